import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { startBackend } from "./support/backend.ts";
import { cacheState } from "./support/cache-state.ts";
import { duringTests } from "./support/during-tests.ts";
import { announceChange, REVALIDATE_SECRET, type Site, startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { fullUnless } from "./support/visitor.ts";

/** How long the first visitor after a restart may wait for a backend that hangs. */
const COLD_MAX_MS = 9_500;

/** The text of the page, without parts that change by themselves and the customer count, which is 0 when it fails. */
async function read(url: string): Promise<{ status: number; text: string }> {
	const response = await fetch(url);
	const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";
	const text = main
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");
	return {
		status: response.status,
		text: text.replace(/ ?Content as of .*$|Last updated: \d+ \w+ \d+|[\d,]+(?= Customers )/g, ""),
	};
}

/** A page of several lists, one of a list, and one of an item. */
const EACH_KIND = ["/", "/notices", "/notices/1"];

test.describe("with a data folder that outlives the site", () => {
	const good = new Map<string, string>();
	const backend = duringTests(startBackend);
	const start = (environment = {}) =>
		startSite({
			// Pages name it; without it each start would have another.
			SITE_URL: "https://www.example.com",
			SAMPLE: "1",
			API_BASE_URL: backend.url,
			REVALIDATE_SECRET,
			...clockToPutAhead(6),
			...environment,
		});
	/** Runs all the while. */
	const warm = duringTests(() => start());
	const restarted = () => start({ DATA_DIR: warm.dataDir });

	/** Tells it that all content has changed. At least so many pages that read the backend must have been cached. */
	async function renderAgain(site: Site, pages = 1) {
		const announced = await announceChange(site, { all: true });
		expect((await announced.json()).pages, "pages that are rendered again").toBeGreaterThanOrEqual(pages);
	}

	async function expectGood(site: Site) {
		for (const path of EACH_KIND) {
			const { status, text } = await read(site.url + path);
			expect.soft(status, path).toBe(200);
			expect.soft(text, path).toBe(good.get(path));
		}
	}

	test.beforeAll(async () => {
		for (const path of EACH_KIND) {
			const { text } = await read(warm.url + path);
			expect(text.length, path).toBeGreaterThan(100);
			good.set(path, text);
		}
	});

	// `backend-client.isolated.test.ts` and its neighbours cover the other failures.
	for (const [what, override] of [
		["answers 500", { kind: "status", status: 500 }],
		["hangs", { kind: "hang" }],
		["is gone", undefined],
	] as const) {
		const title = `a page of each kind keeps its content, warm and after a restart, when the backend ${what}`;
		test(title, fullUnless(what !== "hangs"), async () => {
			backend.heal();
			await expect(async () => {
				// The site retries failed resources of the previous test after five seconds, with one request at first.
				await warm.putClockAhead();
				await renderAgain(warm, 0);
				const responses = await Promise.all(EACH_KIND.map((path) => read(warm.url + path)));
				expect(responses.map(({ status }) => status)).toEqual(EACH_KIND.map(() => 200));
				// A page that was rendered before all of its content had come is rendered again.
				const again = await Promise.all(EACH_KIND.map((path) => fetch(warm.url + path, { method: "HEAD" })));
				const states = again.map(({ headers }) => cacheState(headers.get("cache-status")));
				expect(states).toEqual(EACH_KIND.map(() => "fresh"));
			}).toPass();

			if (override) backend.override("/", override);
			else await backend.stop();
			await renderAgain(warm, EACH_KIND.length);
			await expectGood(warm);
			await using cold = await restarted();
			const started = performance.now();
			await read(cold.url);
			expect(performance.now() - started, "the first to come").toBeLessThan(COLD_MAX_MS);
			await expectGood(cold);
			if (!override) Object.assign(backend, await startBackend(Number(new URL(backend.url).port)));
		});
	}
});

test("when content grows old, the page says quietly from when it is, also without script, and stops when the backend is back", async ({
	page,
}) => {
	await using running = await startSiteWithBackend({
		API_FRESH_MS: "0",
		CONTENT_AGE_MINUTES: "1",
		...clockToPutAhead(61),
	});
	const { backend, site } = running;
	const htmlOf = async (path: string) => (await fetch(site.url + path)).text();
	const saysItsAge = async () => {
		await announceChange(site, { all: true });
		return (await htmlOf("/notices")).includes("Content as of ");
	};

	expect(await saysItsAge(), "what has just come").toBe(false);

	backend.override("/", { kind: "status", status: 500 });
	await site.putClockAhead();
	await expect.poll(saysItsAge).toBe(true);
	await page.goto(`${site.url}/notices`);
	const line = page.getByText(/^Content as of \w+day \d{1,2}\s\w+ \d{4} at \d\d:\d\d$/);
	await expect(line).toBeVisible();
	const first = (await line.textContent()) ?? "";
	const html = await htmlOf("/notices");
	expect(html).toContain(`dateTime="`);
	expect(parse(html).text, "the same for everybody").toContain(first);
	expect(await htmlOf("/faqs"), "what reads no backend is never old").not.toContain("Content as of ");
	expect(await htmlOf("/search?q=notice"), "whichever visit indexed it").toContain("Content as of ");

	backend.heal();
	// The site calls the backend again after five seconds.
	await site.putClockAhead();
	await expect.poll(saysItsAge).toBe(false);
});
