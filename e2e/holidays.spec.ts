import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { HOLIDAYS } from "#lib/calendar/holidays";
import { DAY_MS } from "#lib/platform/durations";
import { startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { FULL, visit } from "./support/visitor.ts";

test(
	"holidays and complaints follow the date in Ghana, for visitors without script, too",
	FULL,
	async ({ request }) => {
		await using site = await startSite(clockToPutAhead(1, "2027-03-10T12:00:00Z"));
		const textOf = async (path: string) =>
			parse(await (await request.get(site.url + path)).text()).querySelector("main")?.textContent;
		expect(await textOf("/holidays")).toContain(
			"Today: Eid-Ul-Fitr, Wednesday 10\u00a0March 2027. We may be closed.",
		);
		expect(await textOf("/complaints")).toContain(
			"our answer by Wednesday 17\u00a0March 2027, or by Thursday 18\u00a0March 2027 if expected holidays",
		);
	},
);

test.describe("the list", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"has every day from today on, says which are not sure, and leaves out what is past",
		FULL,
		async ({ page }) => {
			await using site = await startSite(clockToPutAhead(1, "2026-03-23T12:00:00Z"));
			await page.goto(`${site.url}/holidays`);
			const rows = page
				.getByRole("main")
				.getByRole("listitem")
				.filter({ has: page.locator("time") });
			await expect(rows).toHaveCount(HOLIDAYS.filter(({ date }) => date >= "2026-03-23").length);
			await expect(rows.first(), "today’s holiday, moved for good").toContainText("Shaqq Day (moved)");
			await expect(rows.first()).toContainText("Closed");
			await expect(rows.filter({ hasText: "Good Friday" }).first()).toContainText("Friday 3 April");
			await expect(rows.filter({ hasText: "Good Friday" }).first()).toContainText("Closed");
			await expect(rows.filter({ hasText: "Eid-Ul-Adha" }).first()).toContainText("May be closed");
			await expect(page.getByRole("main")).toContainText("information, not legal advice");
		},
	);
});

test("the calendar is a file that calendars ask for again", async ({ page, baseURL }) => {
	await visit(page, "/holidays");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Add to calendar" }).click();
	expect((await download).suggestedFilename()).toBe("holidays.ics");
	await expect(page.getByRole("main")).toContainText(`${baseURL}/holidays.ics`);
	const response = await page.request.get("/holidays.ics");
	expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
	const text = await response.text();
	// A past date that was only expected is not there any more.
	const today = new Date().toISOString().slice(0, 10);
	const listed = HOLIDAYS.filter(({ date, status }) => status === "confirmed" || date >= today);
	expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(listed.length);
	const headers = { "if-none-match": response.headers().etag ?? "" };
	expect((await page.request.get("/holidays.ics", { headers })).status()).toBe(304);
});

test("visitors see a holiday within seconds of its declaration", async () => {
	await using site = await startSite({});
	const page = async () => (await fetch(`${site.url}/holidays`)).text();
	expect(await page()).not.toContain("Election Day");
	const soon = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
	writeFileSync(join(site.dataDir, "holidays.json"), JSON.stringify([{ date: soon, name: "Election Day" }]));
	await expect.poll(page).toContain("Election Day");
	expect(await (await fetch(`${site.url}/holidays.ics`)).text()).toContain("Election Day");
});
