import { expect, type Page, test } from "@playwright/test";
import { SCREENS } from "./support/pages.ts";
import { FULL, fillEnquiry, fillSender, fullUnless, REFERENCE, visit } from "./support/visitor.ts";

/** One of each kind of page that people take along on paper. */
const ON_PAPER = ["/notices/1", "/faqs", "/products/personal/salary%20loans"];
const ON_PAPER_TOO = [
	"/complaints",
	"/privacy",
	"/before-you-visit?product=kids-account&branch=volta/ho-branch",
	"/locator/greater-accra/makola-branch",
	"/terms-conditions",
	"/disclaimer",
	"/accessibility",
	"/awards",
	"/",
	"/about",
];

for (const path of [...ON_PAPER, ...ON_PAPER_TOO]) {
	const options = fullUnless(ON_PAPER.includes(path));
	test(`${path} on paper says who says it, and all of it, dark on white`, options, async ({ page }) => {
		// The width of an A4 sheet without its margins.
		await page.setViewportSize({ width: 718, height: 1000 });
		await visit(page, path);
		const summaries = await page.getByRole("main").locator("summary:not([action='/api/feedback'] *)").count();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("banner")).toContainText("Bestfield");
		await expect(page.getByRole("banner")).not.toHaveCSS("position", "fixed");
		for (const role of ["navigation", "contentinfo", "search"] as const)
			await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
		await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
		await expect(page.getByRole("complementary", { name: "Offers" })).toBeHidden();
		expect(await folded(page), "every answer is open").toEqual(Array(summaries).fill(true));
		expect(await pale(page), "words too pale for paper").toEqual([]);
		expect(await fixed(page), "what stands fixed would be on every sheet").toEqual([]);
		const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
		expect(sheets?.length).toBeLessThanOrEqual(8);
	});
}

test("nothing that stays whole leaves half a sheet before it empty", FULL, async ({ page }) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 718, height: 1000 });
	await page.emulateMedia({ media: "print" });
	for (const path of SCREENS) {
		await page.goto(path);
		const whole = await page.getByRole("main").evaluate((main) =>
			[...main.querySelectorAll("*")]
				.filter((element) => getComputedStyle(element).breakInside === "avoid")
				.filter((element) => element.getBoundingClientRect().height > 500)
				.map((element) => element.textContent?.slice(0, 40)),
		);
		expect.soft(whole, path).toEqual([]);
		await expect.soft(page.getByRole("search").filter({ visible: true }), path).toHaveCount(0);
	}
});

test("no picture covers the words of an article's head on paper", async ({ page }) => {
	await page.setViewportSize({ width: 718, height: 1000 });
	await visit(page, "/news/1");
	await page.emulateMedia({ media: "print" });
	const head = page.getByRole("main").locator("header").first();
	const ends = await head
		.locator("h1, ul")
		.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
	const { y = 0 } = (await head.locator("img").boundingBox()) ?? {};
	expect(y).toBeGreaterThan(Math.max(...ends));
});

test("the words of every dark band are dark on paper", FULL, async ({ page }) => {
	for (const path of ["/", "/about", "/careers", "/careers/1", "/news/1", "/ussd", "/awards"]) {
		await visit(page, path);
		await page.emulateMedia({ media: "print" });
		expect.soft(await pale(page), path).toEqual([]);
		await page.emulateMedia({ media: "screen" });
	}
});

test("a receipt prints without the form, that of a complaint, too", async ({ page }) => {
	const receipt = page.getByRole("region", { name: "Your receipt" });
	await visit(page, "/complaints");
	const complaint = await fillSender(page);
	await complaint.getByLabel("What went wrong?").fill("The queue was long");
	await page.emulateMedia({ media: "print" });
	await expect(complaint.getByLabel("Name")).toBeHidden();
	await page.emulateMedia({ media: "screen" });
	await complaint.getByRole("button", { name: "Send complaint" }).click();
	await expect(receipt).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(receipt).toBeVisible();
	await page.emulateMedia({ media: "screen" });

	await visit(page, "/contact");
	const form = await fillEnquiry(page);
	await form.getByRole("button", { name: "Send enquiry" }).click();
	await expect(receipt).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(receipt).toContainText(REFERENCE);
	await expect(receipt.getByRole("link")).toHaveCount(0);
	const hrefs = await page
		.getByRole("main")
		.locator("a[href^=http]")
		.evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
	expect(new Set(hrefs), "of icons and chats").toEqual(new Set(["none"]));
	await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

/** Whether each answer is open; the question whether the page helped is not printed. */
const folded = (page: Page) =>
	page
		.getByRole("main")
		.locator("details:not([action='/api/feedback'] *)")
		.evaluateAll((entries) =>
			entries.map((entry) => entry.lastElementChild?.checkVisibility({ contentVisibilityAuto: true })),
		);

/** Text with a contrast below 4.5:1 on white paper; printers omit backgrounds, unless a style asks for them. */
const pale = (page: Page) =>
	page.evaluate(() => {
		const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
		const light = (colour: string) => {
			const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
			return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
		};
		return [...document.querySelectorAll("header *, main *")]
			.filter((element) =>
				[...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
			)
			.filter((element) => element.checkVisibility() && !element.closest(".sr-only, .skip-link, script"))
			.filter((element) => getComputedStyle(element).printColorAdjust !== "exact")
			.filter((element) => 1.05 / (light(getComputedStyle(element).color) + 0.05) < 4.5)
			.map((element) => element.textContent?.trim().slice(0, 40));
	});

const fixed = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("body *")]
			.filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
			.filter((element) => element.getBoundingClientRect().height > 1)
			.map((element) => element.className),
	);
