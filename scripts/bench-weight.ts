/**
 * `npm run bench:weight [-- --rounds=3 --pages=/,/contact]`: what a phone downloads on the first view of each page and how
 * long it waits, in a real browser with a cold cache, a quarter of this machine's speed and two slow connections, compared with the
 * same page without any script. The two are loaded in turn, so that a busy machine affects both equally; only the ratio counts.
 * Needs a finished build. Exits with 1 if a page misses a goal.
 */
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { Parser } from "htmlparser2";
import { startSite } from "../e2e/site.ts";
import { bareScriptBytes } from "./bare-next.ts";
import { browserExecutable } from "./browser.ts";
import { startFront } from "./front.ts";

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "3" },
		pages: {
			type: "string",
			default:
				"/,/about,/products,/products/personal/salary%20loans,/news,/news/1,/careers/1,/contact,/awards,/locator,/notices,/notices/1,/reports,/faqs",
		},
	},
});
const ROUNDS = Number(values.rounds);
const PAGES = values.pages.split(",");

const LINKS = {
	"400 kbit/s": { kilobits: 400, latency: 400 },
	"1.6 Mbit/s": { kilobits: 1_600, latency: 150 },
};
const SLOWEST = "400 kbit/s";
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for hydration and what it fetches. */
const QUIET_MS = 2_500;

const GOALS = {
	/** The whole first view, in bytes. */
	bytes: (page: string) => (page === "/" ? 220_000 : 190_000),
	/** Largest paint relative to the page without script, on the slowest connection. */
	largestPaint: 1.15,
	/** Scripts relative to a Next app with one empty page, on pages without a search list. */
	scripts: 1.1,
	longestTask: 200,
};
const SMALL_SCRIPT_PAGES = ["/", "/products/personal/salary%20loans", "/notices/1", "/contact"];

type View = {
	document: number;
	script: number;
	style: number;
	image: number;
	font: number;
	all: number;
	firstPaint: number;
	largestPaint: number;
	blocked: number;
	longestTask: number;
	shift: number;
};

const bare = await bareScriptBytes();
const site = await startSite({});
const fronts = { page: await startFront(site.url), stripped: await startFront(site.url, withoutScripts) };
const browser = await chromium.launch({
	executablePath: browserExecutable(),
	args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

const missed: string[] = [];
for (const [name, link] of Object.entries(LINKS)) {
	const rows: Record<string, Record<string, string | number>> = {};
	for (const path of PAGES) {
		const views: Record<keyof typeof fronts, View[]> = { page: [], stripped: [] };
		// The first request renders the page and resizes pictures, which must not count.
		for (const { url } of Object.values(fronts)) await firstView(browser, url + path);
		for (let round = 0; round < ROUNDS; round++) {
			for (const form of ["page", "stripped"] as const)
				views[form].push(await firstView(browser, fronts[form].url + path, link));
		}
		const page = medianOf(views.page);
		const stripped = medianOf(views.stripped);
		const ratio = page.largestPaint / stripped.largestPaint;
		rows[path] = row(page, stripped, ratio);
		missed.push(...goalsMissed(path, name, page, ratio));
	}
	console.log(
		`\n${name}, ${link.latency} ms, CPU ÷ ${CPU_SLOWDOWN}, cold, median of ${ROUNDS}. KB on the wire; ms; LCP₀ and ratio: relative to the same page without script.`,
	);
	console.table(rows);
}
console.log(`Scripts of a bare Next app: ${kilobytes(bare)} KB.`);
for (const text of missed) console.log(`missed: ${text}`);

await browser.close();
await Promise.all(Object.values(fronts).map(({ stop }) => stop()));
await site.stop();
process.exit(missed.length > 0 ? 1 : 0);

async function firstView(
	browser: Browser,
	url: string,
	link?: { kilobits: number; latency: number },
): Promise<View> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	await page.addInitScript(watchPaints);
	const session = await context.newCDPSession(page);
	const bytes = await watchBytes(session);
	if (link) {
		const throughput = (link.kilobits * 1_000) / 8;
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: link.latency,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		});
		await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	}
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(link ? QUIET_MS : 0);
	const paints = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
	await context.close();
	const by = (type: string) => bytes.get(type) ?? 0;
	return {
		document: by("Document"),
		script: by("Script"),
		style: by("Stylesheet"),
		image: by("Image"),
		font: by("Font"),
		all: [...bytes.values()].reduce((sum, size) => sum + size, 0),
		...paints,
	};
}

