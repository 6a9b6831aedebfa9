import { expect, type Page, test } from "@playwright/test";
import response from "#content/awards" with { type: "json" };
import { HOUR_MS } from "#lib/platform/durations";
import { FULL, started, visit } from "./support/visitor.ts";

const awards = response.data;
const [first, second, third] = awards;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 800 };

/** The title of the award on the desktop stage. */
const chosen = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const thumbnail = (page: Page, title = "-") => page.getByRole("main").getByRole("link", { name: title });

test.describe("the awards on a desktop", () => {
	test.use({ viewport: DESKTOP });

	test(
		"show the first one large, and all of them to choose from; the URL keeps in step",
		FULL,
		async ({ page }) => {
			await visit(page, "/awards");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Awards");
			await expect(chosen(page)).toHaveText(first?.title ?? "");
			await expect(page.getByRole("main")).toContainText(first?.excerpt ?? "-");
			for (const { id, title } of awards)
				await expect(thumbnail(page, title)).toHaveAttribute("href", `/awards/${id}`);
			await expect(thumbnail(page, first?.title)).toHaveAttribute("aria-current", "true");
			await test.step("they are chosen with the keyboard too", async () => {
				await started(thumbnail(page, second?.title));
				await thumbnail(page, second?.title).focus();
				await page.keyboard.press("Enter");
				await expect(chosen(page)).toHaveText(second?.title ?? "");
				await expect(thumbnail(page, second?.title)).toBeFocused();
			});

			await test.step("the URL keeps in step, also after going away and back", async () => {
				await thumbnail(page, third?.title).click();
				await expect(page).toHaveURL(`/awards/${third?.id}`);
				await page.getByRole("link", { name: "News", exact: true }).first().click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
				await page.goBack();
				await expect(page).toHaveURL(`/awards/${third?.id}`);
				await expect(chosen(page)).toHaveText(third?.title ?? "");
			});
		},
	);

	test("title, canonical URL and preview follow the award that is chosen, as on its own page", async ({
		page,
	}) => {
		const head = () =>
			page.evaluate(() => [
				document.title,
				new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "").pathname,
				new URL(document.querySelector<HTMLMetaElement>("meta[property='og:url']")?.content ?? "").pathname,
			]);
		await visit(page, "/awards");
		const before = await head();
		await page.goto(`/awards/${third?.id}`);
		const own = await head();
		expect(own).not.toEqual(before);
		await page.goto("/awards");
		await started(thumbnail(page, third?.title));
		await thumbnail(page, third?.title).click();
		await expect(page).toHaveURL(`/awards/${third?.id}`);
		expect(await head()).toEqual(own);
		await page.getByRole("link", { name: "News", exact: true }).first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("News");
		await page.goBack();
		await expect.poll(head).toEqual(own);
	});

	test("slide in when chosen; for 500 ms no other can be", FULL, async ({ page }) => {
		await page.clock.install();
		await visit(page, "/awards");
		await started(thumbnail(page, second?.title));
		await page.clock.pauseAt(Date.now() + HOUR_MS);
		await thumbnail(page, second?.title).click();
		await expect(chosen(page)).toHaveText(second?.title ?? "");
		await expect(page.getByRole("main")).toContainText(second?.excerpt ?? "-");
		await expect(thumbnail(page, third?.title)).toHaveAttribute("aria-disabled", "true");
		await page.clock.runFor(499);
		// Playwright clicks an `aria-disabled` element only with `force`; visitors click it anyway.
		await thumbnail(page, third?.title).click({ force: true });
		await expect(chosen(page)).toHaveText(second?.title ?? "");
		await expect(page).toHaveURL(`/awards/${second?.id}`);
		await page.clock.runFor(1);
		await expect(thumbnail(page, third?.title)).not.toHaveAttribute("aria-disabled");
		await thumbnail(page, third?.title).click();
		await expect(chosen(page)).toHaveText(third?.title ?? "");
		await expect(thumbnail(page, third?.title)).toBeFocused();
	});

	test(
		"are animated, unless the visitor wants no motion: then there is no lock either",
		FULL,
		async ({ page }) => {
			await page.clock.install();
			await visit(page, "/awards");
			await started(thumbnail(page, second?.title));
			await page.clock.pauseAt(Date.now() + HOUR_MS);
			const animations = () =>
				page.evaluate(
					() =>
						document
							.getAnimations()
							.filter(
								(animation) =>
									animation.effect instanceof KeyframeEffect &&
									animation.effect.getKeyframes().some(({ transform }) => String(transform).includes("100%")),
							).length,
				);
			await thumbnail(page, second?.title).click();
			await expect.poll(animations).toBe(2);
			await page.clock.runFor(500);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await thumbnail(page, third?.title).click();
			await expect(chosen(page)).toHaveText(third?.title ?? "");
			await thumbnail(page, first?.title).click();
			await expect(chosen(page)).toHaveText(first?.title ?? "");
			expect(await animations(), "nothing has moved since").toBe(0);
		},
	);
});

test.describe("the awards on a phone", () => {
	test.use({ viewport: PHONE });

	test(
		"are sharp, and show title and excerpt over a picture that is tapped, and hide them again",
		FULL,
		async ({ page }) => {
			await visit(page, "/awards");
			await test.step("the picture that is fetched is as wide as it is drawn", async () => {
				const picture = page.getByRole("main").locator("details img").first();
				// The width in CSS pixels, from `sizes`, for which the browser chose the file.
				const width = () => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
				await expect.poll(width).toBeGreaterThan(0.95 * ((await picture.boundingBox())?.width ?? 0));
			});

			for (const { title, excerpt } of awards.slice(0, 2)) {
				const text = page.getByText(excerpt).filter({ visible: true });
				await expect(text).toHaveCount(0);
				await page.getByRole("heading", { level: 2, name: title }).click();
				await expect(text).toHaveCount(1);
				const picture = page.getByRole("listitem").filter({ hasText: excerpt }).locator("img");
				const [over, under] = [await text.boundingBox(), await picture.boundingBox()];
				expect(over?.y, "the text lies over the picture").toBeGreaterThan(under?.y ?? 0);
				expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(
					(under?.y ?? 0) + (under?.height ?? 0),
				);
				await text.click();
				await expect(text).toHaveCount(0);
			}
		},
	);

	test("begin with the one that the URL names, its text shown", async ({ page }) => {
		await visit(page, `/awards/${third?.id}`);
		const titles = page.getByRole("heading", { level: 2 }).filter({ visible: true });
		await expect(titles.first()).toHaveText(third?.title ?? "");
		await expect(page.getByText(third?.excerpt ?? "-").filter({ visible: true })).toHaveCount(1);
		await expect(page.getByText(first?.excerpt ?? "-").filter({ visible: true })).toHaveCount(0);
	});
});
