/**
 * `npm run bench:weight [-- --rounds=3 --pages=/,/contact --tls]`: what a phone downloads on the first view of each page and how long it
 * waits, how long a page change takes, and how long each input waits for the next paint. In a real browser with a quarter of this
 * machine's speed, on 400 kbit/s and 400 ms; the first views with a cold cache.
 *
 * The same content is measured as plain HTML (the page without script, its style sheet linked). Both forms come from the same server
 * and are loaded in turn, so that a busy machine affects them equally; only the ratios count. With `--tls` both come through nginx as in
 * `deploy/nginx`, over TLS and HTTP/2, as visitors get them.
 *
 * Needs a finished build. A view takes six to eight seconds: with the defaults about ten minutes. Exits with 1 if a page misses a
 * goal.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserExecutable } from "../e2e/support/browser.ts";
import { startEdge } from "../e2e/support/edge.ts";
import { startSite } from "../e2e/support/site.ts";
import { conclude, expect } from "./verdict.ts";
import { startFront } from "./weight/front.ts";
import { firstView, inputDelays, KINDS, pageChange, type Speed, type View } from "./weight/phone.ts";
import { plainHtml } from "./weight/plain-html.ts";

const SLOW: Speed = { kilobits: 400, latency: 400 };
/** The page itself, and as plain HTML. */
const FORMS = ["page", "plain"] as const;
type Form = (typeof FORMS)[number];
/** From the first page to the second, by its link in the page, because the footer is folded on phones. */
const CHANGES = [
	["/faqs", "/contact"],
	["/help", "/locator"],
] as const;

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "3" },
		tls: { type: "boolean", default: false },
		pages: {
			type: "string",
			default: "/,/contact,/faqs,/notices,/news/1,/products/personal/salary%20loans,/locator",
		},
	},
});
const ROUNDS = Array.from({ length: Number(values.rounds) });
const PAGES = values.pages.split(",");

const GOALS = {
	/** Relative to plain HTML. */
	firstPaint: 0.55,
	largestPaint: (page: string) => (page === "/" || /^\/(news|products)\//.test(page) ? 0.85 : 1),
	longestTask: 200,
	inputDelay: 150,
};

const site = await startSite({}, { compressesWell: true });
const servers = {
	page: await startFront(site.url),
	plain: await startFront(site.url, plainHtml),
};
const fronts = values.tls
	? {
			page: await startEdge([servers.page.port], { isSecure: true }),
			plain: await startEdge([servers.plain.port], { isSecure: true }),
		}
	: servers;
const browser = await chromium.launch({
	executablePath: browserExecutable() ?? chromium.executablePath(),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-background-networking",
		"--disable-component-update",
		"--ignore-certificate-errors",
	],
});
const [processor] = cpus();
const machine = `${cpus().length} × ${processor?.model.trim()}, Chromium ${browser.version()}`;

const views = await firstViews();
console.log(
	`\n${machine}\n${SLOW.kilobits} kbit/s, cold cache, median of ${ROUNDS.length} in turn. KB on the wire; ms; ÷ plain: relative to the same page without script and with its sheet linked.`,
);
console.table(rowsOf(views));
await measureUse();

await browser.close();
for (const { stop } of new Set([...Object.values(fronts), ...Object.values(servers)])) await stop();
await site.stop();
conclude("Every goal is met.");

type Views = Record<string, Record<Form, View>>;

/** The median view of each page in each form. */
async function firstViews(): Promise<Views> {
	const all: Views = {};
	for (const path of PAGES) {
		const rounds: Record<Form, View[]> = { page: [], plain: [] };
		for (const form of FORMS) await firstView(browser, fronts[form].url + path);
		for (const _ of ROUNDS) {
			for (const form of FORMS) rounds[form].push(await firstView(browser, fronts[form].url + path, SLOW));
		}
		all[path] = { page: medianOf(rounds.page), plain: medianOf(rounds.plain) };
	}
	return all;
}

/** Page changes of the site alone, and inputs. */
async function measureUse() {
	const changes: Record<string, number> = {};
	for (const [from, to] of CHANGES) {
		const times: number[] = [];
		for (const _ of ROUNDS) times.push(await pageChange(browser, fronts.page.url + from, to, SLOW));
		changes[`${from} → ${to}`] = median(times);
	}
	console.log("From a tap on a link until the next page's heading is on the screen, in ms:");
	console.table(changes);
	const rounds: Record<string, number>[] = [];
	for (const _ of ROUNDS) rounds.push(await inputDelays(browser, site.url));
	const delays = Object.keys(rounds[0] ?? {}).map((input) => ({
		input,
		ms: median(rounds.flatMap((round) => round[input] ?? [])),
	}));
	console.log("From an input to the next paint, in ms:");
	console.table(delays);
	for (const { input, ms } of delays)
		expect(`${input}: an input waited ${ms} ms for a paint`, ms <= GOALS.inputDelay);
}

/** The table; also checks the goals. */
function rowsOf(views: Views) {
	return Object.entries(views).map(([path, { page, plain }]) => {
		checkGoals(path, page, plain);
		return {
			page: path,
			KB: kilobytes(page.all),
			requests: page.requests,
			...Object.fromEntries(KINDS.map((kind) => [kind, kilobytes(page[kind])])),
			FCP: Math.round(page.firstPaint),
			"FCP ÷ plain": (page.firstPaint / plain.firstPaint).toFixed(2),
			LCP: Math.round(page.largestPaint),
			"LCP ÷ plain": (page.largestPaint / plain.largestPaint).toFixed(2),
			longest: Math.round(page.longestTask),
			CLS: page.shift.toFixed(3),
		};
	});
}

function checkGoals(path: string, page: View, plain: View) {
	const firstPaint = page.firstPaint / plain.firstPaint;
	const largestPaint = page.largestPaint / plain.largestPaint;
	expect(`${path}: first paint ${firstPaint.toFixed(2)} × plain HTML`, firstPaint <= GOALS.firstPaint);
	const goal = GOALS.largestPaint(path);
	expect(`${path}: largest paint ${largestPaint.toFixed(2)} × plain HTML`, largestPaint <= goal);
	expect(`${path}: a task of ${Math.round(page.longestTask)} ms`, page.longestTask <= GOALS.longestTask);
	expect(`${path}: layout shift ${page.shift.toFixed(3)}`, page.shift < 0.005);
}

/** The median of each metric. */
function medianOf(views: readonly View[]): View {
	const names = Object.keys(views[0] ?? {}) as (keyof View)[];
	return Object.fromEntries(names.map((name) => [name, median(views.map((view) => view[name]))])) as View;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function kilobytes(bytes: number): number {
	return Math.round(bytes / 100) / 10;
}
