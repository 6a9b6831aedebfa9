/** A phone as `bench:weight` imitates it: what a view of a page weighs, and how long the visitor waits for it and in it. */
import { readFileSync } from "node:fs";
import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import { fillEnquiry } from "../../e2e/support/visitor.ts";

/** Kilobits a second, and milliseconds of a round trip. */
export type Speed = { kilobits: number; latency: number };

const CPU_SLOWDOWN = 4;
const SCREEN = { width: 360, height: 800 };
/** With a screen wider than its window, Chromium fetches pictures for both. */
const PHONE = { ...devices["Pixel 5"], screen: SCREEN, viewport: SCREEN, deviceScaleFactor: 2 };
const WEB_VITALS = readFileSync("node_modules/web-vitals/dist/web-vitals.iife.js", "utf8");
/** Long enough for what a page fetches once it has loaded. */
const QUIET_MS = 2_500;

/** The kinds of files that are weighed, as browsers call them. */
export const KINDS = ["document", "script", "stylesheet", "image", "font"] as const;
type Kind = (typeof KINDS)[number];
type Metric = "firstPaint" | "largestPaint" | "longestTask" | "shift";

/** Bytes on the wire by kind, without headers, which HTTP/2 compresses to almost nothing; and milliseconds. */
export type View = Record<"requests" | "all" | Kind | Metric, number>;

/** A view with a cold cache. Without a speed, the first request of a page, which must not count. */
export async function firstView(browser: Browser, url: string, speed?: Speed): Promise<View> {
	const { context, page } = await phone(browser, speed);
	const files: { type: string; size: Promise<number> }[] = [];
	page.on("requestfinished", (request) => {
		const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
		if (request.url().startsWith("http")) files.push({ type: request.resourceType(), size });
	});
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(speed ? QUIET_MS : 0);
	const { firstPaint, largestPaint, longestTask, shift } = await watched(page);
	const sizes = await Promise.all(files.map(async ({ type, size }) => ({ type, size: await size })));
	await context.close();
	const bytesOf = (kind?: Kind) =>
		sizes.reduce((sum, { type, size }) => sum + (kind === undefined || type === kind ? size : 0), 0);
	const byKind = Object.fromEntries(KINDS.map((kind) => [kind, bytesOf(kind)])) as Record<Kind, number>;
	return { requests: sizes.length, all: bytesOf(), ...byKind, firstPaint, largestPaint, longestTask, shift };
}

/** From a tap on a link to this path until the heading of the page is on the screen, in milliseconds. */
export async function pageChange(browser: Browser, url: string, path: string, speed: Speed): Promise<number> {
	const { context, page } = await phone(browser, speed);
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	await page.waitForTimeout(QUIET_MS);
	const heading = await page.locator("h1").textContent();
	const link = page.locator(`main a[href="${path}"]`).filter({ visible: true }).first();
	await link.scrollIntoViewIfNeeded();
	const tapped = Date.now();
	await link.tap({ noWaitAfter: true });
	await page.waitForFunction(
		(before) =>
			Object.keys((globalThis as unknown as { seen: Seen }).seen.headings).some((text) => text !== before),
		heading,
		{ timeout: 60_000 },
	);
	const { headings } = await watched(page);
	await context.close();
	const times = Object.entries(headings).flatMap(([text, time]) => (text === heading ? [] : [time]));
	return Math.min(...times) - tapped;
}

/** The interactions that are measured, by page: each does one thing that a visitor does, once the page is there. */
const INTERACTIONS: Record<string, Record<string, (page: Page) => Promise<void>>> = {
	"/": {
		carousel: (page) => page.getByRole("button", { name: "Next product" }).tap(),
		menu: (page) => page.locator("header summary").filter({ hasText: "Menu" }).tap(),
	},
	"/contact": {
		"form, typing": (page) =>
			page.locator("form[action='/api/contact']").getByLabel("Name").pressSequentially("A"),
		"form, sending": async (page) => (await fillEnquiry(page)).locator("button[type=submit]").tap(),
	},
	"/faqs": { question: (page) => page.getByRole("main").locator("summary").nth(1).tap() },
	"/locator": {
		"filter by region": (page) => page.getByRole("combobox", { name: "Region" }).press("ArrowDown"),
	},
	"/tools/loan-cost": {
		calculator: (page) => page.getByRole("main").locator("input[name=amount]").pressSequentially("7"),
	},
	"/search": {
		"search, typing": (page) => page.getByRole("main").getByRole("searchbox").pressSequentially("loan"),
	},
};

/** The longest time from an input to the next paint (of which INP is made), in milliseconds, for each interaction of the site. */
export async function inputDelays(browser: Browser, site: string) {
	const delays: Record<string, number> = {};
	for (const [path, interactions] of Object.entries(INTERACTIONS)) {
		for (const [name, act] of Object.entries(interactions)) {
			const { context, page, session } = await phone(browser);
			await page.goto(site + path, { waitUntil: "load", timeout: 60_000 });
			await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
			await page.waitForTimeout(QUIET_MS);
			await act(page);
			await page.waitForTimeout(QUIET_MS);
			delays[`${name}, ${path}`] = (await watched(page)).slowestInput;
			await context.close();
		}
	}
	return delays;
}

async function phone(browser: Browser, speed?: Speed) {
	const context: BrowserContext = await browser.newContext(PHONE);
	const page = await context.newPage();
	await page.addInitScript(`${WEB_VITALS};(${watch})(webVitals)`);
	const session = await context.newCDPSession(page);
	if (speed) {
		const throughput = (speed.kilobits * 1_000) / 8;
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: speed.latency,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		});
		await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	}
	return { context, page, session };
}

type Seen = Record<Metric, number> & {
	/** When each heading was first on the screen, since 1970. */
	headings: Record<string, number>;
	slowestInput: number;
};

const watched = (page: Page): Promise<Seen> =>
	page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Runs in every document before its own scripts. */
function watch({ onFCP, onLCP, onCLS, onINP }: typeof import("web-vitals")) {
	const seen: Seen = {
		firstPaint: 0,
		largestPaint: 0,
		longestTask: 0,
		shift: 0,
		headings: {},
		slowestInput: 0,
	};
	Object.assign(globalThis, { seen });
	const noteAs =
		(name: "firstPaint" | "largestPaint" | "shift" | "slowestInput") => (metric: { value: number }) => {
			seen[name] = metric.value;
		};
	onFCP(noteAs("firstPaint"));
	onLCP(noteAs("largestPaint"), { reportAllChanges: true });
	onCLS(noteAs("shift"), { reportAllChanges: true });
	onINP(noteAs("slowestInput"), { reportAllChanges: true, durationThreshold: 16 });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
	}).observe({ type: "longtask", buffered: true });
	new MutationObserver(() => {
		const heading = document.querySelector("h1")?.textContent;
		if (!heading || heading in seen.headings) return;
		// The second frame begins when the first is painted.
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				seen.headings[heading] ??= Date.now();
			}),
		);
	}).observe(document, { childList: true, subtree: true, characterData: true });
}
