import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { METRICS_TOKEN, metricsOf, startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { FULL, fullUnless, interactive, settled } from "./support/visitor.ts";

const CHUNKS = ".next/static/islands";

/** A site of its own, because only a few reports of one URL count in ten minutes. Each test begins new ones. */
const site = duringTests(() => startSite({ METRICS_TOKEN, LOG_LEVEL: "info", ...clockToPutAhead(601) }));
test.beforeEach(() => site.putClockAhead());

/** The built file that measures and reports. */
const reporter = () => {
	const files = readdirSync(CHUNKS).filter((file) => file.endsWith(".js"));
	const found = files.filter((file) => readFileSync(`${CHUNKS}/${file}`, "utf8").includes("/api/vitals"));
	expect(found, "one chunk of its own reports").toHaveLength(1);
	return found[0] ?? "";
};

const counted = async (vital: string, kind: string) => {
	const lines = (await metricsOf(site)).split("\n");
	const names = [`page_${vital}_seconds_count{page="${kind}"} `, `page_${vital}_count{page="${kind}"} `];
	const line = lines.find((text) => names.some((name) => text.startsWith(name)));
	return Number(line?.split(" ").at(-1) ?? 0);
};
/** All metrics of page speed. */
const counts = async () =>
	(await metricsOf(site)).split("\n").filter((line) => /^page_(?:ttfb|fcp|lcp|inp|cls)_/.test(line));

/** Unlike `visit`, leaves the visitor's choice alone. */
async function open(page: Page, url: string) {
	await page.goto(url);
	await interactive(page);
}

async function choose(page: Page, choice: { analytics: boolean; others?: boolean }) {
	const { analytics, others = false } = choice;
	const preferences = { necessary: true, analytics, marketing: others, preferences: others };
	await page.context().addCookies([
		{ name: "site_cookie_consent", value: "true", url: site.url },
		{ name: "cookie_preferences", value: encodeURIComponent(JSON.stringify(preferences)), url: site.url },
	]);
}

/** Every request for the reporting chunk, and every report. */
function watchReports(page: Page): string[] {
	const chunk = reporter();
	const seen: string[] = [];
	page.context().on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(chunk)) seen.push("chunk");
		if (pathname === "/api/vitals") seen.push(request.postData() ?? "");
	});
	return seen;
}

/**
 * Call it before the page is opened. The returned function waits until the page is measured: the last metric is that of its shifts.
 */
async function watchMeasuring(page: Page): Promise<() => Promise<unknown>> {
	await page.addInitScript(() => {
		const { observe } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function (options) {
			if (options?.type === "layout-shift") document.documentElement.dataset.isMeasured = "";
			observe.call(this, options);
		};
	});
	return () => page.locator("html[data-is-measured]").waitFor({ state: "attached" });
}

/** Waits until the page would have fetched the code that measures, which it does when it is idle. */
async function idle(page: Page) {
	await settled(page);
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
const leave = (page: Page) => page.goto("about:blank");

/** Sends a beacon of its own and waits for it: one that the page sent as it was left has arrived before. */
async function beacon(page: Page) {
	const sent = page.waitForResponse(`${site.url}/robots.txt?beacon`);
	await page.goto(`${site.url}/robots.txt`);
	await page.evaluate(() => navigator.sendBeacon("/robots.txt?beacon"));
	await sent;
}

test("with consent, each view of a page is counted once under its route", async ({ page }) => {
	await choose(page, { analytics: true });
	const isMeasured = await watchMeasuring(page);
	for (const [path, kind] of [
		["/", "/"],
		["/news/1", "/news/[id]"],
		["/products/personal/salary%20loans?utm_source=sms", "/products/[category]/[title]"],
	] as const) {
		await open(page, site.url + path);
		await isMeasured();
		await page.getByRole("heading", { level: 1 }).click();
		await expect.poll(() => page.evaluate(() => performance.getEntriesByType("first-input").length)).toBe(1);
		await leave(page);
		for (const vital of ["ttfb", "fcp", "lcp", "inp", "cls"])
			await expect.poll(() => counted(vital, kind), `${vital} of ${path}`).toBe(1);
	}
	expect(await metricsOf(site)).not.toMatch(/salary|utm_source/);
	expect(site.output(), "nothing is logged").not.toContain("vitals");
});

test("a report names neither the URL that was visited nor a cookie", async ({ page }) => {
	await choose(page, { analytics: true });
	const isMeasured = await watchMeasuring(page);
	await open(page, `${site.url}/search?q=secret&utm_source=sms`);
	await isMeasured();
	const sent = page.waitForRequest("**/api/vitals");
	// Playwright does not see what a page sends as it is left.
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
	const report = await sent;
	const headers = await report.allHeaders();
	expect(report.postDataJSON()).toMatchObject({ page: "/search" });
	expect(headers["sec-fetch-site"]).toBe("same-origin");
	expect(headers.referer).toBeUndefined();
	expect(headers.cookie).toBeUndefined();
	expect(report.postData() + JSON.stringify(headers)).not.toMatch(/secret|sms|consent/);
});

test("consent that is given on a page measures this page", FULL, async ({ page }) => {
	const isMeasured = await watchMeasuring(page);
	await open(page, `${site.url}/rates`);
	await page.getByRole("button", { name: "Accept All" }).click();
	await isMeasured();
	await leave(page);
	await expect.poll(() => counted("lcp", "/rates")).toBe(1);
});

for (const who of ["who has not answered", "who allows everything else", "who rejects on this page"]) {
	test(`of a visitor ${who} nothing is fetched, measured or sent`, async ({ page }) => {
		const before = await counts();
		const seen = watchReports(page);
		if (who === "who allows everything else") await choose(page, { analytics: false, others: true });
		await open(page, `${site.url}/faqs`);
		if (who === "who rejects on this page") await reject(page);
		await idle(page);
		await page.goto(`${site.url}/rates`);
		await idle(page);
		await leave(page);
		await beacon(page);
		expect(seen).toEqual([]);
		expect(await counts()).toEqual(before);
	});
}

async function reject(page: Page) {
	await page.getByRole("button", { name: "Reject Non-Essential" }).click();
	await expect(page.getByRole("region", { name: /cookies/i })).toBeHidden();
}

for (const [where, withdraw] of [
	[
		"on the page",
		async (page: Page) => {
			await page.getByRole("button", { name: "Cookie settings" }).click();
			await reject(page);
		},
	],
	["in another tab", (page: Page) => choose(page, { analytics: false })],
] as const) {
	test(
		`consent that is withdrawn ${where} ends the measurement at once`,
		fullUnless(where !== "in another tab"),
		async ({ page }) => {
			const before = await counts();
			await choose(page, { analytics: true });
			const seen = watchReports(page);
			const isMeasured = await watchMeasuring(page);
			await open(page, `${site.url}/faqs`);
			await isMeasured();
			expect(seen).toEqual(["chunk"]);
			await withdraw(page);
			await expect
				.poll(async () => decodeURIComponent(JSON.stringify(await page.context().cookies())))
				.toContain('"analytics":false');
			await leave(page);
			await beacon(page);
			expect(seen).toEqual(["chunk"]);
			expect(await counts()).toEqual(before);
		},
	);
}
