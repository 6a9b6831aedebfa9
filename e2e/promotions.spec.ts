import { expect, type Page, test } from "@playwright/test";
import { LARGE_LETTERS, wear } from "./support/layout.ts";
import { boxOf, FULL, visit } from "./support/visitor.ts";

const offers = (page: Page) => page.getByRole("complementary", { name: "Offers" });
const offer = (page: Page, title: RegExp) => offers(page).getByRole("heading", { name: title });
const susu = (page: Page) => offer(page, /Susu and Nkosuo Loans/);
const kids = (page: Page) => offer(page, /Mmofra Daakye/);
const button = (page: Page, name: string) => offers(page).getByRole("button", { name });

test("the offers stand on every page below its content", FULL, async ({ page }) => {
	for (const path of [
		"/",
		"/about",
		"/contact?tab=loan",
		"/products/personal/salary%20loans",
		"/not-a-page",
	]) {
		await page.goto(path);
		for (const screen of [
			{ width: 360, height: 800 },
			{ width: 1280, height: 900 },
		]) {
			await page.setViewportSize(screen);
			const where = `${path} at ${screen.width} px`;
			await expect(susu(page), where).toBeVisible();
			// A page that enters is not where it is laid out.
			const end = await page
				.getByRole("main")
				.evaluate((main: HTMLElement) => main.offsetTop + main.offsetHeight);
			const start = await offers(page).evaluate((aside: HTMLElement) => aside.offsetTop);
			expect.soft(start, where).toBeGreaterThanOrEqual(end);
			expect
				.soft(end, `${where}: the content fills the first view, so the offers are never its largest paint`)
				.toBeGreaterThanOrEqual(screen.height);
		}
	}
});

test("the next offer and the previous one come, and nothing moves", FULL, async ({ page }) => {
	await visit(page, "/about");
	for (const screen of [
		{ width: 360, height: 800 },
		{ width: 1280, height: 900 },
	]) {
		await test.step(`${screen.width} px`, async () => {
			await page.setViewportSize(screen);
			await offers(page).scrollIntoViewIfNeeded();
			const height = async () => (await offers(page).boundingBox())?.height;
			const before = await height();
			const strip = await offers(page).getByRole("group", { name: "Offers" }).boundingBox();
			if (screen.width === 360) expect(strip?.height, "a strip on a phone").toBeLessThanOrEqual(190);
			await expect(susu(page)).toBeInViewport({ ratio: 0.9 });
			await expect(kids(page)).not.toBeInViewport();
			await button(page, "Next").click();
			await expect(kids(page)).toBeInViewport({ ratio: 0.9 });
			await expect(susu(page)).not.toBeInViewport();
			await button(page, "Previous").click();
			await expect(susu(page)).toBeInViewport({ ratio: 0.9 });
			await expect.poll(height).toBe(before);
		});
	}
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("each offer says what it is and leads to its product", async ({ page }) => {
			await visit(page, "/about");
			const slides = offers(page).getByRole("listitem");
			await expect(slides).toHaveCount(2);
			for (const width of [1280, 360]) {
				await page.setViewportSize({ width, height: 800 });
				for (const words of ["24 to 72 hours", "borrow to grow your trade"])
					await expect(slides.nth(0).getByText(words)).toBeVisible();
				for (const words of ["GHS 5", "parent or guardian"])
					await expect(slides.nth(1).getByText(words)).toBeVisible();
			}
			await expect(slides.nth(0).getByRole("link", { name: "Read More" })).toHaveAttribute(
				"href",
				"/products/business/Susu%20and%20Nkosuo%20Loans",
			);
			await expect(slides.nth(1).getByRole("link", { name: "Click to Apply" })).toHaveAttribute(
				"href",
				"/products/accounts/Mmofra%20Daakye%20Account",
			);
			await expect(offers(page).getByRole("button")).toHaveCount(javaScriptEnabled ? 2 : 0);
			const apply = slides.nth(1).getByRole("link", { name: "Click to Apply" });
			await apply.focus();
			await expect(apply, "the keyboard brings the second offer into view").toBeInViewport();
		});
	});
}

test("the controls cover no word of an offer in letters twice as large", async ({ page }) => {
	await visit(page, "/about");
	await wear(page, LARGE_LETTERS);
	for (const width of [320, 360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		const link = await boxOf(offers(page).getByRole("link", { name: "Read More" }));
		const previous = await boxOf(button(page, "Previous"));
		const isBeside = link.x + link.width <= previous.x || previous.x + previous.width + 52 <= link.x;
		expect.soft(isBeside || link.y + link.height <= previous.y, `at ${width} px`).toBe(true);
	}
});
