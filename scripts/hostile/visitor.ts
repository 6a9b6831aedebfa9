import { request as httpRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";

type Answer = {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
	ms: number;
};
type Question = {
	method?: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
	/** The loopback address that the request comes from. Each counts as a different visitor. */
	from?: string;
};

/** As long as nginx waits for the answer to a form: a CV may wait for its turn, and for its inspection. */
const DEADLINE_MS = 65_000;

/** A request on its own connection; status 0 if there was no answer. */
export function ask(
	site: string,
	path: string,
	{ method = "GET", headers, body, from }: Question = {},
): Promise<Answer> {
	const { hostname, port } = new URL(site);
	const begun = performance.now();
	return new Promise((resolve) => {
		const end = (status: number, got: Answer["headers"], text: string) =>
			resolve({ status, headers: got, body: text, ms: performance.now() - begun });
		const none = () => end(0, {}, "");
		const asking = httpRequest(
			{
				hostname,
				port,
				path,
				method,
				headers: {
					...headers,
					...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
				},
				localAddress: from,
				family: 4,
				agent: false,
				timeout: DEADLINE_MS,
			},
			(response) => {
				const pieces: Buffer[] = [];
				response.on("data", (piece: Buffer) => pieces.push(piece));
				response.on("error", none);
				response.on("end", () =>
					end(response.statusCode ?? 0, response.headers, Buffer.concat(pieces).toString()),
				);
			},
		);
		asking.on("error", none);
		asking.on("timeout", () => asking.destroy());
		asking.end(body);
	});
}

let visitors = 0;

/** Sends an enquiry with new content. */
export function sendEnquiry(site: string, { from }: { from?: string } = {}) {
	visitors += 1;
	const fields = { ...ENQUIRY_FIELDS, email: `visitor${process.pid}.${visitors}@example.com` };
	return ask(site, "/api/contact", {
		method: "POST",
		from,
		body: new URLSearchParams(fields).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
	});
}

const BOUNDARY = "----a-boundary-of-the-hostile-test";

/** Sends an application as a browser does. */
export function sendApplication(
	site: string,
	fields: Record<string, string>,
	{ from, file = Buffer.alloc(0) }: { from: string; file?: Buffer },
) {
	const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
		Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
	);
	const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/octet-stream\r\n\r\n`;
	parts.push(Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`));
	return ask(site, "/api/applications/1", {
		method: "POST",
		from,
		body: Buffer.concat(parts),
		headers: {
			"content-type": `multipart/form-data; boundary=${BOUNDARY}`,
			accept: "application/json",
		},
	});
}

const VISITED = ["/", "/faqs", "/notices", "/products"];
const PACE_MS = 15;

/** How long an unhurried visitor of cached pages waits, in milliseconds, and how many visits failed. */
export async function visitFor(site: string, ms: number, from: string) {
	const waits: number[] = [];
	let failed = 0;
	const begun = performance.now();
	for (let at = 0; performance.now() - begun < ms; at++) {
		const answer = await ask(site, VISITED[at % VISITED.length] ?? "/", { from });
		waits.push(answer.ms);
		if (answer.status !== 200) failed += 1;
		await wait(PACE_MS);
	}
	return { waits, failed };
}

/** The wait in milliseconds that so many percent of the waits do not exceed. */
export function percentile(waits: readonly number[], percent: number): number {
	const sorted = waits.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
