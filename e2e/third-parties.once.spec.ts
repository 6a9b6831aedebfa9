import { expect, test } from "@playwright/test";
import { PAGES } from "./pages.ts";

test("nothing of a third party is fetched before a visitor asks for it", async ({ page, baseURL }) => {
	test.setTimeout(120_000);
	const own = new URL(baseURL ?? "").host;
	/** Who opens the page of the branches asks for its map. */
	const isMap = (path: string, host: string) =>
		/^\/(locator|contact-us)$/.test(path) && host === "tile.openstreetmap.org";
	const foreign: string[] = [];
	page.on("request", (request) => {
		const { protocol, host } = new URL(request.url());
		const { pathname } = new URL(page.url());
		if (!protocol.startsWith("http") || host === own || isMap(pathname, host)) return;
		foreign.push(`${page.url()} → ${request.url()}`);
	});
	for (const path of PAGES) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
	}
	expect(foreign).toEqual([]);
	expect(await page.context().cookies(), "no cookie is set before a choice").toEqual([]);
});
