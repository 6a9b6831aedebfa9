import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL, visit } from "./support/visitor.ts";

const running = duringTests(startSiteWithBackend);

// First: later the site has last good responses.
test.describe("with a backend that fails", () => {
	test.beforeAll(() =>
		running.change({
			"/content": { kind: "status", status: 500 },
			"/awards": { kind: "status", status: 500 },
			"/content/articles/7": {
				kind: "body",
				body: { id: 7, title: "The one that loads", story: "It stands." },
			},
		}),
	);

	// Before the lists have failed five times, because the site then makes no calls for a while.
	test("an article that loads stands without its related posts", FULL, async ({ page }) => {
		expect((await page.goto(`${running.site.url}/news/7`))?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The one that loads");
		const related = page.getByRole("complementary", { name: "Related Posts" });
		await expect(related).toContainText("The related articles could not be loaded");
		await expect(related).not.toContainText("No related articles found");
		await expect(related.getByRole("link", { name: "Try again" })).toBeVisible();
	});

	test("a list can be tried again, and says that it is being loaded", FULL, async ({ page }) => {
		await visit(page, `${running.site.url}/awards`);
		running.backend.override("/awards", undefined);
		// The site does not retry a failing backend for some seconds.
		await running.site.putClockAhead();
		await page.evaluate(() =>
			addEventListener("click", () => {
				const status = document.querySelector("a[data-busy-text] + [role=status]");
				sessionStorage.setItem("status", status?.textContent ?? "");
			}),
		);
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(async () => {
			const again = page.getByRole("link", { name: "Try again" });
			if (await again.isVisible()) await again.click({ timeout: 1_000 });
			await expect(page.getByText("Savings and Loans Company of the Year").first()).toBeVisible({
				timeout: 2_000,
			});
		}).toPass({ timeout: 20_000 });
		expect(await page.evaluate(() => sessionStorage.getItem("status"))).toBe("Loading awards...");
	});
});

test("an article with nothing but a title says nothing that it does not know", FULL, async ({ page }) => {
	await running.change({ "/content/articles": { kind: "body", body: [{ id: "bare", title: "Bare" }] } });
	const url = `${running.site.url}/news/bare`;
	// After failures the site makes one call at first, and refuses the others until it is answered.
	await expect.poll(async () => (await fetch(url)).status).toBe(200);
	await page.goto(url);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bare");
	const main = page.getByRole("main");
	await expect(main.getByText("Article", { exact: true }).first()).toBeVisible();
	await expect(main).not.toContainText("min read");
	await expect(main).toContainText("12 shares");
	await expect(main).not.toContainText("undefined");
});
