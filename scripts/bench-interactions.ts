/**
 * `npm run bench:interactions [-- --rounds=3 --pages=/,/contact]`: how long a phone takes from an input to the next paint
 * (Event Timing, which INP is made of), and the longest task while a page hydrates, on 360 px with a sixth of this machine's
 * speed. Without another connection's delay, so that only the processor counts. Times depend on the machine and its other
 * work: the table names it, and each figure is a median. Needs a finished build. A page takes about five seconds a round, an
 * interaction six: with the defaults about twelve minutes. Exits with 1 if a goal is missed.
 */
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { SCREENS } from "../e2e/pages.ts";
import { startSite } from "../e2e/site.ts";
import { fillEnquiry } from "../e2e/visitor.ts";
import { browserExecutable } from "./browser.ts";
import { machineText } from "./machine.ts";

const { values } = parseArgs({
	options: { rounds: { type: "string", default: "3" }, pages: { type: "string", default: SCREENS.join() } },
});
const ROUNDS = Number(values.rounds);
const CPU_SLOWDOWN = 6;
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In milliseconds, for each interaction and for each task while a page hydrates. */
const GOAL = 150;
/** What follows hydration (the cookie banner's chunk, observers) and an interaction (a fetched list) is part of it. */
const AFTERWARDS_MS = 1_500;

type Interaction = {
	path: string;
	prepare?: (page: Page) => Promise<void>;
	act: (page: Page) => Promise<void>;
};

/** One interaction of each kind, on the page where it has most to do. */
const INTERACTIONS: Record<string, Interaction> = {
	filter: {
		path: "/notices",
		act: (page) =>
			page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Security" }).tap(),
	},
	"filter by region": {
		path: "/locator",
		act: async (page) => {
			await page.getByRole("combobox", { name: "Region" }).focus();
			await page.keyboard.press("ArrowDown");
		},
	},
	tab: { path: "/contact", act: (page) => page.getByRole("main").locator("a[data-keep-place]").nth(1).tap() },
	carousel: { path: "/", act: (page) => page.getByRole("button", { name: "Next product" }).tap() },
	FAQ: { path: "/faqs", act: (page) => page.getByRole("main").locator("summary").nth(1).tap() },
	calculator: {
		path: "/tools/loan-cost",
		act: async (page) => {
			await page.getByRole("main").locator("input[name=amount]").focus();
			await page.keyboard.press("7");
		},
	},
	"form, typing": {
		path: "/contact",
		act: async (page) => {
			await page.locator("form[action='/api/contact']").getByLabel("Name").focus();
			await page.keyboard.press("A");
		},
	},
	"form, sending": {
		path: "/contact",
		prepare: async (page) => void (await fillEnquiry(page)),
		act: (page) => page.locator("form[action='/api/contact'] button[type=submit]").tap(),
	},
	"search, typing": {
		path: "/search",
		act: async (page) => {
			await page.getByRole("main").getByRole("searchbox").focus();
			await page.keyboard.type("loan", { delay: 50 });
		},
	},
	menu: { path: "/", act: (page) => page.locator("header summary").filter({ hasText: "Menu" }).tap() },
	"soft navigation": {
		path: "/faqs",
		act: (page) => page.getByRole("contentinfo").locator("a[href='/complaints']").tap(),
	},
};

const site = await startSite({});
const browser = await chromium.launch({
	executablePath: browserExecutable(),
	args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const missed: string[] = [];

const tasks: Record<string, Record<string, number>> = {};
for (const path of values.pages.split(",")) {
	await withPage(path, async () => {});
	const rounds: Tasks[] = [];
	for (let round = 0; round < ROUNDS; round++) rounds.push(await withPage(path, readTasks));
	const hydration = median(rounds.map((each) => each.hydration));
	tasks[path] = {
		"before the scripts": median(rounds.map(({ before }) => before)),
		hydration,
		"all of hydration": median(rounds.map(({ sum }) => sum)),
	};
	if (hydration > GOAL) missed.push(`${path}: a hydration task of ${hydration} ms`);
}
console.log(
	`\n${machineText(`Chromium ${browser.version()}`)}\nCPU ÷ ${CPU_SLOWDOWN}, 360 px, median of ${ROUNDS}, in ms. Longest tasks:`,
);
console.table(tasks);
const answers: Record<string, Record<string, string | number>> = {};
for (const [name, { path, prepare, act }] of Object.entries(INTERACTIONS)) {
	const rounds: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		rounds.push(
			await withPage(path, async (page) => {
				await prepare?.(page);
				await page.waitForTimeout(AFTERWARDS_MS);
				await page.evaluate(() => Object.assign(globalThis, { inputs: [] }));
				await act(page);
				await page.waitForTimeout(AFTERWARDS_MS);
				const inputs = await page.evaluate(() => (globalThis as unknown as Seen).inputs);
				if (inputs.length === 0) throw new Error(`${name}: the browser saw no input`);
				return Math.round(Math.max(...inputs));
			}),
		);
	}
	const answer = median(rounds);
	answers[name] = { path, "to the next paint": answer, worst: Math.max(...rounds) };
	if (answer > GOAL) missed.push(`${name} on ${path}: ${answer} ms`);
}
console.log("From an input to the next paint, in steps of 8 ms:");
console.table(answers);
for (const text of missed) console.log(`missed: ${text}`);
await browser.close();
await site.stop();
process.exit(missed.length > 0 ? 1 : 0);

type Seen = { inputs: number[]; longTasks: { startTime: number; duration: number }[] };
type Tasks = { before: number; hydration: number; sum: number };

/** Runs on a hydrated page in a new context of a visitor who refused cookies. */
async function withPage<T>(path: string, run: (page: Page) => Promise<T>): Promise<T> {
	const context = await browser.newContext(PHONE);
	try {
		await refuseCookies(context);
		const page = await context.newPage();
		page.setDefaultTimeout(10_000);
		await page.addInitScript(watchInputsAndTasks);
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
		await page.goto(site.url + path, { timeout: 60_000 });
		await page.waitForSelector("html[data-navigation=ready]", { timeout: 60_000 });
		await page.waitForTimeout(AFTERWARDS_MS);
		return await run(page);
	} finally {
		await context.close();
	}
}

/** The longest task before the page has loaded, when its deferred scripts start, and after that. */
function readTasks(page: Page): Promise<Tasks> {
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const load = navigation?.loadEventStart ?? 0;
		const all = (globalThis as unknown as Seen).longTasks;
		const longest = (tasks: typeof all) => Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)));
		const after = all.filter(({ startTime }) => startTime >= load);
		return {
			before: longest(all.filter(({ startTime }) => startTime < load)),
			hydration: longest(after),
			sum: Math.round(after.reduce((sum, { duration }) => sum + duration, 0)),
		};
	});
}

/** Runs in the page before its own scripts. */
function watchInputsAndTasks() {
	const seen: Seen = { inputs: [], longTasks: [] };
	Object.assign(globalThis, seen);
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
	}).observe({ type: "longtask", buffered: true });
	// Event Timing tells nothing about an input that took less than 16 ms.
	for (const type of ["pointerdown", "keydown"])
		addEventListener(type, () => (globalThis as unknown as Seen).inputs.push(0), { capture: true });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) (globalThis as unknown as Seen).inputs.push(duration);
	}).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function refuseCookies(context: BrowserContext) {
	const choice = { necessary: true, analytics: false, marketing: false, preferences: false };
	await context.addCookies([
		{ name: "site_cookie_consent", value: "true", url: site.url },
		{ name: "cookie_preferences", value: encodeURIComponent(JSON.stringify(choice)), url: site.url },
	]);
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
