/**
 * `npm run bench:interactions [-- --rounds=3 --pages=/,/contact]`: how long a phone takes from an input to the next paint (what
 * INP is made of), and the longest task while a page hydrates, on 360 px with a sixth of this machine's speed. Without
 * another connection's delay, so that only the processor counts. By default it measures pages of nine kinds, with one
 * interaction of each kind on the page where it has most to do; `--pages` names others, too.
 *
 * All figures come from Chromium's own trace. While one is recorded, nothing is run in the page but its own scripts:
 * Playwright's (a task of 70 to 100 ms) are only used between measurements, to find where to tap. Each figure is a median, given
 * twice: by the clock, which decides about the goal, and as processor time of the page's main thread, which other work on the
 * machine changes less. Needs a finished build. With the defaults about five minutes. Exits with 1 if a goal is missed.
 */
import { parseArgs } from "node:util";
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { startSite } from "../e2e/site.ts";
import { fillEnquiry } from "../e2e/visitor.ts";
import { browserExecutable } from "./browser.ts";
import {
	answerToInput,
	type Duration,
	loadingTasks,
	TRACE_CATEGORIES,
	type TraceEvent,
} from "./interactions/main-thread.ts";
import { machineText } from "./machine.ts";

const CPU_SLOWDOWN = 6;
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In milliseconds, for each interaction and for each task while a page hydrates. */
const GOAL = 150;
/** What follows hydration (the cookie banner's chunk, observers) and an interaction (a fetched list) is part of it. */
const AFTERWARDS_MS = 1_500;
/** How long a finger stays on the screen. */
const TAP_MS = 80;

/** Where a finger taps, or what is typed once the focus is in a field. */
type Interaction =
	| { tap: (page: Page) => Promise<Locator> | Locator }
	| { focus: (page: Page) => Locator; keys: string[] };

/** The pages measured by default, with their interactions, which happen in this order in one visit. */
const INTERACTIONS: Record<string, Record<string, Interaction>> = {
	"/": {
		carousel: { tap: (page) => page.getByRole("button", { name: "Next product" }) },
		menu: { tap: (page) => page.locator("header summary").filter({ hasText: "Menu" }) },
	},
	"/contact": {
		"form, typing": {
			focus: (page) => page.locator("form[action='/api/contact']").getByLabel("Name"),
			keys: ["A"],
		},
		"form, sending": { tap: async (page) => (await fillEnquiry(page)).locator("button[type=submit]") },
		tab: { tap: (page) => page.getByRole("main").locator("a[data-keep-place]").nth(1) },
	},
	"/faqs": {
		FAQ: { tap: (page) => page.getByRole("main").locator("summary").nth(1) },
		"soft navigation": { tap: (page) => page.getByRole("contentinfo").locator("a[href='/complaints']") },
	},
	"/notices": {
		filter: {
			tap: (page) =>
				page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Security" }),
		},
	},
	"/locator": {
		"filter by region": {
			focus: (page) => page.getByRole("combobox", { name: "Region" }),
			keys: ["ArrowDown"],
		},
	},
	"/tools/loan-cost": {
		calculator: { focus: (page) => page.getByRole("main").locator("input[name=amount]"), keys: ["7"] },
	},
	"/search": {
		"search, typing": {
			focus: (page) => page.getByRole("main").getByRole("searchbox"),
			keys: ["l", "o", "a", "n"],
		},
	},
	"/news/1": {},
	"/products/personal/salary%20loans": {},
};

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "3" },
		pages: { type: "string", default: Object.keys(INTERACTIONS).join() },
	},
});
const ROUNDS = Number(values.rounds);

