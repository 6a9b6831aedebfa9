import { expect, test } from "@playwright/test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { parse } from "node-html-parser";
import articles from "#content/content/articles" with { type: "json" };
import notices from "#content/notices" with { type: "json" };
import roles from "#content/roles" with { type: "json" };
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { ON_BOTH_SCREENS, visit } from "./support/visitor.ts";

const FEEDS = [
	{
		page: "/news",
		title: "News | Bestfield",
		link: "Follow news in a feed reader",
		items: articles.data.length,
	},
	{
		page: "/notices",
		title: "Notices | Bestfield",
		link: "Follow notices in a feed reader",
		items: notices.data.length,
	},
	{
		page: "/careers",
		title: "Open roles | Bestfield",
		link: "Follow open roles in a feed reader",
		items: roles.data.length,
	},
];

for (const { page: path, title, link, items } of FEEDS) {
	test(`${path} has a feed that a reader understands`, async ({ request, baseURL }) => {
		const response = await request.get(`${path}/feed.xml`);
		expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
		const feed = parseFeed(await response.text());
		expect(feed.meta).toEqual({ type: "rss", version: "2.0" });
		expect(feed.title).toBe(title);
		expect(feed.url).toBe(baseURL + path);
		expect(feed.self).toBe(`${baseURL}${path}/feed.xml`);
		expect(feed.items).toHaveLength(items);
		for (const item of feed.items) {
			expect(item.title, item.id ?? "").toBeTruthy();
			expect(item.url, item.title ?? "").toMatch(new RegExp(`^${baseURL}${path}/.`));
		}
		const first = await request.get(feed.items[0]?.url ?? "");
		expect(first.status(), "an entry leads to its page").toBe(200);
	});

	test(`${path} names its feed to programs and to people`, async ({ request, baseURL }) => {
		const page = parse(await (await request.get(path)).text());
		const named = page.querySelectorAll('head link[rel="alternate"][type="application/rss+xml"]');
		expect(named.map((each) => each.getAttribute("href"))).toEqual([`${path}/feed.xml`]);
		const shown = page.querySelectorAll("main a").find(({ text }) => text.trim() === link);
		expect(new URL(shown?.getAttribute("href") ?? "", baseURL).pathname).toBe(`${path}/feed.xml`);
	});
}

test(
	"a feed that somebody opens in a browser says what it is for, and leads back, without an error",
	ON_BOTH_SCREENS,
	async ({ page }) => {
		const errors: string[] = [];
		page.on("pageerror", ({ message }) => errors.push(message));
		for (const { page: path, link } of FEEDS) {
			await visit(page, path);
			await page.getByRole("link", { name: link }).click();
			await expect(page.getByText("This page is for feed readers")).toBeVisible();
			const width = await page.evaluate(() => innerWidth);
			expect(width, "in letters of the usual size").toBe(page.viewportSize()?.width);
			await expect(page.locator("pubDate").first(), "no raw data").toBeHidden();
			await page.locator("channel > div a").click();
			await expect(page).toHaveURL(path);
		}
		expect(errors).toEqual([]);
	},
);

test.describe("with a backend of its own", () => {
	const running = duringTests(() => startSiteWithBackend({ API_FRESH_MS: "0" }));

	test("a feed that cannot be read is not taken for empty", async ({ request }) => {
		const { site, backend } = running;
		backend.override("/content/articles", { kind: "status", status: 500 });
		const failed = await request.get(`${site.url}/news/feed.xml`);
		expect(failed.status()).toBe(503);
		expect(failed.headers()["cache-control"]).toBe("no-store");
		backend.override("/roles", { kind: "body", body: { data: [] } });
		const empty = await request.get(`${site.url}/careers/feed.xml`);
		expect(empty.status(), "no open roles are no failure").toBe(200);
		expect(parseFeed(await empty.text()).items).toEqual([]);
	});
});
