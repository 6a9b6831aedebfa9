import { connect } from "node:net";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { counter } from "#lib/platform/metrics";
import { createMutex } from "#lib/platform/mutex";
import type { CvScan } from "#lib/submissions/model/cv-scan";

/** How long an applicant waits for the scanner, the scans of earlier files included. */
export const SCAN_MAX_MS = 10_000;
/** Each scan holds its file in memory. */
const SCANS_MAX = 4;
const RESPONSE_MAX = 1_000;
const CHUNK_BYTES = 64 * 1024;

const scans = counter("cv_scans_total", "Virus scans of CVs by outcome: clean, found, failed.");

/** Scans a file. Never rejects. */
export type ScanCv = (read: () => Promise<Buffer>) => Promise<CvScan>;

/**
 * Streams files to clamd at that address (`host:port`, or the path of a socket) by its command `INSTREAM`, four at a time. The scan
 * fails if the scanner is absent or too slow, or if its response is neither yes nor no.
 */
export function clamdScanner(address: string, maxMs = SCAN_MAX_MS): ScanCv {
	const mutex = createMutex();
	let count = 0;
	// An increase from a counter that was not there before is invisible to Prometheus.
	for (const outcome of ["clean", "found", "failed"]) scans.add({ outcome }, 0);
	return async (read) => {
		const deadline = AbortSignal.timeout(maxMs);
		const scan = await mutex.run(`${count++ % SCANS_MAX}`, () => scanOf(address, read, deadline));
		scans.add({ outcome: scan.outcome });
		return scan;
	};
}

async function scanOf(address: string, read: () => Promise<Buffer>, deadline: AbortSignal): Promise<CvScan> {
	try {
		deadline.throwIfAborted();
		const response = await responseTo(await read(), address, deadline);
		const [, finding] = /^stream: (.{1,200}) FOUND\0/.exec(response) ?? [];
		if (finding !== undefined)
			return { outcome: "found", at: Date.now(), finding: finding.replace(/[^ -~]/g, "") };
		if (response.startsWith("stream: OK\0")) return { outcome: "clean", at: Date.now() };
		log.warn({ reason: response.slice(0, 60).replace(/[^ -~]/g, "") }, "file not scanned");
	} catch (error) {
		log.warn({ reason: deadline.aborted ? "no response in time" : errorName(error) }, "file not scanned");
	}
	return { outcome: "failed" };
}

/** The response of clamd, with the zero byte at its end. Rejects if there is none in time. */
function responseTo(content: Buffer, address: string, signal: AbortSignal): Promise<string> {
	const colon = address.lastIndexOf(":");
	const socket = address.startsWith("/")
		? connect({ path: address, signal })
		: connect({
				host: address.slice(0, colon).replace(/^\[|\]$/g, ""),
				port: Number(address.slice(colon + 1)),
				signal,
			});
	return new Promise<string>((resolve, reject) => {
		let response = "";
		socket.setEncoding("latin1").on("data", (piece: string) => {
			response += piece;
			if (response.includes("\0") || response.length > RESPONSE_MAX) resolve(response);
		});
		socket.on("error", reject).on("close", () => reject(new Error("no response")));
		socket.write("zINSTREAM\0");
		for (let at = 0; at < content.length; at += CHUNK_BYTES) {
			const chunk = content.subarray(at, at + CHUNK_BYTES);
			socket.write(lengthOf(chunk.length));
			socket.write(chunk);
		}
		socket.write(lengthOf(0));
	}).finally(() => socket.destroy());
}

function lengthOf(bytes: number): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(bytes);
	return length;
}
