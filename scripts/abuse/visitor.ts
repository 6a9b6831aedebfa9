import { setTimeout as wait } from "node:timers/promises";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { type SentResponse, send } from "../../e2e/support/send.ts";

type Question = {
	method?: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
	/** The loopback address that the request comes from. Each counts as a different visitor. */
	from?: string;
};

/** As long as nginx waits for the response to a form: a CV may wait for its turn, and for the virus scanner. */
const DEADLINE_MS = 65_000;
const NO_RESPONSE: SentResponse = { status: 0, headers: {}, body: "" };

/** A request on its own connection, and how long it took; status 0 if there was no response. */
export async function ask(
	site: string,
	path: string,
	{ method = "GET", headers, body, from }: Question = {},
): Promise<SentResponse & { ms: number }> {
	const begun = performance.now();
	const own = { localAddress: from, family: 4, agent: false, timeout: DEADLINE_MS } as const;
	const response = await send(site, method, path, headers, body, own).catch(() => NO_RESPONSE);
	return { ...response, ms: performance.now() - begun };
}

const VISITOR = "127.0.0.7";
let sent = 0;

/** Sends an enquiry with new content. */
export function sendEnquiry(site: string) {
	sent += 1;
	const fields = { ...ENQUIRY_FIELDS, email: `visitor${process.pid}.${sent}@example.com` };
	return ask(site, "/api/contact", {
		method: "POST",
		from: VISITOR,
		body: new URLSearchParams(fields).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
	});
}

const VISITED = ["/faqs", "/healthz", "/", "/notices", "/healthz", "/products"];
const PACE_MS = 100;

/**
 * Visitors of cached pages and probes of `/healthz` who arrive every 100 ms, whatever became of those before: how many, how long the
 * longest waited in milliseconds, how many waited longer than a second, and how many were not served.
 */
export async function visitors(site: string, ms: number) {
	const visits = Array.from({ length: ms / PACE_MS }, async (_, at) => {
		await wait(at * PACE_MS);
		return ask(site, VISITED[at % VISITED.length] ?? "/", { from: VISITOR });
	});
	const responses = await Promise.all(visits);
	return {
		count: responses.length,
		longest: Math.max(...responses.map(({ ms }) => ms)),
		overASecond: responses.filter(({ ms }) => ms > 1_000).length,
		failed: responses.filter(({ status }) => status !== 200).length,
	};
}
