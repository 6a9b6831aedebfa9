import { expect, type Locator, type Page, test } from "@playwright/test";
import articlesResponse from "#content/content/articles" with { type: "json" };
import galleryResponse from "#content/content/gallery" with { type: "json" };
import { NEWS_PER_PAGE } from "#lib/company/limits";
import { boxOf, FULL, FULL_ON_BOTH_SCREENS, swipe, visit } from "./support/visitor.ts";

const articles = articlesResponse.data;
/** Of the first page. */
const galleries = galleryResponse.data.slice(0, NEWS_PER_PAGE);

const card = (page: Page, title: string) =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: title });
const lightbox = (page: Page) => page.getByRole("dialog");
const place = (page: Page) => lightbox(page).getByText(/^Image \d+ of \d+$/);

test("the list of articles shows each with picture, category, title, a few words and the way to all of it; the gallery is one tab away", async ({
	page,
}) => {
	await visit(page, "/news");
	await expect(page).toHaveTitle(/^News/);
	const cards = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading") });
	await expect(cards).toHaveCount(Math.min(NEWS_PER_PAGE, articles.length));
	for (const [at, article] of articles.slice(0, NEWS_PER_PAGE).entries()) {
		const shown = cards.nth(at);
		await expect(shown.getByRole("heading", { level: 3 })).toHaveText(article.title);
		await expect(shown).toContainText(article.category);
		await expect(shown).toContainText(article.excerpt);
		await expect(shown.locator("img")).toHaveAttribute("src", /./);
		await expect(shown.getByRole("link", { name: "Read More" })).toHaveAttribute(
			"href",
			`/news/${article.id}`,
		);
	}
	await test.step("it is one of two tabs, with its state in the URL", async () => {
		const tabs = page.getByRole("navigation", { name: "News by kind" });
		await expect(tabs.getByRole("link")).toHaveText(["Articles", "Gallery"]);
		await expect(tabs.getByRole("link", { name: "Articles" })).toHaveAttribute("aria-current", "true");
		await tabs.getByRole("link", { name: "Gallery" }).click();
		await expect(page).toHaveURL("/news?tab=gallery");
		await expect(tabs.getByRole("link", { name: "Gallery" })).toHaveAttribute("aria-current", "true");
		await expect(tabs.getByRole("link", { name: "Gallery" })).toBeFocused();
		await expect(page.getByRole("heading", { name: galleries[0]?.title })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("heading", { name: articles[0]?.title })).toBeVisible();
	});

	await test.step("it leads to the article", async () => {
		const [article] = articles;
		await page.getByRole("link", { name: `Read More about ${article?.title}` }).click();
		await expect(page).toHaveURL(`/news/${article?.id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
	});
});

test.describe("an article", () => {
	const article = articles[0];
	const quote = article?.quote as { quote: string; person: string };

	test("has all its parts, ways to share it and to read on", async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "share", {
				value: async (data: ShareData) => Object.assign(window, { shared: data }),
			});
		});
		await visit(page, `/news/${article?.id}`);
		const title = page.getByRole("heading", { level: 1 });
		await expect(title).toHaveCount(1);
		await expect(title).toHaveText(article?.title ?? "");
		const [first, second] = await title.locator("span").all();
		const topOf = async (line?: Locator) => (await line?.boundingBox())?.y ?? 0;
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			expect
				.soft(await topOf(second), `at ${width} px the second half stands below the first`)
				.toBeGreaterThan(await topOf(first));
		}

		const main = page.getByRole("main");
		const words = article?.story?.split(/\s+/).length ?? 0;
		await expect(main).toContainText(`${Math.ceil(words / 200)} min read`);
		await expect(main).toContainText("12 shares");
		for (const part of [article?.category, article?.subTitle, quote.person])
			await expect(main).toContainText(part ?? "-");
		for (const paragraph of article?.story?.split(/\n\n/) ?? []) await expect(main).toContainText(paragraph);
		await expect(main.getByRole("blockquote")).toHaveText(quote.quote);
		// A related post may have the same picture; it stands after the text.
		await expect(
			main.locator(`img[src*="${encodeURIComponent(article?.img ?? "-")}"]`).first(),
		).toBeVisible();
		await test.step("it can be shared by links", async () => {
			await expect(page.getByRole("link", { name: /^Share on / })).toHaveCount(4);
		});

		await test.step("the device's own share sheet is offered where there is one", async () => {
			await page.getByRole("button", { name: "More ways" }).click();
			const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
			expect(shared.title).toBe(article?.title);
			expect(shared.url).toMatch(new RegExp(`/news/${article?.id}$`));
		});

		await test.step("it leads on to another", async () => {
			const related = page.getByRole("complementary", { name: "Related Posts" }).getByRole("link");
			const title = (await related.first().textContent()) ?? "-";
			await related.first().click();
			await expect(page).toHaveURL(/\/stories\//);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		});
	});

	test(
		"is the same under its other URL, and a copied link names the main one",
		FULL,
		async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			await visit(page, `/stories/${article?.id}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
			await test.step("its main URL can be copied", async () => {
				await page.getByRole("button", { name: "Copy link" }).click();
				await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
				const copied = await page.evaluate(() => navigator.clipboard.readText());
				expect(copied).toMatch(new RegExp(`^https?://.+/news/${article?.id}$`));
			});
		},
	);
});

test.describe("a gallery", () => {
	const large = galleries.find(({ images }) => images.length > 4);
	const count = large?.images.length ?? 0;

	const open = async (page: Page) => {
		await visit(page, "/news?tab=gallery");
		const link = card(page, large?.title ?? "").getByRole("link", { name: "View all images" });
		await link.click();
		await expect(lightbox(page)).toBeVisible();
		return link;
	};

	test("shows four thumbnails at most, the fourth with the number of those not shown; opens at the thumbnail that was pressed", async ({
		page,
		context,
	}) => {
		await visit(page, "/news?tab=gallery");
		for (const { title, images } of galleries) {
			const thumbnails = card(page, title).locator("img");
			await expect(thumbnails).toHaveCount(Math.min(4, images.length));
			const fourth = card(page, title).getByRole("link", { name: `Image 4 of ${images.length}` });
			if (images.length > 4) await expect(fourth).toHaveText(`+${images.length - 4}`);
			else await expect(card(page, title)).not.toContainText("+");
		}
		await test.step("it brings the code of its lightbox only when it is opened", async () => {
			const scripts: string[] = [];
			page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
			await page.getByRole("link", { name: "View all images" }).first().click();
			await expect(lightbox(page)).toBeVisible();
			expect(scripts.length).toBeGreaterThan(0);
			await page.keyboard.press("Escape");
			await expect(lightbox(page)).toBeHidden();
		});

		await test.step("links that are opened in another tab are left alone", async () => {
			const opened = context.waitForEvent("page");
			await page
				.getByRole("link", { name: /^Image 1 of/ })
				.first()
				.click({ modifiers: ["ControlOrMeta"] });
			// A new tab is empty at first.
			await expect(await opened).toHaveURL(/\/content\/images\//);
			await expect(lightbox(page)).toBeHidden();
		});

		await test.step("it opens at the thumbnail that was pressed, with title and description", async () => {
			const pressed = card(page, large?.title ?? "").getByRole("link", { name: `Image 3 of ${count}` });
			await pressed.click();
			await expect(place(page)).toHaveText(`Image 3 of ${count}`);
			await expect(lightbox(page)).toHaveAccessibleName(large?.title ?? "");
			await expect(lightbox(page)).toContainText(large?.description ?? "-");
			await expect(lightbox(page).getByRole("img", { name: `Image 3 of ${count}` })).toBeVisible();
			expect(new URL(page.url()).search, "the URL stays").toBe("?tab=gallery");
			await page.keyboard.press("Escape");
			await expect(lightbox(page)).toBeHidden();
			await expect(pressed).toBeFocused();
		});

		await test.step("Back closes it first; however it was closed, no entry of it stays in the history", async () => {
			const opener = card(page, large?.title ?? "").getByRole("link", { name: `Image 2 of ${count}` });
			for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
				await opener.click();
				await expect(lightbox(page)).toBeVisible();
				await close();
				await expect(lightbox(page)).toHaveCount(0);
				await expect(page).toHaveURL(/tab=gallery$/);
				await expect(opener).toBeFocused();
				await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
			}
		});

		await test.step("it opens again when a thumbnail is pressed while it closes", async () => {
			const links = card(page, large?.title ?? "").getByRole("link", { name: /^Image [13] of/ });
			await links.first().click();
			await expect(place(page)).toHaveText(`Image 1 of ${count}`);
			await links.last().evaluate(async (link) => {
				// A busy phone goes back late.
				const goBack = history.back.bind(history);
				window.navigation.back = () => {
					setTimeout(goBack, 500);
					return {};
				};
				const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
				const closed = new Promise((resolve) => dialog?.addEventListener("close", resolve));
				dialog?.close();
				await closed;
				(link as HTMLElement).click();
			});
			await expect(place(page)).toHaveText(`Image 3 of ${count}`);
			await page.waitForTimeout(600);
			await expect(place(page)).toHaveText(`Image 3 of ${count}`);
			await page.evaluate(() => Reflect.deleteProperty(window.navigation, "back"));
			await page.keyboard.press("Escape");
			await expect(lightbox(page)).toHaveCount(0);
		});

		await test.step("it leaves the focus where the visitor moved it while it closed", async () => {
			await card(page, large?.title ?? "")
				.getByRole("link", { name: `Image 2 of ${count}` })
				.click();
			await expect(lightbox(page)).toBeVisible();
			await page.evaluate(() => {
				document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
				document.querySelector<HTMLElement>("footer a")?.focus();
			});
			await expect(lightbox(page)).toHaveCount(0);
			await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeFocused();
		});
	});

	test(
		"goes on and back, and to the thumbnail that is picked; keeps the page behind it still, and the focus inside",
		FULL,
		async ({ page }) => {
			const opener = await open(page);
			await test.step("round both ends", async () => {
				await expect(place(page)).toHaveText(`Image 1 of ${count}`);
				await lightbox(page).getByRole("button", { name: "Previous image" }).click();
				await expect(place(page)).toHaveText(`Image ${count} of ${count}`);
				await lightbox(page).getByRole("button", { name: "Next image" }).click();
				await expect(place(page)).toHaveText(`Image 1 of ${count}`);
				await page.keyboard.press("ArrowRight");
				await expect(place(page)).toHaveText(`Image 2 of ${count}`);
				await page.keyboard.press("ArrowLeft");
				await page.keyboard.press("ArrowLeft");
				await expect(place(page)).toHaveText(`Image ${count} of ${count}`);
			});

			await test.step("to the thumbnail that is picked", async () => {
				const thumbnails = lightbox(page).getByRole("button", { name: /^Show image/ });
				await expect(thumbnails).toHaveCount(count);
				await thumbnails.nth(3).click();
				await expect(place(page)).toHaveText(`Image 4 of ${count}`);
				await expect(thumbnails.nth(3)).toHaveAttribute("aria-current", "true");
				await expect(lightbox(page).locator('[aria-current="true"]')).toHaveCount(1);
			});

			await test.step("the page behind it stays still, and the focus inside", async () => {
				const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
				await expect.poll(overflow).toBe("hidden");
				const before = await page.evaluate(() => scrollY);
				await page.mouse.wheel(0, 600);
				await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
				for (let presses = 0; presses < count + 8; presses++) {
					await page.keyboard.press("Tab");
					const isInside = await page.evaluate(
						() =>
							document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
					);
					expect(isInside, `after ${presses + 1} presses of Tab`).toBe(true);
				}
				await page.keyboard.press("Escape");
				await expect(lightbox(page)).toBeHidden();
				await expect(opener).toBeFocused();
				await expect.poll(overflow).toBe("visible");
			});
		},
	);

	test(
		"follows a finger that swipes by more than 50 px, shows a picture at double size, and closes by its button and by a press beside the picture",
		FULL_ON_BOTH_SCREENS,
		async ({ page, isMobile }) => {
			const opener = await open(page);
			await test.step("a swipe by more than 50 px leads on and back", async () => {
				await expect(place(page)).toHaveText(`Image 1 of ${count}`);
				await swipe(page, { x: 250, y: 300 }, { x: 150, y: 310 });
				await expect(place(page)).toHaveText(`Image 2 of ${count}`);
				await swipe(page, { x: 150, y: 300 }, { x: 250, y: 300 });
				await expect(place(page)).toHaveText(`Image 1 of ${count}`);
				await expect(lightbox(page)).toBeVisible();
			});

			await test.step("a double press or the button shows a picture at double size, until the next picture", async () => {
				const picture = lightbox(page).getByRole("img", { name: /^Image/ });
				await expect
					.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
					.toBeGreaterThan(0);
				const width = async () => (await picture.boundingBox())?.width ?? 0;
				const whole = await width();
				// A tap that comes while a swipe runs out only ends it.
				await page.waitForTimeout(600);
				if (isMobile) await doubleTap(page, { x: 180, y: 400 });
				else await picture.dblclick();
				await expect.poll(width).toBeCloseTo(whole * 2, 0);
				await lightbox(page).getByRole("button", { name: "Next image" }).click();
				await expect.poll(width).toBeCloseTo(whole, 0);
				const zoom = lightbox(page).getByRole("button", { name: "Zoom" });
				const fetched = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
				const small = await fetched();
				await zoom.click();
				await expect(zoom).toHaveAttribute("aria-pressed", "true");
				if (isMobile) await expect.poll(fetched, "in the size that it is shown in").not.toBe(small);
				await expect.poll(width).toBeCloseTo(whole * 2, 0);
				await zoom.click();
				await expect.poll(width).toBeCloseTo(whole, 0);
				await lightbox(page).getByRole("button", { name: "Previous image" }).click();
			});

			await test.step("its button and a press beside the picture close it, not one on it", async () => {
				const picture = lightbox(page).getByRole("img", { name: /^Image 1/ });
				await expect(picture).toHaveJSProperty("complete", true);
				await picture.click();
				await expect(lightbox(page)).toBeVisible();
				await lightbox(page).getByRole("button", { name: "Close" }).click();
				await expect(lightbox(page)).toBeHidden();
				await opener.click();
				await expect(picture).toHaveJSProperty("complete", true);
				await page.mouse.click(5, 5);
				await expect(lightbox(page)).toBeHidden();
			});
		},
	);

	test("that was open when its page was loaded again leaves nothing in the history", async ({ page }) => {
		await page.goto("/about");
		await open(page);
		await page.reload();
		await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
		await page.goBack();
		await expect(page).toHaveURL("/about");
	});

	test("an odd last one fills its row on wide screens", async ({ page }) => {
		await visit(page, "/news?tab=gallery");
		const all = page.locator("[data-gallery]");
		await all.evaluateAll((cards) => {
			for (const card of cards.slice(3)) card.remove();
		});
		await expect(all).toHaveCount(3);
		const [second, last] = [await boxOf(all.nth(1)), await boxOf(all.last())];
		expect(last.x + last.width).toBeCloseTo(second.x + second.width, 0);
	});

	test(
		"on a phone held sideways the picture takes the room of the thumbnails, above its description",
		FULL,
		async ({ page }) => {
			await page.setViewportSize({ width: 800, height: 360 });
			await open(page);
			await expect(lightbox(page).getByRole("button", { name: /^Show image/ })).toHaveCount(0);
			await expect(lightbox(page).getByText(large?.description ?? "-")).toBeInViewport();
			const picture = await lightbox(page)
				.getByRole("img", { name: /^Image 1/ })
				.boundingBox();
			expect(picture?.height).toBeGreaterThan(220);
			await page.setViewportSize({ width: 800, height: 800 });
			await expect(lightbox(page).getByRole("button", { name: /^Show image/ })).toHaveCount(count);
		},
	);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("every picture of a gallery is a link to the whole picture", async ({ page }) => {
		await page.goto("/news?tab=gallery");
		for (const { title, images } of galleries) {
			const links = card(page, title).getByRole("link", { name: /^Image/ });
			await expect(links).toHaveCount(images.length);
			const href = (await links.last().getAttribute("href")) ?? "";
			const response = await page.request.get(href);
			expect(response.headers()["content-type"], href).toMatch(/^image\//);
			await expect(links.last()).toBeVisible();
		}
	});
});

/** Sends both taps at once: on a busy machine, sequential taps would be too far apart for a double tap. */
async function doubleTap(page: Page, place: { x: number; y: number }) {
	const session = await page.context().newCDPSession(page);
	await Promise.all(
		(["touchStart", "touchEnd", "touchStart", "touchEnd"] as const).map((type) =>
			session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchStart" ? [place] : [] }),
		),
	);
	await session.detach();
}
