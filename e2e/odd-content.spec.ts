import { expect, type Page, test } from "@playwright/test";
import type { Override } from "./support/backend.ts";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { refuseCookies, visit } from "./support/visitor.ts";

const running = duringTests(() => startSiteWithBackend({ LOG_LEVEL: "warn" }));

const data = (list: unknown): Override => ({ kind: "body", body: { data: list } });
const open = (page: Page, path: string) => visit(page, running.site.url + path);
const main = (page: Page) => page.getByRole("main");

test("a company's own customers speak on the home page", async ({ page }) => {
	await running.change({
		"/testimonials": data([{ name: "Adwoa Sarpong", role: "Baker", quote: "They know me by name." }]),
	});
	await open(page, "/");
	const quotes = page.getByRole("region", { name: "What Our Customers Say" });
	await expect(quotes).toContainText("They know me by name.");
	await expect(quotes).toContainText("AS");
});

const MISSING = "/content/images/missing.webp";

test("a placeholder replaces a picture that fails, also without script", async ({ browser }) => {
	const article = { id: 1, title: "A", image: MISSING };
	await running.change({
		"/products": data([{ id: 1, title: "A", category: "loans", image: MISSING }]),
		"/content/articles": data([article, { ...article, id: 2 }]),
		"/content/articles/1": data(article),
		"/awards": data([{ id: 1, title: "A", image: MISSING }]),
		"/team": data([{ id: 1, name: "Ama Mensah", category: "Management Team", image: MISSING }]),
		"/content/gallery": data([{ id: 1, title: "A", images: [MISSING, MISSING] }]),
		"/carousel": data([{ title: "A", text: "Its words stay.", image_url: MISSING }]),
	});
	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 360, height: 800 },
	});
	const page = await context.newPage();
	for (const path of ["/", "/products", "/news", "/news/1", "/news?tab=gallery", "/awards", "/about"]) {
		await page.goto(running.site.url + path);
		const picture = main(page).locator(`img[src*="missing.webp"]`).filter({ visible: true }).first();
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
		const panel = picture.locator("xpath=ancestor::span[contains(@class, 'picture-frame')][1]");
		// The hero has only its ground.
		const behind = path === "/" ? panel : panel.locator("> span").first();
		await expect(behind, path).toBeVisible();
		await panel.screenshot({ path: `test-results/broken-picture-${path.replace(/\W/g, "-")}.png` });
	}
	await context.close();
});

test("the number of branches is the backend's, and operators learn of people in no known group", async ({
	page,
}) => {
	await running.change({
		"/branches": { kind: "body", body: { data: { regions: { Volta: [{ name: "Ho" }, { name: "Keta" }] } } } },
		"/team": data([
			{ id: 1, name: "Ama Mensah", category: "shareholder" },
			{ id: 2, name: "Yaw Boateng", category: "Kitchen" },
		]),
	});
	await open(page, "/");
	await expect(page.getByRole("region", { name: "At a glance" })).toContainText(/2\s*Branches/);
	await open(page, "/about?category=shareholders");
	await expect(main(page)).toContainText(/branches in Ghana\s*2/);
	await expect(main(page)).toContainText("Ama Mensah");
	await expect.poll(() => running.site.output()).toMatch(/category is unknown: \[\\"Kitchen\\"\]/);
});

test("pictures from a host that is not allowed are replaced, and operators learn of it", async ({ page }) => {
	await running.change({
		"/products": data([
			{ id: 1, title: "A", category: "loans", image: { secure_url: "https://cdn.example.com/a.webp" } },
		]),
	});
	await open(page, "/products");
	await expect(main(page)).toContainText("No Image");
	const { warnings } = await (await fetch(`${running.site.url}/readyz`)).json();
	expect(warnings).toContain("pictures are refused: cdn.example.com (IMAGE_HOSTS)");
	expect(warnings.join()).toContain("no licence number is configured");
});

test("a notice that was changed after its day says when", async ({ page }) => {
	const notice = {
		id: 3,
		title: "A sheet",
		published_at: "2026-10-05T09:00:00Z",
		updated_at: "2026-11-20T09:00:00Z",
	};
	await running.change({ "/notices": data([notice]), "/notices/3": data(notice) });
	await open(page, "/notices/3");
	await expect(page.getByRole("article")).toContainText("5 October 2026, changed on 20 November 2026");
});

test("a stray percent sign in the URL leaves the page as it is", async ({ page }) => {
	for (const path of ["/faqs#100%", "/help#%", "/privacy#%E0%A4%A", "/ussd#50%", "/#%"]) {
		await refuseCookies(page);
		await open(page, path);
		await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
		await expect(page.getByText("this page is not available just now"), path).toHaveCount(0);
	}
});
