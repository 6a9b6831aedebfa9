import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pdf } from "#lib/submissions/cv/samples/files";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { type Instance, instanceOn } from "../../e2e/support/instance.ts";
import { random } from "../random.ts";

/** The size of the CV of every application. */
export const CV_BYTES = 20_000;
/** How long the response may take on a busy machine. */
export const RESPONSE_MS = 60_000;
const TRIES = 4;

/** Below those that the system gives to connections, which could take the port of a site that was killed. */
const FIRST_PORT = 4_711;
let sites = 0;

/** A site that only takes submissions (`server.ts`), with these settings, not started yet. */
export function submissionSite(settings: Record<string, string>): Instance {
	const port = FIRST_PORT + sites++;
	return instanceOn(
		port,
		{ SITE_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: "silent", ...settings },
		{ program: ["--conditions=react-server", "scripts/senders/server.ts"] },
	);
}

/** A submission that the site confirmed as received. */
export type Acknowledged = { name: string; reference: string; hasCv: boolean; waitedMs: number };

/**
 * So many visitors who send one submission after the other to these sites, one in `cvEvery` with a CV. Without a response they send
 * again with the same key, as a browser does, or give up.
 */
export function startVisitors(sites: readonly Instance[], count: number, cvEvery: number) {
	const acknowledged: Acknowledged[] = [];
	let isOver = false;
	const visitor = async (index: number) => {
		for (let turn = index; !isOver; turn++) {
			const name = randomUUID();
			const form = formOf(name, turn % cvEvery === 0);
			for (let tries = 0; tries < TRIES && !isOver; tries++) {
				const sentAt = performance.now();
				const reference = await send(sites[(turn + tries) % sites.length]?.url ?? "", form);
				if (reference) {
					const waitedMs = performance.now() - sentAt;
					acknowledged.push({ name, reference, hasCv: form.has("file"), waitedMs });
					break;
				}
				await wait(50 + random() * 200);
			}
		}
	};
	const visits = Promise.all(Array.from({ length: count }, (_, index) => visitor(index)));
	return {
		acknowledged,
		stop: async () => {
			isOver = true;
			await visits;
		},
	};
}

function formOf(name: string, hasCv: boolean): FormData {
	const form = new FormData();
	const fields = { ...ENQUIRY_FIELDS, name, email: `${name}@example.com`, key: randomUUID() };
	for (const [field, value] of Object.entries(fields)) form.set(field, value);
	if (hasCv) form.set("file", new File([new Uint8Array(pdf(CV_BYTES, name))], "cv.pdf"));
	return form;
}

/** The reference, if the site confirmed that it was received. */
async function send(url: string, form: FormData): Promise<string | undefined> {
	try {
		const response = await fetch(url + (form.has("file") ? "/application" : "/contact"), {
			method: "POST",
			body: form,
			signal: AbortSignal.timeout(RESPONSE_MS),
		});
		const receipt = (await response.json()) as { reference?: string };
		return response.status === 200 ? receipt.reference : undefined;
	} catch {
		return undefined;
	}
}
