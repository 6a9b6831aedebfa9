import { setTimeout as wait } from "node:timers/promises";
import { startAttack } from "./attacker.ts";
import { check } from "./check.ts";
import { ask, percentile, sendEnquiry, visitFor } from "./visitor.ts";

const ATTACKER = "127.0.0.66";
const NEIGHBOUR = "127.0.0.7";
const WATCH_MS = 4_000;
const PAIRS = 5;
const MAX_RATIO = 2;
/** Visitors do not notice less, and behind nginx a page takes 3 ms. */
const UNNOTICED_MS = 10;

type Flood = { kind: string; count: number };
const FLOODS: Flood[] = [
	{ kind: "empty applications", count: 1_005 },
	{ kind: "empty enquiries", count: 20_050 },
	{ kind: "made-up products", count: 900 },
	{ kind: "made-up branches", count: 900 },
	{ kind: "new pictures", count: 900 },
	{ kind: "unfinished heads", count: 4_200 },
	{ kind: "slow bodies", count: 300 },
	{ kind: "unread searches", count: 2 },
	{ kind: "unread pages", count: 20 },
];

/** One address attacks in every known way, while another visitor's pages and form are measured. */
export async function checkFloods(where: string, site: string) {
	for (const flood of FLOODS) {
		await check(
			where,
			`${flood.count} ${flood.kind} from one address`,
			`another visitor: p99 at most ${MAX_RATIO} times or ${UNNOTICED_MS} ms, no page fails, form accepted`,
			() => watched(site, flood),
		);
	}
}

/**
 * Alternates without and with the attack, since a machine is never quiet for long. The waits of all rounds count together.
 */
async function watched(site: string, { kind, count }: Flood) {
	await visitFor(site, 1_000, NEIGHBOUR);
	const quiet: number[] = [];
	const meanwhile: number[] = [];
	let failed = 0;
	let form = 0;
	for (let pair = 0; pair < PAIRS; pair++) {
		quiet.push(...(await visitFor(site, WATCH_MS, NEIGHBOUR)).waits);
		const attack = startAttack(kind, site, ATTACKER, count);
		await wait(1_000);
		const visits = await visitFor(site, WATCH_MS, NEIGHBOUR);
		meanwhile.push(...visits.waits);
		failed += visits.failed;
		form = (await sendEnquiry(site, { from: NEIGHBOUR })).status;
		// Once, as much as fits in a minute. Attacks that hold connections would go on.
		if (pair === 0 && !/heads|bodies|unread/.test(kind)) await Promise.race([attack.ended, wait(60_000)]);
		await attack.stop();
		await wait(500);
		const after = (await sendEnquiry(site, { from: NEIGHBOUR })).status;
		if (after !== 200) form = after;
		if (form !== 200) break;
	}
	const before = percentile(quiet, 99);
	const during = percentile(meanwhile, 99);
	const ratio = during / before;
	return {
		seen: `p99 × ${ratio.toFixed(2)} (${before.toFixed(1)} and ${during.toFixed(1)} ms), ${failed} failed, form ${form}`,
		ok: (ratio <= MAX_RATIO || during < UNNOTICED_MS) && failed === 0 && form === 200,
	};
}

/** Bodies and heads that never end, and how long the site puts up with them. */
export async function checkSlowClients(where: string, site: string) {
	for (const kind of ["slow bodies", "unfinished heads"]) {
		await check(where, `300 ${kind} at a byte a second`, "all cut within 75 s", async () => {
			// Unfinished heads are opened again; each is cut all the same.
			const attack = startAttack(kind, site, ATTACKER, 300);
			const begun = performance.now();
			while (!attack.isOver() && performance.now() - begun < (kind === "slow bodies" ? 75_000 : 25_000))
				await wait(500);
			const seconds = Math.round((performance.now() - begun) / 1_000);
			const { cut, open } = await attack.stop();
			return {
				seen: `${cut} cut, ${open} open after ${seconds} s`,
				ok: cut >= 300 && (kind !== "slow bodies" || open === 0),
			};
		});
	}
}

const REAL = [
	"/",
	"/about",
	"/products",
	"/careers",
	"/news",
	"/news/1",
	"/awards",
	"/locator",
	"/notices",
	"/notices/1",
	"/reports",
	"/faqs",
	"/contact",
];

/** Made-up addresses that are answered with 200 must not evict pages that people read. */
export async function checkSpellings(site: string) {
	await check(
		"bare",
		"900 made-up categories and 900 spellings of a branch",
		`${REAL.length} of ${REAL.length} real pages still cached`,
		async () => {
			for (const path of [...REAL, ...REAL]) await ask(site, path);
			await startAttack("made-up products", site, ATTACKER, 900).ended;
			await startAttack("made-up branches", site, ATTACKER, 900).ended;
			const results = await Promise.all(REAL.map((path) => ask(site, path)));
			const kept = results.filter(
				({ headers }) => headers["x-nextjs-cache"] === "HIT" || headers["x-nextjs-cache"] === "STALE",
			);
			return { seen: `${kept.length} of ${REAL.length}`, ok: kept.length === REAL.length };
		},
	);
}
