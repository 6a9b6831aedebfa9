import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { interactive, visit } from "./support/visitor.ts";

const PATH = "/dormant-accounts";
const API = "/api/dormant-accounts";

for (const javaScriptEnabled of [true, false])
	test(`a nephew finds his uncle's dormant account ${javaScriptEnabled ? "with" : "without"} script`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({
			baseURL,
			javaScriptEnabled,
			viewport: { width: 360, height: 740 },
		});
		const page = await context.newPage();
		if (javaScriptEnabled) await visit(page, "/help#death");
		else await page.goto("/help#death");
		await page.getByRole("link", { name: "Did they have an old account?" }).click();
		await expect(page.getByText("On this page since 2 November 2026")).toBeVisible();
		await page.getByLabel("Name of the owner").fill("owusu kwame");
		// Before the form's script has come, the browser sends it.
		await interactive(page);
		await page.getByRole("button", { name: "Search the list" }).click();
		const found = page.locator("#reply");
		await expect(found.getByText("Found: 1")).toBeVisible();
		await expect(found.getByRole("listitem")).toContainText("Kwame Owusu-Ansah");
		await expect(found.getByRole("listitem")).toContainText("reference DA-0003");
		expect(page.url()).toBe(baseURL + (javaScriptEnabled ? PATH : `${API}#reply`));
		await expect(page.getByRole("heading", { name: "If the owner has died" })).toBeVisible();
		await page.getByLabel("Name of the owner").fill("Nobody");
		await page.getByLabel("Name of the owner").press("Enter");
		await expect(page.getByText("This name is not on the list")).toBeVisible();
		await context.close();
	});

test("a search is stored nowhere, and the page is for visitors alone", async ({ request }) => {
	const found = await request.post(API, { form: { name: "mensah" } });
	expect(found.headers()["cache-control"]).toBe("private, no-store");
	expect(await found.text()).toContain("Mensah Kofi");
	const short = await request.post(API, { form: { name: "m." } });
	expect(await short.text()).toContain("Please type at least three letters");
	const page = await request.get(PATH);
	const html = await page.text();
	expect(html).not.toContain("Mensah Kofi");
	expect(html).toMatch(/<meta name="robots" content="noindex/);
	expect(await (await request.get("/sitemap.xml")).text()).not.toContain(PATH);
	const search = await request.get("/api/search?q=Mensah+Kofi");
	expect((await search.json()).total).toBe(0);
});

test.describe("with a backend", () => {
	const running = duringTests(() => startSiteWithBackend());

	test("visitors read how to ask when there is no list, and when it fails; a file of the company shows it", async ({
		page,
	}) => {
		const { site, change } = running;
		await change({ [PATH]: { kind: "status", status: 500 } });
		await page.goto(site.url + PATH);
		await expect(page.getByText("The list could not be loaded")).toBeVisible();
		await change({ [PATH]: { kind: "status", status: 404 } });
		await page.goto(site.url + PATH);
		await expect(page.getByText("We have no list on this page now.")).toBeVisible();
		await expect(page.getByRole("heading", { name: "If the account is yours" })).toBeVisible();
		const file = join(site.dataDir, "dormant-accounts.json");
		writeFileSync(file, JSON.stringify([{ name: "Esi Quaye", published_on: "2026-11-20" }]));
		await change({ [PATH]: { kind: "status", status: 404 } });
		await page.goto(site.url + PATH);
		await expect(page.getByText("On this page since 20 November 2026")).toBeVisible();
		await page.getByLabel("Name of the owner").fill("Quaye");
		await page.getByLabel("Name of the owner").press("Enter");
		await expect(page.getByText("Esi Quaye")).toBeVisible();
		expect(site.output()).not.toContain("Quaye");
		rmSync(file);
	});
});
