import { expect, type Page, test } from "@playwright/test";
import { PLACEHOLDER_IMAGE } from "#lib/company/limits";
import { type Backend, type Fault, startBackend } from "./backend.ts";
import { type Site, startSite } from "./site.ts";
import { interactive, refuseCookies, settled, visit } from "./visitor.ts";

const featured = (page: Page) =>
	page.getByRole("region", { name: "Smart Financial Solutions, Just for You" });

/** Starts a site whose backend fails, or responds differently, at some paths. */
function withBackend(faults: Record<string, Fault>) {
	const running = {} as { backend: Backend; site: Site };
	test.beforeAll(async () => {
		running.backend = await startBackend();
		for (const [path, fault] of Object.entries(faults)) running.backend.fault(path, fault);
		running.site = await startSite({ API_BASE_URL: running.backend.url, LOG_LEVEL: "error" });
	});
	test.afterAll(async () => {
		await running.site.stop();
		await running.backend.stop();
	});
	return running;
}

async function visitHome(page: Page, site: Site) {
	const problems: string[] = [];
	page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
	page.on("pageerror", (error) => problems.push(error.message));
	await refuseCookies(page);
	const answer = await page.goto(site.url);
	expect(answer?.status()).toBe(200);
	await interactive(page);
	return problems;
}

test.describe("when the carousel and the customer count fail", () => {
	const running = withBackend({
		"/carousel": { kind: "status", status: 500 },
		"/customer-counts": { kind: "status", status: 503 },
	});

	test("the headline, ways in and a count of 0 stand, without a toast", async ({ page }) => {
		await visitHome(page, running.site);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Financial Partner in Ghana");
		await expect(page.getByRole("link", { name: "See our products" })).toHaveAttribute("href", "/products");
		await expect(page.getByRole("group", { name: "What is on" })).toHaveCount(0);
		await expect(page.getByRole("region", { name: "At a glance" }).getByText("Customers")).toBeVisible();
		await expect(page.getByRole("region", { name: "At a glance" })).toContainText(/0\s*Customers/);
		await settled(page);
		await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
		expect(running.site.output()).toContain("Unable to get total counts");
	});
});

test.describe("when the carousel's data is no list", () => {
	const running = withBackend({ "/carousel": { kind: "body", body: { data: { title: "One" } } } });

	test("it counts as empty", async ({ page }) => {
		await visitHome(page, running.site);
		await expect(page.getByRole("link", { name: "See our products" })).toBeVisible();
	});
});

test.describe("when the carousel has one slide with neither picture nor link", () => {
	const running = withBackend({
		"/carousel": {
			kind: "body",
			body: {
				data: [
					{ title: "Only words", text: "Nothing to press.", link: "javascript:alert(1)", text_btn: "Go" },
				],
			},
		},
	});

	test("its words stand alone", async ({ page }) => {
		await visitHome(page, running.site);
		const slide = page.getByRole("group", { name: "What is on" });
		await expect(slide.getByRole("heading", { name: "Only words" })).toBeVisible();
		await expect(slide.getByRole("link")).toHaveCount(0);
		await expect(slide.getByRole("button")).toHaveCount(0);
	});
});

for (const count of [1, 2, 3, 4]) {
	test.describe(`with ${count} featured ${count === 1 ? "product" : "products"}`, () => {
		const data = Array.from({ length: count }, (_, index) => ({
			id: "the same",
			name: `Product ${index + 1}`,
			description: "Open with GHS 5.00. Save daily. Borrow later. Never shown.",
		}));
		const running = withBackend({ "/products/featured": { kind: "body", body: { data } } });

		test("as many cards show, each once, in a ring", async ({ page }) => {
			const problems = await visitHome(page, running.site);
			const titles = featured(page).getByRole("heading", { level: 3 });
			await expect(titles).toHaveCount(count);
			const card = featured(page).getByRole("article").first();
			await expect(card.getByRole("listitem")).toHaveText([
				"Open with GHS 5.00",
				"Save daily",
				"Borrow later",
			]);
			expect(await card.locator("img").getAttribute("src")).toContain(encodeURIComponent(PLACEHOLDER_IMAGE));

			const next = featured(page).getByRole("button", { name: "Next product" });
			if (count === 1) await expect(next).toHaveCount(0);
			else {
				for (let turn = 1; turn <= count; turn++) {
					await expect(next).toHaveAttribute("aria-disabled", "false");
					await next.click();
					await expect(featured(page).locator("[data-centre]").getByRole("heading")).toHaveText(
						`Product ${(turn % count) + 1}`,
					);
					await expect(titles).toHaveCount(count);
				}
			}
			expect(problems).toEqual([]);
		});
	});
}

for (const [width, outer] of [
	[768, 0.5],
	[900, 0.5],
	[1024, 1],
	[1280, 1],
] as const) {
	test(`at ${width} px five featured cards are visible, the outer two ${outer === 1 ? "whole" : "at least by half"}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await visit(page, "/");
		const shares = await featured(page)
			.getByRole("listitem")
			.filter({ visible: true })
			.evaluateAll((cards) =>
				cards
					.filter((card) => card.parentElement?.classList.contains("card-ring"))
					.map((card) => {
						const { left, right } = card.getBoundingClientRect();
						const window = document.documentElement.clientWidth;
						return (Math.min(right, window) - Math.max(left, 0)) / (right - left);
					}),
			);
		expect(shares).toHaveLength(5);
		for (const share of shares) expect(share).toBeGreaterThanOrEqual(outer);
	});
}

test.describe("with a backend of the company's own", () => {
	const running = withBackend({});

	test("no invented customer speaks for it", async ({ page }) => {
		await visitHome(page, running.site);
		await expect(page.getByRole("heading", { name: "What you can count on" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "What Our Customers Say" })).toHaveCount(0);
		await expect(page.getByRole("main")).not.toContainText(/sample/i);
	});
});
