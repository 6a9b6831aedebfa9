import { setTimeout as wait } from "node:timers/promises";
import { PAGES } from "../../e2e/support/pages.ts";
import { ISLAND_BASE } from "../../lib/islands/island-markup.ts";
import { ENQUIRY_FIELDS } from "../../lib/submissions/samples/submissions.ts";
import { inParallel } from "../in-parallel.ts";

const VISITORS = 24;
const PACE_MS = 25;

/** Sends a form as this visitor. */
const sendForm = (origin: string, fields: Record<string, string>, visitor: number) =>
	fetch(`${origin}/api/contact`, {
		method: "POST",
		body: new URLSearchParams({ ...ENQUIRY_FIELDS, ...fields }),
		headers: { accept: "application/json", ...addressOf(visitor) },
	});

/**
 * A separate address for each visitor, as a CDN in front of nginx reports it. Directly at an instance, one proxy fewer appends to
 * it.
 */
export function addressOf(visitor: number) {
	const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
	return { "x-forwarded-for": `${address}, ${address}` };
}

/** The scripts and style sheets that a page names. */
export async function filesOf(page: string): Promise<string[]> {
	const html = await (await fetch(page)).text();
	const named = html.match(/\/_next\/static\/[\w./~-]+\.(?:css|js)/g) ?? [];
	const ofIslands = [...html.matchAll(/data-files="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
	return [...new Set([...named, ...ofIslands.map((name) => ISLAND_BASE + name)])];
}

/**
 * Visitors who read pages, some of which no cache has, fetch these files and send forms, all at a steady pace. They go on until they
 * are stopped, and until there were so many requests.
 */
export function startVisits(edge: string, { files = ["/"], requests = 0 } = {}) {
	const seen = {
		requests: 0,
		forms: 0,
		acknowledged: 0,
		slowestMs: 0,
		failures: {} as Record<string, number>,
	};
	let isOver = false;
	const note = async (kind: string, requested: Promise<Response>) => {
		const begun = performance.now();
		const status = await requested
			.then((response) => response.text().then(() => response.status))
			.catch((error: Error) => error.message);
		seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun);
		const failure = `${kind} ${status}`;
		if (status !== 200) seen.failures[failure] = (seen.failures[failure] ?? 0) + 1;
		return status === 200;
	};
	const visit = async (number: number) => {
		await wait(PACE_MS);
		seen.requests += 1;
		const path = PAGES[number % PAGES.length] ?? "/";
		const kind = number % 10;
		if (kind < 2) {
			seen.forms += 1;
			const fields = { email: `visitor${number}@example.com` };
			if (await note("form", sendForm(edge, fields, 40_000 + number))) seen.acknowledged += 1;
		} else if (kind === 2) await note("file", fetch(edge + files[number % files.length]));
		// An unknown parameter has no copy at the edge, so an instance must answer.
		else if (kind < 7)
			await note("page", fetch(`${edge}${path}${path.includes("?") ? "&" : "?"}nr=${number}`));
		else await note("page from the edge", fetch(edge + path));
	};
	const visits = inParallel(VISITORS, (next) => !isOver || next < requests, visit);
	return {
		stop: async () => {
			isOver = true;
			await visits;
			return seen;
		},
	};
}
