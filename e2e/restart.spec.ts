import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { type Backend, type Fault, startBackend } from "./backend.ts";
import { cacheState } from "./cache-state.ts";
import { SCREENS } from "./pages.ts";
import { type Site, startSite } from "./site.ts";
import { clockToPutAhead } from "./site-clock.ts";
import { thoroughUnless } from "./visitor.ts";

const SECRET = "a secret that publishers know";
/** What a visitor of a page that nobody has opened yet may wait for a backend that hangs. */
const COLD_MAX_MS = 9_500;

/** What a person reads on the page, without what changes by itself. */
async function read(url: string): Promise<{ status: number; text: string; ms: number }> {
	const started = performance.now();
	const answer = await fetch(url);
	// Read as a whole by a parser, some 700 pages would take longer than the site takes to draw them.
	const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
	const text = main
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");
	return {
		status: answer.status,
		text: text.replace(/ ?Content as of .*$/, "").replace(/Last updated: \d+ \w+ \d+/, ""),
		ms: performance.now() - started,
	};
}

/** A list that a backend need not have: that it is empty is an answer, and no fault. */
const OPTIONAL = { path: "/rates", without: "We publish no rates on this page yet" };

/** A page of several lists, one of a list, and one of an item. */
const EACH_KIND = ["/", "/notices", "/notices/1"];

type Screens = "all" | "readers" | "a page of each kind";

type Case = {
	name: string;
	fault: Fault | "gone";
	isAnswer?: boolean;
	screens: Screens;
	/** Whether a site that starts while the backend is like this is read, too. */
	isRestarted: boolean;
};

/**
 * Whatever goes wrong with a call is a `BackendFailure` to every screen: a page of each kind proves it. But each screen knows for
 * itself which of its lists may be missing or empty, and in what shape they come, and only a backend that hangs makes visitors
 * wait: thorough tests try those faults on more screens, and the backend that is gone on all.
 */
const FAULTS: Case[] = [
	...triedTwice("hanging", { kind: "hang" }, "all"),
	onEachKind("answering 500", { kind: "status", status: 500 }),
	...triedTwice("answering 404 to everything", { kind: "status", status: 404 }, "readers"),
	...triedTwice("sending another shape", { kind: "wrong-shape" }, "readers"),
	...triedTwice("sending empty lists", { kind: "empty" }, "readers", true),
	...triedTwice("gone", "gone", "all"),
];

/** What `npm test` tries: a wrong answer and no connection. The other faults make a test wait, or resemble these. */
const KEPT = ["answering 500", "gone"];

/** What is read in the beginning, and how many of these screens show something of the backend. */
const TRIED = process.env.E2E_THOROUGH
	? { screens: SCREENS, readers: 16 }
	: { screens: EACH_KIND, readers: 3 };

function onEachKind(name: string, fault: Fault): Case {
	return { name, fault, screens: "a page of each kind", isRestarted: false };
}

/** On a page of each kind, and in a thorough test on more screens. */
function triedTwice(name: string, fault: Fault | "gone", screens: Screens, isAnswer = false): Case[] {
	const both = { name, fault, isAnswer, isRestarted: true };
	return [
		{ ...both, screens: "a page of each kind" },
		{ ...both, screens },
	];
}

