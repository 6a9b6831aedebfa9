import { expect, type Page, test } from "@playwright/test";
import { PLACEHOLDER_IMAGE } from "#lib/company/limits";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { boxOf, FULL, interactive, refuseCookies, settled, visit } from "./support/visitor.ts";

const softly = expect.configure({ soft: true });

const featured = (page: Page) =>
	page.getByRole("region", { name: "Smart Financial Solutions, Just for You" });

const running = duringTests(() => startSiteWithBackend({ LOG_LEVEL: "error" }));

async function visitHome(page: Page) {
	await refuseCookies(page);
	expect((await page.goto(running.site.url))?.status()).toBe(200);
	await interactive(page);
}

// First: later the site has last good responses.
test(
	"when the carousel and the customer count fail, the headline, ways in and a count of 0 stand, without a toast",
	FULL,
	async ({ page }) => {
		await running.change({
			"/carousel": { kind: "status", status: 500 },
			"/customer-counts": { kind: "status", status: 503 },
		});
		await visitHome(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Financial Partner in Ghana");
		await expect(page.getByRole("link", { name: "See our products" })).toHaveAttribute("href", "/products");
		await expect(page.getByRole("group", { name: "What is on" })).toHaveCount(0);
		await expect(page.getByRole("region", { name: "At a glance" }).getByText("Customers")).toBeVisible();
		await expect(page.getByRole("region", { name: "At a glance" })).toContainText(/0\s*Customers/);
		await settled(page);
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
		expect(running.site.output()).toContain("Unable to get total counts");
	},
);

test("the words of a single slide with neither picture nor link stand alone", FULL, async ({ page }) => {
	const slide = {
		title: "Only words",
		text: "Nothing to press.",
		link: "javascript:alert(1)",
		text_btn: "Go",
	};
	await running.change({ "/carousel": { kind: "body", body: { data: [slide] } } });
	await visitHome(page);
	const shown = page.getByRole("group", { name: "What is on" });
	await expect(shown.getByRole("heading", { name: "Only words" })).toBeVisible();
	await expect(shown.getByRole("link")).toHaveCount(0);
	await expect(shown.getByRole("button")).toHaveCount(0);
	await expect(shown.locator(".hero-picture"), "its ground fills the card").toBeVisible();
	await page.setViewportSize({ width: 360, height: 800 });
	await expect(shown.locator(".hero-picture")).toBeHidden();
});

test(
	"of any number of slides each has a dot to press, and the pause stands beside them in the card",
	FULL,
	async ({ page }) => {
		for (const count of [1, 2, 6, 200]) {
			const data = Array.from({ length: count }, (_, at) => ({ title: `Slide ${at + 1}`, text: "Words." }));
			await running.change({ "/carousel": { kind: "body", body: { data } } });
			await visitHome(page);
			const shown = page.getByRole("group", { name: "What is on" });
			const pause = shown.getByRole("button", { name: /^Pause/ });
			if (count === 1) {
				await expect(shown.getByRole("button")).toHaveCount(0);
				continue;
			}
			for (const width of [360, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				const where = `${count} slides at ${width} px`;
				const card = await boxOf(shown);
				const control = await boxOf(pause);
				softly(control.x, where).toBeGreaterThan(card.x);
				softly(control.x + control.width, where).toBeLessThan(card.x + card.width);
				for (const place of [1, count, Math.ceil(count / 2)]) {
					const dot = shown.getByRole("button", { name: `Show slide ${place}`, exact: true });
					await dot.click();
					await expect(dot, where).toHaveAttribute("aria-current", "true");
					const box = await boxOf(dot);
					softly(Math.min(box.width, box.height), where).toBeGreaterThanOrEqual(24);
					softly(box.x, where).toBeGreaterThan(card.x);
					softly(box.x + box.width, where).toBeLessThanOrEqual(control.x);
				}
				await pause.click();
				await shown.getByRole("button", { name: /^Play/ }).click();
			}
		}
	},
);

test("of two featured products two cards show, each once, in a ring", FULL, async ({ page }) => {
	const data = [1, 2].map((number) => ({
		id: "the same",
		name: `Product ${number}`,
		description: "Open with GHS 5.00. Save daily. Borrow later. Never shown.",
	}));
	await running.change({ "/products/featured": { kind: "body", body: { data } } });
	await visitHome(page);
	const titles = featured(page).getByRole("heading", { level: 3 });
	await expect(titles).toHaveCount(2);
	const card = featured(page).getByRole("article").first();
	await expect(card.getByRole("listitem")).toHaveText(["Open with GHS 5.00", "Save daily", "Borrow later"]);
	expect(await card.locator("img").getAttribute("src")).toContain(encodeURIComponent(PLACEHOLDER_IMAGE));
	for (const name of ["Product 2", "Product 1"]) {
		await featured(page).getByRole("button", { name: "Next product" }).click();
		await expect(featured(page).locator("[data-centre]").getByRole("heading")).toHaveText(name);
		await expect(titles).toHaveCount(2);
	}
});

test(
	"from 768 px on five featured cards are visible, the outer two at least by half, from 1024 px on whole",
	FULL,
	async ({ page }) => {
		await visit(page, "/");
		for (const [width, outer] of [
			[768, 0.5],
			[900, 0.5],
			[1024, 1],
			[1280, 1],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			const cards = featured(page).getByRole("listitem").filter({ visible: true });
			await softly.poll(() => cards.evaluateAll(sharesInWindow), `at ${width} px`).toHaveLength(5);
			const rail = await page.locator(".site-rail").boundingBox();
			const right = async () => Math.max(...(await cards.evaluateAll(rightEdges)));
			if (width >= 1024)
				await softly.poll(right, `at ${width} px, beside the rail`).toBeLessThanOrEqual(rail?.x ?? 0);
			const smallest = async () => Math.min(...(await cards.evaluateAll(sharesInWindow)));
			await softly.poll(smallest, `at ${width} px`).toBeGreaterThanOrEqual(outer);
		}
	},
);

const rightEdges = (items: Element[]) =>
	items
		.filter((item) => item.parentElement?.classList.contains("card-ring"))
		.map((card) => card.getBoundingClientRect().right);

/** How much of each card of the ring is in the window, from 0 to 1. */
const sharesInWindow = (items: Element[]) =>
	items
		.filter((item) => item.parentElement?.classList.contains("card-ring"))
		.map((card) => {
			const { left, right } = card.getBoundingClientRect();
			const window = document.documentElement.clientWidth;
			return (Math.min(right, window) - Math.max(left, 0)) / (right - left);
		});

test("no invented customer speaks for a company with a backend of its own", async ({ page }) => {
	await running.change({});
	await visitHome(page);
	await expect(page.getByRole("heading", { name: "What you can count on" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "What Our Customers Say" })).toHaveCount(0);
	for (const part of ["main", "contentinfo"] as const)
		await expect(page.getByRole(part)).not.toContainText(/sample/i);
});
