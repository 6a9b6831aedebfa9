import { expect, type Locator, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { startSite } from "./support/site.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL } from "./support/visitor.ts";

const CHANNELS = ["WhatsApp", "Facebook", "X", "LinkedIn", "Google"];

const previewOf = (path: string) => `/preview?url=${encodeURIComponent(path)}`;

const card = (page: Page, name: "Large" | "Small"): Locator => page.getByRole("figure", { name });

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"a page's title and image are shown in a large and a small card, and every channel has its link",
		FULL,
		async ({ page, baseURL }) => {
			await page.goto("/preview");
			await page.getByLabel("Page of this site").fill(`${baseURL}/news/1`);
			await page.getByLabel("Campaign").fill("Farmers’ Day");
			await page.getByRole("button", { name: "Show previews" }).click();
			await expect(page.getByText("Nobody outside can open")).toBeVisible();
			await expect(page.getByText("Ready to share")).toHaveCount(0);
			for (const name of ["Large", "Small"] as const) {
				await expect(card(page, name)).toContainText("Five Ways to Keep Your Susu Going All Year");
				const image = card(page, name).getByRole("img", { name: /^A picture with the logo of/ });
				await expect(image).toBeVisible();
				const src = (await image.getAttribute("src")) ?? "";
				expect((await page.request.get(src)).status(), "the image is this site's own").toBe(200);
				expect(src).toMatch(/^\/[^/]/);
			}
			for (const name of CHANNELS) {
				const link = page
					.getByRole("main")
					.getByRole("listitem")
					.filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
				await expect(link).toContainText(
					`${baseURL}/news/1?utm_source=${name.toLowerCase()}&utm_medium=${name === "Google" ? "cpc" : "social"}&utm_campaign=farmers-day`,
				);
			}
		},
	);

	test("without a URL, the page offers some to choose from", FULL, async ({ page }) => {
		await page.goto("/preview");
		await page.getByRole("main").getByRole("link", { name: "Branch Locator" }).click();
		await expect(page).toHaveURL(/\/preview\?url=%2Flocator$/);
		await expect(card(page, "Large")).toContainText("Branch Locator");
	});
});

const FINDINGS: [path: string, text: string | RegExp][] = [
	["/no-such-page", "/no-such-page answers with status 404"],
	["/news/", "/news/ leads to /news. Share that one."],
	["/sitemap.xml", "/sitemap.xml is a file"],
	["https://evil.example/news/1", "This is not a page of this site"],
];

for (const [path, text] of FINDINGS) {
	test(`${path} gets the finding: ${text}`, async ({ request }) => {
		const response = await request.get(previewOf(path));
		expect(response.status()).toBe(200);
		const main = parse(await response.text()).querySelector("main");
		expect(main?.structuredText.replace(/\s+/g, " ")).toMatch(text);
	});
}

test("the link preview tool is for staff, and is not indexed", async ({ request }) => {
	for (const path of ["/preview", previewOf("/")]) {
		const response = await request.get(path);
		expect(response.status()).toBe(200);
		const head = parse(await response.text()).querySelector("head");
		expect(head?.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
	}
});

test.describe("on a site of its own", () => {
	const running = duringTests(() =>
		startSiteWithBackend({
			API_FRESH_MS: "0",
			// This host cannot be reached, so the tool must request this very server.
			SITE_URL: "https://www.bestfield.example",
			SAMPLE: "1",
		}),
	);

	test("the tool inspects a page on this server, even under another public URL", FULL, async ({ page }) => {
		await page.goto(running.site.url + previewOf("https://www.bestfield.example/news/1"));
		await expect(card(page, "Large")).toContainText("Five Ways to Keep");
		await expect(card(page, "Large")).toContainText("www.bestfield.example");
	});
});

test("an operator can switch the link preview tool off", FULL, async ({ request }) => {
	await using site = await startSite({ LINK_PREVIEW_PAGE: "off" });
	for (const path of ["/preview", previewOf("/"), "/preview?campaign=x"])
		expect((await request.get(site.url + path)).status(), path).toBe(404);
});