test.describe("with a data folder that outlives the site", () => {
	// The tests of all screens read a hundred pages: on a busy machine that takes its time.
	test.describe.configure({ timeout: 120_000 });
	let dataDir: string;
	const good = new Map<string, string>();
	/** The screens that show something of the backend: they are drawn again when its content has changed. */
	const readers: string[] = [];
	let backend: Backend;
	/** Runs all the while. */
	let warm: Site;

	const start = () =>
		startSite({
			// Pages name it; without it each start would have another.
			SITE_URL: "https://www.example.com",
			API_BASE_URL: backend.url,
			API_MAX_ANSWER_BYTES: "2000000",
			DATA_DIR: dataDir,
			REVALIDATE_SECRET: SECRET,
			...clockToPutAhead(6),
		});

	/** Tells it that all content has changed. At least so many pages that read the backend must have been kept. */
	async function drawAnew(site: Site, pages = 1) {
		const told = await fetch(`${site.url}/api/revalidate`, {
			method: "POST",
			headers: { authorization: `Bearer ${SECRET}`, "content-type": "application/json" },
			body: JSON.stringify({ all: true }),
		});
		expect((await told.json()).pages, "pages that are drawn again").toBeGreaterThanOrEqual(pages);
	}

	async function expectGood(site: Site, screens: readonly string[], { isAnswer = false } = {}) {
		expect((await read(site.url)).ms, "the first to come").toBeLessThan(COLD_MAX_MS);
		const answers = await Promise.all(
			screens.map(async (path) => ({ path, ...(await read(site.url + path)) })),
		);
		for (const { path, status, text } of answers) {
			expect.soft(status, path).toBe(200);
			if (isAnswer && path === OPTIONAL.path) expect.soft(text).toContain(OPTIONAL.without);
			else expect.soft(text, path).toBe(good.get(path));
		}
	}

	test.beforeAll(async () => {
		dataDir = mkdtempSync(join(tmpdir(), "restart-"));
		test.setTimeout(120_000);
		backend = await startBackend();
		warm = await start();
		for (const path of TRIED.screens) {
			const { text } = await read(warm.url + path);
			expect(text.length, path).toBeGreaterThan(100);
			good.set(path, text);
		}
		await drawAnew(warm, TRIED.readers);
		for (const path of TRIED.screens) {
			const answer = await fetch(warm.url + path);
			await answer.text();
			if (cacheState(answer.headers.get("cache-status")) !== "fresh") readers.push(path);
		}
		expect(readers.length).toBeGreaterThanOrEqual(TRIED.readers);
	});
	test.afterAll(async () => {
		await warm.stop();
		await backend.stop();
		rmSync(dataDir, { recursive: true, force: true });
	});

	test("after a restart what can be searched is read before the first visitor comes", async () => {
		backend.heal();
		backend.requests.length = 0;
		const searched = ["/products", "/branches", "/notices", "/roles", "/content/articles", "/report"];
		const cold = await start();
		await expect.poll(() => searched.filter((path) => !backend.requests.includes(path))).toEqual([]);
		expect(await (await fetch(`${cold.url}/search?q=susu`)).text()).toContain("Susu Account");
		await cold.stop();
	});

	for (const { name, fault, isAnswer = false, screens: of, isRestarted } of FAULTS) {
		const isEachKind = of === "a page of each kind";
		const kept = isEachKind ? of : "every screen";
		const when = isRestarted ? ", warm and after a restart," : "";
		const options = thoroughUnless(isEachKind && KEPT.includes(name));
		test(`${kept} keeps its content${when} with the backend ${name}`, options, async () => {
			const screens = isEachKind ? EACH_KIND : of === "all" ? SCREENS : readers;
			const drawn = isEachKind ? EACH_KIND : readers;

			backend.heal();
			backend.requests.length = 0;
			await expect(async () => {
				// What failed in the test before is asked for again after five seconds, by one request at first.
				warm.putClockAhead();
				await drawAnew(warm, 0);
				const answers = await Promise.all(drawn.map((path) => read(warm.url + path)));
				expect(answers.map(({ status }) => status)).toEqual(drawn.map(() => 200));
				expect(new Set(backend.requests).size, "its content is new").toBeGreaterThan(isEachKind ? 3 : 15);
				// A page that was drawn before all of its content had come is drawn again.
				const again = await Promise.all(drawn.map((path) => fetch(warm.url + path, { method: "HEAD" })));
				const kept = again.map(({ headers }) => cacheState(headers.get("cache-status")));
				expect(kept).toEqual(drawn.map(() => "fresh"));
			}).toPass();

			if (fault === "gone") await backend.stop();
			else backend.fault("/", fault);
			await drawAnew(warm, drawn.length);
			await expectGood(warm, screens, { isAnswer });

			if (isRestarted) {
				const cold = await start();
				await expectGood(cold, screens, { isAnswer });
				await cold.stop();
			}
			if (fault === "gone") backend = await startBackend(Number(new URL(backend.url).port));
		});
	}
});

test.describe("when content grows old", () => {
	test("the page says quietly from when it is, also without script, and stops when the backend is back", async ({
		page,
	}) => {
		const backend = await startBackend();
		const site = await startSite({
			API_BASE_URL: backend.url,
			API_FRESH_MS: "0",
			CONTENT_AGE_MINUTES: "0.01",
			REVALIDATE_SECRET: SECRET,
			...clockToPutAhead(6),
		});
		const redraw = () =>
			fetch(`${site.url}/api/revalidate`, {
				method: "POST",
				headers: { authorization: `Bearer ${SECRET}`, "content-type": "application/json" },
				body: '{"all":true}',
			});
		const htmlOf = async (path: string) => (await fetch(site.url + path)).text();
		const saysItsAge = async () => {
			await redraw();
			return (await htmlOf("/notices")).includes("Content as of ");
		};

		expect(await saysItsAge(), "what has just come").toBe(false);

		backend.fault("/", { kind: "status", status: 500 });
		site.putClockAhead();
		await expect.poll(saysItsAge).toBe(true);
		await page.goto(`${site.url}/notices`);
		const line = page.getByText(/^Content as of \d{1,2}\s\w+ \d{4}, \d\d:\d\d$/);
		await expect(line).toBeVisible();
		const first = (await line.textContent()) ?? "";
		const answer = await fetch(`${site.url}/notices`);
		expect(cacheState(answer.headers.get("cache-status")), "it is a page like any other").toBe("fresh");
		const html = await answer.text();
		expect(html).toContain(`dateTime="`);
		expect(parse(html).text, "the same for everybody").toContain(first);
		expect(await htmlOf("/faqs"), "what reads no backend is never old").not.toContain("Content as of ");
		expect(await htmlOf("/search?q=notice"), "whoever it was indexed for").toContain("Content as of ");

		backend.heal();
		// The backend is asked again after five seconds.
		site.putClockAhead();
		await expect.poll(saysItsAge).toBe(false);
		await site.stop();
		await backend.stop();
	});
});