type Paints = Pick<View, "firstPaint" | "largestPaint" | "blocked" | "longestTask" | "shift">;

/** Runs in the page before its own scripts. */
function watchPaints() {
	const paints: Paints = { firstPaint: 0, largestPaint: 0, blocked: 0, longestTask: 0, shift: 0 };
	Object.assign(globalThis, { paints });
	const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
	watch("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") paints.firstPaint = startTime;
	});
	watch("largest-contentful-paint", ({ startTime }) => {
		paints.largestPaint = startTime;
	});
	watch("longtask", ({ duration }) => {
		paints.blocked += duration - 50;
		paints.longestTask = Math.max(paints.longestTask, duration);
	});
	watch("layout-shift", (entry) => {
		const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
		if (!hadRecentInput) paints.shift += value;
	});
}

/** Counts bytes on the wire by kind of resource, without headers, which HTTP/2 compresses to almost nothing. */
async function watchBytes(session: CDPSession): Promise<Map<string, number>> {
	const bytes = new Map<string, number>();
	const known = new Map<string, { type: string; size: number }>();
	session.on("Network.responseReceived", ({ requestId, type, response }) =>
		known.set(requestId, { type, size: Number(response.headers["content-length"] ?? 0) }),
	);
	session.on("Network.loadingFinished", ({ requestId }) => {
		const { type, size } = known.get(requestId) ?? { type: "Other", size: 0 };
		bytes.set(type, (bytes.get(type) ?? 0) + size);
	});
	await session.send("Network.enable");
	return bytes;
}

/** The page without script: the same markup and pictures. */
function withoutScripts(html: string): string {
	const cuts: [from: number, to: number][] = [];
	let from: number | undefined;
	const parser = new Parser({
		onopentag(name, { rel, as }) {
			if (name === "script") from = parser.startIndex;
			if (name === "link" && rel === "preload" && as === "script")
				cuts.push([parser.startIndex, parser.endIndex + 1]);
		},
		onclosetag(name) {
			if (name === "script" && from !== undefined) cuts.push([from, parser.endIndex + 1]);
		},
	});
	parser.write(html);
	parser.end();
	let rest = "";
	let done = 0;
	for (const [start, end] of cuts) {
		rest += html.slice(done, start);
		done = end;
	}
	return rest + html.slice(done);
}

function row(page: View, stripped: View, ratio: number) {
	return {
		KB: kilobytes(page.all),
		page: kilobytes(page.document),
		script: kilobytes(page.script),
		"÷ bare": (page.script / bare).toFixed(3),
		style: kilobytes(page.style),
		image: kilobytes(page.image),
		font: kilobytes(page.font),
		FCP: Math.round(page.firstPaint),
		LCP: Math.round(page.largestPaint),
		"LCP₀": Math.round(stripped.largestPaint),
		ratio: ratio.toFixed(2),
		blocked: Math.round(page.blocked),
		longest: Math.round(page.longestTask),
		CLS: page.shift.toFixed(3),
	};
}

function goalsMissed(path: string, link: string, page: View, ratio: number): string[] {
	const goals: [isMissed: boolean, text: string][] = [
		[page.all > GOALS.bytes(path), `${kilobytes(page.all)} KB`],
		[
			SMALL_SCRIPT_PAGES.includes(path) && page.script > bare * GOALS.scripts,
			`scripts ${(page.script / bare).toFixed(3)} × bare`,
		],
		[link === SLOWEST && ratio > GOALS.largestPaint, `largest paint ${ratio.toFixed(2)} × without script`],
		[page.longestTask > GOALS.longestTask, `a task of ${Math.round(page.longestTask)} ms`],
		[page.shift >= 0.005, `layout shift ${page.shift.toFixed(3)}`],
	];
	return goals.flatMap(([isMissed, text]) => (isMissed ? `${path}, ${link}: ${text}` : []));
}

/** The median of each figure. */
function medianOf(views: readonly View[]): View {
	const names = Object.keys(views[0] ?? {}) as (keyof View)[];
	return Object.fromEntries(
		names.map((name) => {
			const sorted = views.map((view) => view[name]).sort((a, b) => a - b);
			return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
		}),
	) as View;
}

function kilobytes(bytes: number): number {
	return Math.round(bytes / 100) / 10;
}