const site = await startSite({}, { compressesWell: true });
const browser = await chromium.launch({
	executablePath: browserExecutable(),
	args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const tracer = await browser.newBrowserCDPSession();
const missed: string[] = [];
const tasks: Record<string, Record<string, string>> = {};
const answers: Record<string, Record<string, string>> = {};
for (const path of values.pages.split(",")) {
	await warmUp(path);
	const visits: Visit[] = [];
	for (let round = 0; round < ROUNDS; round++) visits.push(await visit(path));
	const hydration = medianOf(visits.map(({ loading }) => loading.after));
	tasks[path] = {
		"before the scripts": text(medianOf(visits.map(({ loading }) => loading.before))),
		hydration: text(hydration),
		"all of hydration": text(medianOf(visits.map(({ loading }) => loading.allAfter))),
	};
	if (hydration.elapsed > GOAL) missed.push(`${path}: a hydration task of ${text(hydration)} ms`);
	for (const name of Object.keys(INTERACTIONS[path] ?? {})) {
		const rounds = visits.flatMap(({ answers }) => answers[name] ?? []);
		const answer = medianOf(rounds.map(({ answer }) => answer));
		answers[name] = {
			path,
			"to the next paint": text(answer),
			worst: text(worstOf(rounds.map(({ answer }) => answer))),
			"longest task": text(medianOf(rounds.map(({ task }) => task))),
		};
		if (answer.elapsed > GOAL) missed.push(`${name} on ${path}: ${text(answer)} ms`);
	}
}
console.log(
	`\n${machineText(`Chromium ${browser.version()}`)}\nCPU ÷ ${CPU_SLOWDOWN}, 360 px, median of ${ROUNDS}, in ms by the clock (of the main thread's processor time). Longest tasks:`,
);
console.table(tasks);
console.log("From an input to the next paint, and the longest task from the input on:");
console.table(answers);
for (const text of missed) console.log(`missed: ${text}`);
await browser.close();
await site.stop();
process.exit(missed.length > 0 ? 1 : 0);

type Visit = {
	loading: ReturnType<typeof loadingTasks>;
	answers: Record<string, ReturnType<typeof answerToInput>>;
};

/** The first request renders the page and resizes its pictures, which must not count. */
async function warmUp(path: string) {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	await page.goto(site.url + path, { timeout: 60_000 });
	await context.close();
}

/** Visits the page as somebody who refused cookies, and uses it. */
async function visit(path: string): Promise<Visit> {
	const context = await browser.newContext(PHONE);
	try {
		await refuseCookies(context);
		const page = await context.newPage();
		page.setDefaultTimeout(20_000);
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
		const loading = await traced(async () => {
			await page.goto(site.url + path, { timeout: 60_000 });
			await hydrated(session);
			await page.waitForTimeout(AFTERWARDS_MS);
		});
		const { frameTree } = await session.send("Page.getFrameTree");
		const frame = frameTree.frame.id;
		const answers: Visit["answers"] = {};
		for (const [name, interaction] of Object.entries(INTERACTIONS[path] ?? {})) {
			const act = await prepared(page, session, interaction);
			await page.waitForTimeout(AFTERWARDS_MS);
			const events = await traced(async () => {
				await act();
				await page.waitForTimeout(AFTERWARDS_MS);
			});
			answers[name] = answerToInput(events, frame);
		}
		return { loading: loadingTasks(loading, frame), answers };
	} finally {
		await context.close();
	}
}

/** Waits without Playwright's script, which would be a task of its own. */
async function hydrated(session: CDPSession) {
	const { exceptionDetails } = await session.send("Runtime.evaluate", {
		awaitPromise: true,
		expression: `new Promise((resolve, reject) => {
			const root = document.documentElement;
			const check = () => root.dataset.islands === "ready" && resolve();
			new MutationObserver(check).observe(root, { attributes: true });
			check();
			setTimeout(reject, 60_000, "The page did not hydrate");
		})`,
	});
	if (exceptionDetails) throw new Error(String(exceptionDetails.exception?.value ?? exceptionDetails.text));
}

/** Scrolls and focuses as the interaction needs, and returns what sends only its inputs. */
async function prepared(
	page: Page,
	session: CDPSession,
	interaction: Interaction,
): Promise<() => Promise<void>> {
	if ("keys" in interaction) {
		await interaction.focus(page).focus();
		return async () => {
			for (const key of interaction.keys) await page.keyboard.press(key, { delay: 50 });
		};
	}
	const target = await interaction.tap(page);
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error(`Not on the page: ${target}`);
	const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
	return async () => {
		await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
		await page.waitForTimeout(TAP_MS);
		await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	};
}

/** The trace of what happens meanwhile. */
async function traced(run: () => Promise<void>): Promise<TraceEvent[]> {
	const events: TraceEvent[] = [];
	const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
	tracer.on("Tracing.dataCollected", collect);
	await tracer.send("Tracing.start", {
		transferMode: "ReportEvents",
		traceConfig: { includedCategories: TRACE_CATEGORIES },
	});
	try {
		await run();
	} finally {
		const complete = new Promise((resolve) => tracer.once("Tracing.tracingComplete", resolve));
		await tracer.send("Tracing.end");
		await complete;
		tracer.off("Tracing.dataCollected", collect);
	}
	return events;
}

async function refuseCookies(context: BrowserContext) {
	const choice = { necessary: true, analytics: false, marketing: false, preferences: false };
	await context.addCookies([
		{ name: "site_cookie_consent", value: "true", url: site.url },
		{ name: "cookie_preferences", value: encodeURIComponent(JSON.stringify(choice)), url: site.url },
	]);
}

function text({ elapsed, processor }: Duration): string {
	return `${Math.round(elapsed)} (${Math.round(processor)})`;
}

/** The median of each figure. */
function medianOf(rounds: readonly Duration[]): Duration {
	return {
		elapsed: median(rounds.map(({ elapsed }) => elapsed)),
		processor: median(rounds.map(({ processor }) => processor)),
	};
}

function worstOf(rounds: readonly Duration[]): Duration {
	return {
		elapsed: Math.max(...rounds.map(({ elapsed }) => elapsed)),
		processor: Math.max(...rounds.map(({ processor }) => processor)),
	};
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
