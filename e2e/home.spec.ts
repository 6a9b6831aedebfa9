import { expect, type Locator, type Page, test } from "@playwright/test";
import SAMPLE_TESTIMONIALS from "#content/testimonials" with { type: "json" };
import { BRANCH_COUNT, USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";
import {
	boxOf,
	FULL,
	FULL_ON_BOTH_SCREENS,
	holdFiles,
	ON_BOTH_SCREENS,
	refuseCookies,
	started,
	swipe,
	visit,
} from "./support/visitor.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 800 };

const main = (page: Page) => page.getByRole("main");
const hero = (page: Page) => main(page).getByRole("group", { name: "What is on" });
const dots = (page: Page) => hero(page).getByRole("button", { name: /^Show slide/ });
const featured = (page: Page) => main(page).getByRole("group", { name: "Featured products" });
const titles = (page: Page) => featured(page).getByRole("heading", { level: 3 });
const centre = (page: Page) => featured(page).locator("[data-centre]").getByRole("heading");
const next = (page: Page) => featured(page).getByRole("button", { name: "Next product" });
const previous = (page: Page) => featured(page).getByRole("button", { name: "Previous product" });
const progress = (page: Page) => featured(page).getByRole("progressbar");
const testimonials = (page: Page) => main(page).getByRole("region", { name: "What Our Customers Say" });
const slideToAct = (page: Page) => main(page).getByRole("link", { name: "Slide or tap to start" });

/** Opens the home page and then stops its clock, so that each millisecond is the test's. */
async function visitWithStoppedClock(page: Page, ...used: Locator[]) {
	await page.clock.install({ time: 0 });
	await visit(page, "/");
	await expect(hero(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
	for (const control of used) await started(control);
	await page.clock.pauseAt(3_600_000);
}

async function expectSlide(page: Page, place: number) {
	await expect(dots(page).nth(place - 1)).toHaveAttribute("aria-current", "true");
	await expect(dots(page).and(page.locator("[aria-current]"))).toHaveCount(1);
	await expect(
		hero(page)
			.getByRole("listitem")
			.nth(place - 1),
	).toBeInViewport({ ratio: 0.3 });
}

async function swipeAcross(page: Page, element: Locator, across: number) {
	await element.scrollIntoViewIfNeeded();
	const box = await boxOf(element);
	const from = { x: box.x + box.width / 2, y: box.y + 60 };
	await swipe(page, from, { ...from, x: from.x + across });
}

test("the title, the headline and its three tiles", async ({ page }) => {
	await visit(page, "/");
	await expect(page).toHaveTitle("Mobile Banking, Loans, Remittance in Ghana");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Financial Partner in Ghana");
	const tiles = main(page).getByRole("region", { name: "At a glance" });
	await expect(tiles.getByRole("listitem")).toHaveCount(3);
	await expect(tiles.getByRole("link", { name: `${BRANCH_COUNT} Branches` })).toHaveAttribute(
		"href",
		"/locator",
	);
	await expect(tiles.getByRole("link", { name: "24/7 USSD Ready" })).toHaveAttribute(
		"href",
		MOBILE_BANKING_HREF,
	);
	await expect(tiles).toContainText("48,250");
});

test.describe("the hero", () => {
	test(
		"moves on after 10 seconds, and from the last slide to the first",
		ON_BOTH_SCREENS,
		async ({ page }) => {
			await visitWithStoppedClock(page);
			const count = await dots(page).count();
			await dots(page).first().click();
			for (let place = 1; place <= count; place++) {
				await expectSlide(page, place);
				await page.clock.runFor(9_999);
				await expectSlide(page, place);
				await page.clock.runFor(1);
			}
			await expectSlide(page, 1);
		},
	);

	test("a dot jumps to its slide and gives it 10 seconds of its own, also the one that shows; a pause holds it, and so do the pointer and the keyboard", async ({
		page,
	}) => {
		await visitWithStoppedClock(page);
		await dots(page).nth(1).click();
		await page.clock.runFor(6_000);
		await dots(page).nth(2).click();
		await expectSlide(page, 3);
		await page.clock.runFor(9_999);
		await expectSlide(page, 3);
		await page.clock.runFor(1);
		await expectSlide(page, 4);

		await dots(page).nth(1).click();
		await page.clock.runFor(9_000);
		await dots(page).nth(1).click();
		await page.clock.runFor(9_999);
		await expectSlide(page, 2);
		await page.clock.runFor(1);
		await expectSlide(page, 3);

		await dots(page).first().click();
		await hero(page).getByRole("button", { name: "Pause What is on" }).click();
		await page.clock.runFor(40_000);
		await expectSlide(page, 1);
		await hero(page).getByRole("button", { name: "Play What is on" }).click();
		await page.clock.runFor(10_000);
		await expectSlide(page, 2);

		await dots(page).first().click();
		await hero(page).getByRole("heading").first().hover();
		await page.clock.runFor(30_000);
		await expectSlide(page, 1);
		await page.getByRole("heading", { level: 1 }).hover();
		await page.clock.runFor(10_000);
		await expectSlide(page, 2);

		await dots(page).first().focus();
		await page.keyboard.press("Tab");
		await page.clock.runFor(30_000);
		await expectSlide(page, 2);
		await page.keyboard.press("Enter");
		await hero(page).getByRole("heading").nth(1).hover();
		await page.getByRole("heading", { level: 1 }).hover();
		await page.clock.runFor(30_000);
		await expectSlide(page, 2);
		await page.getByRole("banner").getByRole("link").first().focus();
		await page.clock.runFor(10_000);
		await expectSlide(page, 3);
	});
});

test("the hero waits for visitors who came to it before its code, with the pointer or the keyboard", async ({
	page,
}) => {
	await page.clock.install({ time: 0 });
	await refuseCookies(page);
	for (const come of [
		() => hero(page).getByRole("heading").first().hover(),
		() => hero(page).getByRole("link").first().focus(),
	]) {
		await page.mouse.move(0, 0);
		const codeComes = await holdFiles(page, /\/slider-\w+\.js$/);
		await page.goto("/");
		await come();
		codeComes();
		await expect(hero(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
		await page.clock.runFor(30_000);
		await expectSlide(page, 1);
	}
});

test.describe("with reduced motion", () => {
	test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: "reduce" } });

	test("the hero stays on its slide, and jumps on a press; the quotes stand", async ({ page }) => {
		await page.clock.install({ time: 0 });
		await visit(page, "/");
		await page.clock.runFor(60_000);
		await expectSlide(page, 1);
		await expect(hero(page).getByRole("button", { name: /Pause|Play/ })).toBeHidden();
		await dots(page).nth(2).click();
		await expectSlide(page, 3);

		await expectAllInWindow(page);
		await expect(testimonials(page).locator(".animate-marquee")).toHaveCount(0);
		await expect(testimonials(page).getByRole("button", { name: /Pause|Play/ })).toHaveCount(0);
	});
});

test.describe("the featured products", () => {
	test(
		"five cards show, two on each side of the centre, and a press on one brings it there",
		ON_BOTH_SCREENS,
		async ({ page }) => {
			await visit(page, "/");
			await expect(titles(page)).toHaveCount(5);
			const middle = await boxOf(centre(page));
			const places = await titles(page).evaluateAll((all) =>
				all.map((title) => title.getBoundingClientRect().x),
			);
			expect(places.filter((x) => x < middle.x)).toHaveLength(2);
			expect(places.filter((x) => x > middle.x)).toHaveLength(2);
			const card = await boxOf(featured(page).locator("[data-centre]"));
			expect(card.x + card.width / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);

			const side = featured(page).getByRole("article").nth(1);
			await side.scrollIntoViewIfNeeded();
			const box = await boxOf(side);
			await page.mouse.click(Math.min(box.x + 12, (page.viewportSize()?.width ?? 0) - 4), box.y + 40);
			await expect(progress(page)).toHaveAttribute("aria-valuenow", "2");
			await expect(centre(page)).toHaveText((await side.getByRole("heading").textContent()) ?? "");
		},
	);

	test("only the centre card leads on, and a screen reader hears which it is", FULL, async ({ page }) => {
		await visit(page, "/");
		const link = featured(page).getByRole("link");
		await expect(link).toHaveCount(1);
		await expect(link).toHaveText(/^Learn More about \S/);
		await expect(link).toHaveAttribute("href", "/products");
		await next(page).click();
		await expect(progress(page)).toHaveAttribute("aria-valuenow", "2");
		const count = await progress(page).getAttribute("aria-valuemax");
		await expect(featured(page).locator("[aria-live]")).toHaveText(
			`${await centre(page).textContent()}, 2 of ${count}`,
		);
		await expect(link).toHaveCount(1);
		await expect(featured(page).locator("[data-centre]").getByRole("link")).toBeVisible();
		await link.click();
		await expect(page).toHaveURL(/\/products$/);
	});

	test("previous and next wrap, and the bar shows the position; a press locks the ring for 500 ms, and the focus stays", async ({
		page,
	}) => {
		await visitWithStoppedClock(page, next(page));
		const count = Number(await progress(page).getAttribute("aria-valuemax"));
		const expectProgress = async (place: number) => {
			await expect(progress(page)).toHaveAttribute("aria-valuenow", place.toString());
			await expect(progress(page)).toHaveAttribute("aria-valuetext", `${place} of ${count}`);
			await expect
				.poll(async () => {
					const bar = await boxOf(progress(page));
					const filled = await boxOf(progress(page).locator("div"));
					return (filled.x + filled.width - bar.x) / bar.width;
				})
				.toBeCloseTo(place / count, 1);
		};
		const first = await centre(page).textContent();
		await expectProgress(1);
		await previous(page).click();
		await expectProgress(count);
		await page.clock.runFor(500);
		await next(page).click();
		await expectProgress(1);
		for (let place = 2; place <= count; place++) {
			await page.clock.runFor(500);
			await next(page).click();
			await expectProgress(place);
			await expect(titles(page)).toHaveCount(5);
		}
		await page.clock.runFor(500);
		await next(page).click();
		await expectProgress(1);
		await expect(centre(page)).toHaveText(first ?? "");

		await page.clock.runFor(500);
		await next(page).focus();
		await page.keyboard.press("Enter");
		await expect(progress(page)).toHaveAttribute("aria-valuenow", "2");
		await expect(next(page)).toHaveAttribute("aria-disabled", "true");
		await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
		await expect(next(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await page.clock.runFor(499);
		await page.keyboard.press("Enter");
		await expect(next(page)).toHaveAttribute("aria-disabled", "true");
		await expect(progress(page)).toHaveAttribute("aria-valuenow", "2");
		await page.clock.runFor(1);
		await expect(next(page)).toHaveAttribute("aria-disabled", "false");
		await page.keyboard.press("Enter");
		await expect(progress(page)).toHaveAttribute("aria-valuenow", "3");
		await expect(next(page)).toBeFocused();
	});
});

test.describe("the featured products under a finger", () => {
	test.use({ viewport: PHONE, hasTouch: true });

	test(
		"the centre card is nearly as wide as the screen, its neighbours peek in, a swipe of more than 50 px turns them, a shorter one does not",
		FULL,
		async ({ page }) => {
			await visitWithStoppedClock(page, next(page));
			const card = await boxOf(featured(page).locator("[data-centre]"));
			expect(card.width).toBeGreaterThan(PHONE.width * 0.7);
			const neighbour = await boxOf(featured(page).getByRole("article").nth(1));
			expect(neighbour.x).toBeGreaterThan(card.x + card.width);
			expect(neighbour.x).toBeLessThan(PHONE.width - 10);

			const ring = featured(page).getByRole("list").first();
			await swipeAcross(page, ring, -50);
			await expect(progress(page)).toHaveAttribute("aria-valuenow", "1");
			await swipeAcross(page, ring, -90);
			await expect(progress(page)).toHaveAttribute("aria-valuenow", "2");
			await swipeAcross(page, ring, -90);
			await expect(progress(page)).toHaveAttribute("aria-valuenow", "2");
			await page.clock.runFor(500);
			await swipeAcross(page, ring, 90);
			await expect(progress(page)).toHaveAttribute("aria-valuenow", "1");
		},
	);
});

test.describe("the USSD promotion", () => {
	const promotion = (page: Page) => main(page).getByRole("region", { name: /Dial \*277#/ });

	test("shows the code, dials it, and is laid out on its own for phones and for desktops", async ({
		page,
	}) => {
		await visit(page, "/");
		await expect(promotion(page).getByText(USSD_CODE, { exact: true })).toBeVisible();
		await expect(promotion(page).getByRole("link", { name: "Dial" })).toHaveAttribute("href", USSD_HREF);
		await expect(promotion(page).getByRole("link", { name: "Learn More" })).toHaveAttribute(
			"href",
			MOBILE_BANKING_HREF,
		);
		const picture = promotion(page).getByRole("img", { name: /phone/i });
		const heading = promotion(page).getByRole("heading");
		const wide = await boxOf(heading);
		expect((await boxOf(picture)).x).toBeGreaterThan(wide.x + 300);
		await page.setViewportSize(PHONE);
		await expect(picture, "on a phone the code comes first").toBeHidden();
	});

	test.describe("slide to act", () => {
		const handle = (page: Page) => slideToAct(page).locator("span").first();

		/** Takes the handle with the mouse and lets go so many pixels before its end. */
		async function dragToBeforeEnd(page: Page, short: number) {
			await slideToAct(page).evaluate((link) => link.scrollIntoView({ block: "center" }));
			const track = await boxOf(slideToAct(page));
			const knob = await boxOf(handle(page));
			const gap = knob.x - track.x;
			const end = track.width - knob.width - 2 * gap;
			const x = knob.x + knob.width / 2;
			const y = knob.y + knob.height / 2;
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(x + end / 2, y, { steps: 4 });
			await page.mouse.move(x + end - short, y, { steps: 4 });
			await page.mouse.up();
			return { start: knob.x, end: knob.x + end };
		}

		test(
			"springs back when let go early, and follows nothing; dragged to within 10 px of the end, it follows",
			FULL_ON_BOTH_SCREENS,
			async ({ page }) => {
				await visit(page, "/");
				// Until then, a drag is a click on its link.
				await started(slideToAct(page));
				const { start } = await dragToBeforeEnd(page, 14);
				await expect.poll(async () => Math.round((await boxOf(handle(page))).x)).toBe(Math.round(start));
				await expect(page).toHaveURL(/:\d+\/$/);
				await dragToBeforeEnd(page, 9);
				await expect(page).toHaveURL(/best%20mobile%20banking$/);
			},
		);

		test(
			"the handle stays at the end for 600 ms; the button says for two seconds that the code was copied",
			FULL,
			async ({ page, context }) => {
				await context.grantPermissions(["clipboard-read", "clipboard-write"]);
				await visitWithStoppedClock(page, handle(page));
				await slideToAct(page).evaluate((link) => {
					link.addEventListener("click", (event) => event.preventDefault());
				});
				const { start, end } = await dragToBeforeEnd(page, 0);
				const place = async () => Math.round((await boxOf(handle(page))).x);
				await expect.poll(place).toBe(Math.round(end));
				await page.clock.runFor(599);
				await expect.poll(place).toBe(Math.round(end));
				await page.clock.runFor(1);
				await expect.poll(place).toBe(Math.round(start));

				await promotion(page).getByRole("button", { name: "Copy" }).click();
				await expect(promotion(page).getByRole("button", { name: "Copied" })).toBeVisible();
				await expect(promotion(page).getByRole("status")).toHaveText(`${USSD_CODE} copied`);
				await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(USSD_CODE);
				await page.clock.runFor(2_000);
				await expect(promotion(page).getByRole("button", { name: "Copy", exact: true })).toBeVisible();
			},
		);
	});
});

test.describe("testimonials on a phone", () => {
	test.use({ viewport: PHONE });

	const shown = (page: Page) => testimonials(page).getByRole("button", { name: /^Show slide/ });

	test("one at a time, with arrows and dots that wrap, up to 767 px", FULL, async ({ page }) => {
		await visit(page, "/");
		const quotes = testimonials(page).getByRole("figure");
		await expect(quotes).toHaveCount(SAMPLE_TESTIMONIALS.data.length);
		const expectQuote = async (place: number) => {
			await expect(quotes.nth(place - 1)).toBeInViewport({ ratio: 0.6 });
			await expect(shown(page).nth(place - 1)).toHaveAttribute("aria-current", "true");
			const box = await boxOf(quotes.nth(place - 1));
			expect(box.width).toBeGreaterThan(300);
		};
		await testimonials(page).getByRole("button", { name: "Previous slide" }).click();
		await expectQuote(5);
		await testimonials(page).getByRole("button", { name: "Next slide" }).click();
		await expectQuote(1);
		await testimonials(page).getByRole("button", { name: "Next slide" }).click();
		await expectQuote(2);
		await shown(page).nth(3).click();
		await expectQuote(4);
		await expect(quotes.nth(0)).not.toBeInViewport();
		await expect(testimonials(page).getByRole("button", { name: /Pause/ })).toBeHidden();

		await page.setViewportSize({ width: 767, height: 900 });
		await expect(shown(page).first()).toBeVisible();
		await page.setViewportSize({ width: 768, height: 900 });
		await expect(shown(page).first()).toBeHidden();
		await expect(testimonials(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
	});
});

test.describe("testimonials on a wide screen", () => {
	test.use({ viewport: DESKTOP, hasTouch: false, isMobile: false });

	const band = (page: Page) => testimonials(page).locator(".animate-marquee");
	const state = (page: Page) =>
		band(page).evaluate((element) => getComputedStyle(element).animationPlayState);

	test(
		"an endless band of 30 seconds a round, which stands still under the pointer, under the keyboard and when paused",
		FULL,
		async ({ page }) => {
			await visit(page, "/");
			await testimonials(page).scrollIntoViewIfNeeded();
			const animation = await band(page).evaluate((element) => {
				const { animationDuration, animationIterationCount } = getComputedStyle(element);
				return { animationDuration, animationIterationCount };
			});
			expect(animation).toEqual({ animationDuration: "30s", animationIterationCount: "infinite" });
			const copies = testimonials(page).locator("ul[aria-hidden=true]");
			await expect(copies).toHaveAttribute("inert");
			await expect(copies.locator("figure")).toHaveCount(SAMPLE_TESTIMONIALS.data.length);
			await expect(testimonials(page).getByRole("figure")).toHaveCount(SAMPLE_TESTIMONIALS.data.length);
			const [first, second] = await testimonials(page).locator("ul").all();
			if (!first || !second) throw new Error("the band has two rounds");
			expect((await boxOf(first)).width).toBeCloseTo((await boxOf(second)).width, 0);
			expect((await boxOf(first)).width).toBeGreaterThanOrEqual(DESKTOP.width);

			await expect.poll(() => state(page)).toBe("running");
			await testimonials(page).scrollIntoViewIfNeeded();
			const box = await boxOf(testimonials(page).locator("ul").first());
			await page.mouse.move(DESKTOP.width / 2, box.y + box.height / 2);
			await expect.poll(() => state(page)).toBe("paused");
			await testimonials(page).getByRole("heading").first().hover();
			await expect.poll(() => state(page)).toBe("running");

			await testimonials(page)
				.getByRole("button", { name: /^Pause/ })
				.click();
			await expect.poll(() => state(page)).toBe("paused");
			await testimonials(page).getByRole("button", { name: /^Play/ }).click();
			await expect.poll(() => state(page)).toBe("running");

			await testimonials(page)
				.getByRole("button", { name: /^Pause/ })
				.press("Shift");
			await page.keyboard.press("Shift+Tab");
			await page.keyboard.press("Tab");
			await expect(testimonials(page).getByRole("button", { name: /^Pause/ })).toBeFocused();
			await expect.poll(() => state(page)).toBe("paused");
			await page.keyboard.press("Tab");
			await expect.poll(() => state(page)).toBe("running");
		},
	);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test(
		"slides, cards and quotes can be read, and their links lead on",
		FULL_ON_BOTH_SCREENS,
		async ({ page }) => {
			await page.goto("/");
			await expect(hero(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
			await expect(hero(page).getByRole("link").first()).toHaveAttribute("href", /^\/\S+$/);
			await expect(hero(page).getByRole("button")).toHaveCount(0);

			const cards = featured(page).getByRole("article");
			expect(await cards.count()).toBeGreaterThan(5);
			await expect(titles(page)).toHaveCount(await cards.count());
			await expect(featured(page).getByRole("link", { name: "Learn More" })).toHaveCount(await cards.count());
			await expect(featured(page).getByRole("button")).toHaveCount(0);
			const [first, second, third] = await Promise.all([0, 1, 2].map((place) => boxOf(cards.nth(place))));
			expect(first?.width).toBe(third?.width);
			expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));

			const quotes = testimonials(page).getByRole("figure");
			await expect(quotes).toHaveCount(SAMPLE_TESTIMONIALS.data.length);
			for (const quote of await quotes.all()) {
				await quote.scrollIntoViewIfNeeded();
				await expect(quote).toBeInViewport({ ratio: 0.9 });
			}
			await expect(testimonials(page).getByRole("button")).toHaveCount(0);

			await cards.last().getByRole("link").click();
			await expect(page).toHaveURL(/\/products$/);
		},
	);
});

test.describe("without script on a wide screen", () => {
	test.use({ viewport: DESKTOP, javaScriptEnabled: false });

	test("the quotes stand side by side, and the slide-to-act button is a link", FULL, async ({ page }) => {
		await page.goto("/");
		await expectAllInWindow(page);
		await slideToAct(page).click();
		await expect(page).toHaveURL(/best%20mobile%20banking$/);
	});
});

async function expectAllInWindow(page: Page) {
	const quotes = testimonials(page).getByRole("figure");
	await expect(quotes).toHaveCount(SAMPLE_TESTIMONIALS.data.length);
	for (const quote of await quotes.all()) {
		const box = await boxOf(quote);
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(DESKTOP.width);
	}
}

test("a small phone's first screen has the headline and three tasks, which the cookie banner leaves free", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/");
	const choices = await boxOf(page.getByRole("region", { name: "Cookies on this site" }));
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
	for (const [name, href] of [
		["Borrow", "/can-i-borrow"],
		["Save", "/products?category=savings"],
		["Something went wrong", "/help"],
	] as const) {
		const task = main(page).getByRole("link", { name, exact: true });
		await expect(task).toHaveAttribute("href", href);
		const { y, height } = await boxOf(task);
		expect(y + height, name).toBeLessThan(choices.y);
	}
});

test("other questions are one tap away", FULL, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await visit(page, "/");
	const questions = page.getByRole("navigation", { name: "What do you need?" });
	const first = await questions.getByRole("link", { name: "Compare loans" }).boundingBox();
	expect(first?.y, "in the second screen of a phone").toBeLessThan(2 * 800);
	await questions.getByRole("link", { name: "Compare loans" }).click();
	await expect(page.getByRole("heading", { name: "Compare loans" })).toBeInViewport();
});
