/**
 * `npm run bench:weight [-- --rounds=3 --pages=/,/contact --links=400 --forms=page,plain --shaped --plot]`: what a phone
 * downloads on the first view of each page and how long it waits, in a real browser with a cold cache, a quarter of this
 * machine's speed and slow connections. The same content is measured as plain HTML (the page without script, its style sheet
 * linked), built by Astro, and by a bare Next app. All forms come from the same server and are loaded in turn, so that a busy
 * machine affects them equally; only the ratios count.
 *
 * `--links` are connections by their kilobits a second, `--forms` the forms to measure (plain is always measured). `--shaped`
 * sends everything over a line of that speed (`weight/shaped-link.ts`) instead of throttling in the browser; it needs Linux, root
 * and `socat` (Debian: apt-get install -y iproute2 socat). `--plot` writes `docs/images/largest-paint.svg`.
 *
 * Needs a finished build, and npm's registry when Astro is measured for the first time. A view takes six to eight seconds:
 * with the defaults about 25 minutes. Exits with 1 if a page misses a goal.
 */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { startSite } from "../e2e/site.ts";
import { barChart } from "./bar-chart.ts";
import { buildBareNext, scriptBytes, startBareNext } from "./bare-next.ts";
import { browserExecutable } from "./browser.ts";
import { type Front, startFront } from "./front.ts";
import { machineText } from "./machine.ts";
import { startAstro } from "./weight/astro.ts";
import { type Speed, UNLIMITED } from "./weight/delayed-direction.ts";
import { type Content, contentOf, plainHtml } from "./weight/plain-html.ts";
import { startShapedLink } from "./weight/shaped-link.ts";

const LINKS: Record<string, Speed> = {
	"400": { kilobits: 400, latency: 400 },
	"1600": { kilobits: 1_600, latency: 150 },
};
const SLOWEST = "400";
const FORMS = { page: "This site", plain: "Plain HTML", astro: "Astro", next: "Bare Next" };
type Form = keyof typeof FORMS;
const PLOT = "docs/images/largest-paint.svg";
/** Relative to a static page with the same text and pictures; measured once, see docs/capacity.md. */
const MEASURED_ELSEWHERE = [
	{ name: "WordPress theme", value: 3.1 },
	{ name: "Next CMS template", value: 8.9 },
];

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "3" },
		pages: {
			type: "string",
			default: "/,/contact,/faqs,/notices,/news/1,/products/personal/salary%20loans,/locator",
		},
		links: { type: "string", default: Object.keys(LINKS).join() },
		forms: { type: "string", default: Object.keys(FORMS).join() },
		shaped: { type: "boolean", default: false },
		plot: { type: "boolean", default: false },
	},
});
const ROUNDS = Number(values.rounds);
const PAGES = values.pages.split(",");
const MEASURED = (Object.keys(FORMS) as Form[]).filter(
	(form) => form === "plain" || values.forms.split(",").includes(form),
);

const CPU_SLOWDOWN = 4;
const PACKET_BYTES = 1_500;
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for hydration and what it fetches. */
const QUIET_MS = 2_500;

const GOALS = {
	/** The whole first view, in bytes. */
	bytes: (page: string) => (page === "/" ? 190_000 : 170_000),
	/** Relative to plain HTML, on the slowest connection. */
	firstPaint: 0.55,
	largestPaint: (page: string) =>
		page === "/" || values.shaped
			? 0.85
			: /^\/(contact|faqs|notices)$/.test(page)
				? 0.6
				: /^\/(news|products)\//.test(page)
					? 0.8
					: 1,
	/** Scripts relative to a Next app with one empty page, on pages without a search list. */
	scripts: 1.1,
	longestTask: 200,
};
const SMALL_SCRIPT_PAGES = ["/", "/products/personal/salary%20loans", "/notices/1", "/contact"];

