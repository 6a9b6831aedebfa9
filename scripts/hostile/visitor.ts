import { setTimeout as wait } from "node:timers/promises";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { type Answer, send } from "../../e2e/send.ts";

type Question = {
	method?: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
	/** The loopback address that the request comes from. Each counts as a different visitor. */
	from?: string;
};

/** As long as nginx waits for the answer to a form: a CV may wait for its turn, and for the virus scanner. */
const DEADLINE_MS = 65_000;
const NO_ANSWER: Answer = { status: 0, headers: {}, body: "" };

/** A request on its own connection, and how long it took; status 0 if there was no answer. */
export async function ask(
	site: string,
	path: string,
	{ method = "GET", headers, body, from }: Question = {},
): Promise<Answer & { ms: number }> {
	const begun = performance.now();
	const own = { localAddress: from, family: 4, agent: false, timeout: DEADLINE_MS } as const;
	const answer = await send(site, method, path, headers, body, own).catch(() => NO_ANSWER);
	return { ...answer, ms: performance.now() - begun };
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
