import { setTimeout as wait } from "node:timers/promises";
import { percentile } from "../percentile.ts";
import { startAttack } from "./attacker.ts";
import { check } from "./check.ts";
import { sendEnquiry, visitFor } from "./visitor.ts";

const ATTACKER = "127.0.0.66";
const NEIGHBOUR = "127.0.0.7";
const WATCH_MS = 4_000;
const TURNS = 5;
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

/**
 * One address attacks in every known way, while another visitor's pages and form are measured, beside those of a bystander: the same
 * site, not attacked, on the same machine, which the attacker keeps busy, too.
 */
export async function checkFloods(where: string, site: string, bystander: string) {
	for (const flood of FLOODS) {
		await check(
			where,
			`${flood.count} ${flood.kind} from one address`,
			`another visitor: p99 at most ${MAX_RATIO} times that of a site not attacked, or ${UNNOTICED_MS} ms; no page fails, form accepted`,
			async () => {
				const { seen, here, there, isServed } = await watched(site, bystander, flood);
				return { seen, ok: isServed && (here <= MAX_RATIO * there || here < UNNOTICED_MS) };
			},
		);
	}
}

/** The waits of all turns count together. */
async function watched(site: string, bystander: string, { kind, count }: Flood) {
	const visitBoth = (ms: number) =>
		Promise.all([visitFor(site, ms, NEIGHBOUR), visitFor(bystander, ms, NEIGHBOUR)]);
	await visitBoth(1_000);
	const attacked: number[] = [];
	const elsewhere: number[] = [];
	let failed = 0;
	let form = 0;
	for (let turn = 0; turn < TURNS; turn++) {
		const attack = startAttack(kind, site, ATTACKER, count);
		await wait(1_000);
		const [visits, others] = await visitBoth(WATCH_MS);
		attacked.push(...visits.waits);
		elsewhere.push(...others.waits);
		failed += visits.failed;
		form = (await sendEnquiry(site, { from: NEIGHBOUR })).status;
		// Once, as much as fits in a minute. Attacks that hold connections would go on.
		if (turn === 0 && !/heads|bodies|unread/.test(kind)) await Promise.race([attack.ended, wait(60_000)]);
		await attack.stop();
		await wait(500);
		const after = (await sendEnquiry(site, { from: NEIGHBOUR })).status;
		if (after !== 200) form = after;
		if (form !== 200) break;
	}
	const [here, there] = [percentile(attacked, 99), percentile(elsewhere, 99)];
	return {
		seen: `p99 × ${(here / there).toFixed(2)} (${here.toFixed(1)} and ${there.toFixed(1)} ms), ${failed} failed, form ${form}`,
		here,
		there,
		isServed: failed === 0 && form === 200,
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
