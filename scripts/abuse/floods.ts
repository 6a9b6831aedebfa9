import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { PAGES } from "../../e2e/support/pages.ts";
import { startAttack } from "./attacker.ts";
import { check } from "./check.ts";
import { routesToFlood } from "./routes.ts";
import { ask, sendEnquiry, visitors } from "./visitor.ts";

/** A place to attack: the site itself, or an nginx in front of it. */
export type Target = { where: string; url: string; pid: number };

const QUIET_MS = 4_000;
const WATCHED_MS = 8_000;
/** Visitors do not notice less; and on a machine that is busy otherwise, three times the longest wait of a quiet run just before. */
const LONGEST_MS = 400;
const QUIET_RATIO = 3;
const READY_MAX_MS = 1_000;
const MEMORY_MAX_MB = 400;
/** How long connections that send a byte a second may last. */
const HELD_MAX_SECONDS = 60;

const FLOODS = [
	"made-up items",
	"made-up pages",
	"made-up items by HEAD",
	"searches",
	"searches while typing",
	"queries",
	"searches from a /64",
	"made-up keys of a cache",
	"unfinished heads",
	"slow bodies",
	"slow forms",
	"searches + slow bodies",
	"queries + made-up keys of a cache",
	"new pictures",
	"empty forms",
	"feedback",
	"speed reports",
	"checked messages",
	"lookups of submissions",
	"forms of many fields",
	"large files",
];
/** Floods that the threat model leaves to nginx: by itself, the site makes visitors wait for half a second, or for a second. */
const ONLY_BEHIND_NGINX = ["empty forms", "forms of many fields", "large files"];

/**
 * Attacks in every known way, while visitors arrive at a steady pace, whatever became of those before. One who waits long is seen, as
 * he would not be among the hundreds that a patient client asks for in turn.
 */
export async function checkFloods(target: Target) {
	for (const flood of [...FLOODS, ...routesToFlood()]) {
		if (target.where === "bare" && ONLY_BEHIND_NGINX.includes(flood)) continue;
		await check(
			target.where,
			flood,
			`nobody waits longer than ${LONGEST_MS} ms or ${QUIET_RATIO} times a quiet run's longest, all are served, forms are accepted, /readyz within a second, at most ${MEMORY_MAX_MB} MB`,
			() => watched(target, flood.split(" + ")),
		);
	}
}

async function watched({ where, url, pid }: Target, kinds: string[]) {
	const quiet = await visitors(url, QUIET_MS);
	const attacks = kinds.map((kind) => startAttack(kind, url, HELD_MAX_SECONDS));
	// The burst of its beginning counts.
	const [seen, form, ready] = await Promise.all([
		visitors(url, WATCHED_MS),
		wait(WATCHED_MS / 2).then(() => sendEnquiry(url)),
		wait(WATCHED_MS / 2).then(() => ask(url, "/readyz")),
	]);
	const memory = megabytesOf(pid);
	const isHeld = kinds.every((kind) => /^slow|heads$/.test(kind));
	const ends = await Promise.all(attacks.map((attack) => (isHeld ? attack.ended : attack.stop())));
	const left = isHeld ? ends.reduce((sum, open) => sum + open, 0) : 0;
	const after = await sendEnquiry(url);
	const limit = Math.max(LONGEST_MS, QUIET_RATIO * quiet.longest);
	// nginx keeps it for operators.
	const isReady = where === "nginx" || (ready.status === 200 && ready.ms <= READY_MAX_MS);
	const isServed = seen.failed === 0 && form.status === 200 && after.status === 200 && isReady;
	return {
		seen: `longest ${seen.longest.toFixed(0)} ms (quiet ${quiet.longest.toFixed(0)}), ${seen.overASecond} of ${seen.count} over a second, ${seen.failed} failed, forms ${form.status} and ${after.status}, /readyz after ${ready.ms.toFixed(0)} ms, ${memory} MB, ${left} connections left`,
		ok: isServed && seen.longest <= limit && memory <= MEMORY_MAX_MB && left === 0,
	};
}

/** Resident memory. Linux only. */
function megabytesOf(pid: number): number {
	const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Math.round(Number(kilobytes) / 1_024);
}

/**
 * Fills the cache of nginx with made-up URLs, then stops the site: every page that had been visited under a URL without a query must
 * still be served. Copies of URLs with a query evict each other.
 */
export async function checkCacheFilling({ where, url }: Target, stopSite: () => Promise<void>) {
	await check(
		where,
		"pages without a query after a cache was filled and the site stopped",
		"all",
		async () => {
			const sitemap = (await ask(url, "/sitemap.xml")).body;
			const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
				([, path]) => path || "/",
			);
			const pages = [...new Set([...listed, ...PAGES])].filter((page) => !page.includes("?"));
			const statuses = async () => {
				let served = 0;
				for (const page of pages) if ((await ask(url, page)).status === 200) served += 1;
				return served;
			};
			const before = await statuses();
			await startAttack("made-up keys of a cache", url, 30).ended;
			await stopSite();
			// Longer than a copy counts as fresh.
			await wait(16_000);
			const after = await statuses();
			return { seen: `${after} of ${before}`, ok: before === pages.length && after === before };
		},
	);
}
