import { connect } from "node:net";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import type { CvFinding } from "#lib/submissions/model/cv-findings";

/** How long an applicant, or staff who open the page of a CV, wait for the scanner. */
export const SCAN_MAX_MS = 10_000;
/** Each holds its file in memory. What finds no place is scanned when staff open it. */
const SCANS_MAX = 4;
const ANSWER_MAX = 1_000;
const PIECE_BYTES = 64 * 1024;

/** The finding of the virus scanner; undefined if it finds nothing. Never rejects. */
export type ScanCv = (read: () => Promise<Buffer | undefined>) => Promise<CvFinding | undefined>;

/**
 * Streams files to clamd at that address (`host:port`, or the path of a socket) by its command `INSTREAM`. A scanner that is absent,
 * slow or overloaded, and an answer that is neither yes nor no, make the finding that the file is not scanned yet.
 */
export function clamdScanner(address: string, maxMs = SCAN_MAX_MS): ScanCv {
	let underWay = 0;
	return async (read) => {
		const notYet: CvFinding = { kind: "unscanned", where: "" };
		if (underWay >= SCANS_MAX) return notYet;
		underWay += 1;
		try {
			const content = await read();
			const answer = content && (await answerOf(address, content, maxMs));
			const [, virus] = /^stream: (.{1,200}) FOUND\0/.exec(answer ?? "") ?? [];
			if (virus !== undefined) return { kind: "infected", where: virus.replace(/[^ -~]/g, "") };
			if (answer?.startsWith("stream: OK\0")) return undefined;
			log.warn({ reason: answer?.slice(0, 60).replace(/[^ -~]/g, "") }, "file not scanned");
		} catch (error) {
			log.warn({ reason: errorName(error) }, "file not scanned");
		} finally {
			underWay -= 1;
		}
		return notYet;
	};
}

/** What clamd answers, with the zero byte at its end. Rejects if there is no answer in time. */
function answerOf(address: string, content: Buffer, maxMs: number): Promise<string> {
	const colon = address.lastIndexOf(":");
	const socket = address.startsWith("/")
		? connect({ path: address })
		: connect({
				host: address.slice(0, colon).replace(/^\[|\]$/g, ""),
				port: Number(address.slice(colon + 1)),
			});
	return new Promise<string>((resolve, reject) => {
		const timer = setTimeout(
			() => reject(Object.assign(new Error("no answer"), { code: "ETIMEDOUT" })),
			maxMs,
		);
		let answer = "";
		socket.setEncoding("latin1").on("data", (piece: string) => {
			answer += piece;
			if (answer.includes("\0") || answer.length > ANSWER_MAX) resolve(answer);
		});
		socket.on("error", reject).on("close", () => {
			clearTimeout(timer);
			reject(new Error("no answer"));
		});
		socket.write("zINSTREAM\0");
		for (let at = 0; at < content.length; at += PIECE_BYTES) {
			const piece = content.subarray(at, at + PIECE_BYTES);
			socket.write(lengthOf(piece.length));
			socket.write(piece);
		}
		socket.write(lengthOf(0));
	}).finally(() => socket.destroy());
}

function lengthOf(bytes: number): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(bytes);
	return length;
}
