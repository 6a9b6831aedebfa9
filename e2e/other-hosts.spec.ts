import { expect, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { PAGES } from "./support/pages.ts";
import { startSite } from "./support/site.ts";
import { visit } from "./support/visitor.ts";

test("a server without settings asks no other host, whatever visitors read and send", async () => {
	await using site = await startSite({ NODE_OPTIONS: "--import=./e2e/support/outgoing-connections.mjs" });
	for (const path of PAGES) await fetch(site.url + path);
	const body = new FormData();
	for (const [name, value] of Object.entries(ENQUIRY_FIELDS)) body.append(name, value);
	const headers = { origin: site.url };
	const sent = await fetch(`${site.url}/api/contact`, { method: "POST", body, headers, redirect: "manual" });
	expect(sent.status).toBeLessThan(400);
	await fetch(`${site.url}/api/check-message`, { method: "POST", body: "message=call+419", headers });
	expect(site.output()).not.toContain("connects to");
});

test("with no host of map tiles, a browser asks no other host, and the drawn map stays", async ({ page }) => {
	await using site = await startSite({ MAP_TILE_URL: "none" });
	const foreign: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).origin !== site.url) foreign.push(request.url());
	});
	await visit(page, `${site.url}/locator`);
	const map = page.getByRole("region", { name: "Map of branches" });
	await expect(map).toBeVisible();
	await expect(page.getByRole("button", { name: "Show streets" })).toHaveCount(0);
	await page.locator("main details summary").filter({ hasText: "Branch" }).first().click();
	await expect(page.getByRole("link", { name: /^Directions/ }).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Show on map" })).toHaveCount(0);
	expect(foreign).toEqual([]);
	const privacy = await (await fetch(`${site.url}/privacy`)).text();
	expect(privacy).not.toContain("fetches their pictures from a map service");
});