type View = {
	requests: number;
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

const site = await startSite({});
const executable = browserExecutable() ?? chromium.executablePath();
const line = values.shaped ? await startShapedLink(executable) : undefined;
const { fronts, bareScripts, stop } = await startForms();
const browser = await chromium.launch({
	executablePath: line?.browser ?? executable,
	args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const machine = machineText(`Chromium ${browser.version()}`);

const missed: string[] = [];
const rows: Record<string, string | number>[] = [];
const slowest: Record<Form, View[]> = { page: [], plain: [], astro: [], next: [] };
for (const name of values.links.split(",")) {
	const speed = LINKS[name];
	if (!speed) throw new Error(`No such link: ${name}`);
	for (const path of PAGES) {
		const views: Record<Form, View[]> = { page: [], plain: [], astro: [], next: [] };
		// The first request renders the page and resizes pictures, which must not count.
		line?.setSpeed(UNLIMITED);
		for (const form of MEASURED) await firstView(browser, frontOf(form).url + path);
		line?.setSpeed(speed);
		for (let round = 0; round < ROUNDS; round++) {
			for (const form of MEASURED)
				views[form].push(await firstView(browser, frontOf(form).url + path, speed));
		}
		const plain = medianOf(views.plain);
		for (const form of MEASURED) {
			const view = medianOf(views[form]);
			rows.push({ "kbit/s": name, page: path, form: FORMS[form], ...row(view, plain) });
			if (name === SLOWEST) slowest[form].push(view);
			if (form === "page") missed.push(...goalsMissed(path, name, view, plain));
		}
	}
}
console.log(
	`\n${machine}\n${values.shaped ? "Shaped line, " : ""}CPU ÷ ${CPU_SLOWDOWN}, cold cache, median of ${ROUNDS} in turn. KB on the wire; ms; ÷ plain: relative to the same page without script and with its sheet linked.`,
);
console.table(rows);
if (bareScripts) console.log(`Scripts of a bare Next app with an empty page: ${kilobytes(bareScripts)} KB.`);
for (const text of missed) console.log(`missed: ${text}`);
if (values.plot) plot();

await browser.close();
await line?.stop();
await stop();
await site.stop();
process.exit(missed.length > 0 ? 1 : 0);

/** Serves every form that is measured. */
async function startForms() {
	const html = await Promise.all(PAGES.map(async (path) => (await fetch(site.url + path)).text()));
	const contents = html.map(contentOf);
	const css = await sheetsOf(contents);
	const host = line?.host;
	const names = new Map(PAGES.map((path, at) => [path, `/page-${at}`]));
	const appOf = (url: string) => ({
		app: { url, pathOf: (path: string) => names.get(decodeURI(path)) ?? names.get(path) ?? path },
	});
	const named = contents.map((content, at) => [`/page-${at}`, content] as const);
	const fronts: Partial<Record<Form, Front>> = {
		plain: await startFront(site.url, { change: plainHtml, host }),
	};
	const stops: (() => void)[] = [];
	if (MEASURED.includes("page")) fronts.page = await startFront(site.url, { host });
	if (MEASURED.includes("astro")) {
		const astro = await startAstro(Object.fromEntries(named), css);
		stops.push(astro.stop);
		fronts.astro = await startFront(site.url, { ...appOf(astro.url), host });
	}
	let bareScripts: number | undefined;
	if (MEASURED.includes("next")) {
		const { htmlClass, bodyClass } = contents[0] ?? {};
		const empty = { "/empty": { markup: "<h1>Hello</h1>" } };
		buildBareNext({ ...empty, ...Object.fromEntries(named) }, { css, htmlClass, bodyClass });
		const next = await startBareNext();
		stops.push(next.stop);
		fronts.next = await startFront(site.url, { ...appOf(next.url), host });
		bareScripts = await scriptBytes(`${next.url}/empty`);
	}
	return {
		fronts,
		bareScripts,
		stop: async () => {
			await Promise.all(Object.values(fronts).map((front) => front.stop()));
			for (const stop of stops) stop();
		},
	};
}

function frontOf(form: Form): Front {
	const front = fronts[form];
	if (!front) throw new Error(`${form} is not served`);
	return front;
}

/** The style sheets of all pages in one text, with addresses that are the same from everywhere. */
async function sheetsOf(contents: readonly Content[]): Promise<string> {
	const sheets = [...new Set(contents.flatMap(({ sheets }) => sheets))];
	const texts = sheets.map(async (href) => {
		const url = new URL(href, site.url);
		const text = await (await fetch(url)).text();
		return text.replaceAll(/url\((?!["']?(?:data:|#))["']?([^)"']+)["']?\)/g, (_, address) => {
			const { pathname, hash } = new URL(address, url);
			return `url(${pathname}${hash})`;
		});
	});
	return (await Promise.all(texts)).join("\n");
}

/** A view with a cold cache. With a speed, the processor is slowed, and the browser throttles unless there is a slow line. */
async function firstView(browser: Browser, url: string, speed?: Speed): Promise<View> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	await page.addInitScript(watchPaints);
	const session = await context.newCDPSession(page);
	const { bytes, count } = await watchBytes(session);
	if (speed && !line) {
		const throughput = (speed.kilobits * 1_000) / 8;
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: speed.latency,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		});
	}
	if (speed) await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(speed ? QUIET_MS : 0);
	const paints = await page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
	if (speed && line) await assertSlow(page, speed);
	await context.close();
	const by = (type: string) => bytes.get(type) ?? 0;
	return {
		requests: count(),
		document: by("Document"),
		script: by("Script"),
		style: by("Stylesheet"),
		image: by("Image"),
		font: by("Font"),
		all: [...bytes.values()].reduce((sum, size) => sum + size, 0),
		...paints,
	};
}

/** A line that is faster than it should be would prove nothing. */
async function assertSlow(page: Page, { kilobits, latency }: Speed): Promise<void> {
	const { connecting, receiving, bytes } = await page.evaluate(() => {
		const [view] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		if (!view) throw new Error("The browser did not time the page.");
		return {
			connecting: view.connectEnd - view.connectStart,
			receiving: view.responseEnd - view.responseStart,
			bytes: view.encodedBodySize,
		};
	});
	assert.ok(connecting >= latency, `connected in ${connecting} ms`);
	// The first packet is there when the response starts.
	const fastest = ((bytes - PACKET_BYTES) * 8) / kilobits;
	assert.ok(receiving >= fastest, `received ${bytes} bytes in ${receiving} ms`);
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

/** Counts requests, and bytes on the wire by kind of resource, without headers, which HTTP/2 compresses to almost nothing. */
async function watchBytes(session: CDPSession) {
	const bytes = new Map<string, number>();
	const known = new Map<string, { type: string; size: number }>();
	session.on("Network.responseReceived", ({ requestId, type, response }) => {
		if (!response.url.startsWith("http")) return;
		known.set(requestId, { type, size: Number(response.headers["content-length"] ?? 0) });
	});
	session.on("Network.loadingFinished", ({ requestId }) => {
		const { type, size } = known.get(requestId) ?? { type: "Other", size: 0 };
		bytes.set(type, (bytes.get(type) ?? 0) + size);
	});
	await session.send("Network.enable");
	return { bytes, count: () => known.size };
}

function row(view: View, plain: View) {
	return {
		KB: kilobytes(view.all),
		requests: view.requests,
		html: kilobytes(view.document),
		script: kilobytes(view.script),
		style: kilobytes(view.style),
		image: kilobytes(view.image),
		font: kilobytes(view.font),
		FCP: Math.round(view.firstPaint),
		"FCP ÷ plain": (view.firstPaint / plain.firstPaint).toFixed(2),
		LCP: Math.round(view.largestPaint),
		"LCP ÷ plain": (view.largestPaint / plain.largestPaint).toFixed(2),
		blocked: Math.round(view.blocked),
		longest: Math.round(view.longestTask),
		CLS: view.shift.toFixed(3),
	};
}

function goalsMissed(path: string, link: string, page: View, plain: View): string[] {
	const isSlowest = link === SLOWEST;
	const firstPaint = page.firstPaint / plain.firstPaint;
	const largestPaint = page.largestPaint / plain.largestPaint;
	const scripts = bareScripts ? page.script / bareScripts : 0;
	const goals: [isMissed: boolean, text: string][] = [
		[page.all > GOALS.bytes(path), `${kilobytes(page.all)} KB`],
		[
			SMALL_SCRIPT_PAGES.includes(path) && scripts > GOALS.scripts,
			`scripts ${scripts.toFixed(3)} × bare Next`,
		],
		[
			isSlowest && !values.shaped && firstPaint > GOALS.firstPaint,
			`first paint ${firstPaint.toFixed(2)} × plain HTML`,
		],
		[
			isSlowest && largestPaint > GOALS.largestPaint(path),
			`largest paint ${largestPaint.toFixed(2)} × plain HTML`,
		],
		[page.longestTask > GOALS.longestTask, `a task of ${Math.round(page.longestTask)} ms`],
		[page.shift >= 0.005, `layout shift ${page.shift.toFixed(3)}`],
	];
	return goals.flatMap(([isMissed, text]) => (isMissed ? `${path}, ${link} kbit/s: ${text}` : []));
}

/** Draws the median over all pages on the slowest connection. */
function plot() {
	const barsOf = (figure: "firstPaint" | "largestPaint") =>
		MEASURED.map((form) => ({
			name: FORMS[form],
			value: median(
				slowest[form].map((view, at) => view[figure] / (slowest.plain[at]?.[figure] ?? Number.NaN)),
			),
			isOurs: form === "page",
		}));
	const day = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
	const chart = barChart({
		title: "First view at 400 kbit/s, relative to plain HTML (shorter is better)",
		groups: [
			{ title: "First paint", bars: barsOf("firstPaint") },
			{ title: "Largest paint", bars: [...barsOf("largestPaint"), ...MEASURED_ELSEWHERE] },
		],
		note: `bench:weight, ${day}: ${PAGES.length} pages, ${machine}`,
		reference: { value: 1, text: "1 = plain HTML" },
	});
	writeFileSync(PLOT, chart);
	console.log(`Drawn: ${PLOT}`);
}

/** The median of each figure. */
function medianOf(views: readonly View[]): View {
	const names = Object.keys(views[0] ?? {}) as (keyof View)[];
	return Object.fromEntries(
		names.map((name) => {
			return [name, median(views.map((view) => view[name]))];
		}),
	) as View;
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function kilobytes(bytes: number): number {
	return Math.round(bytes / 100) / 10;
}
