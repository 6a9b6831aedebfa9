import { expect, type Page, test } from "@playwright/test";
import { fillEnquiry, holdFiles, interactive, visit } from "./support/visitor.ts";

/* A browser that translates a page puts each text into `<font>` elements of its own. What an island says afterwards must replace it. */

/** Chrome's translation, without the other language; `translate="no"` is left alone. */
const translate = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (texts.nextNode()) found.push(texts.currentNode as Text);
		for (const text of found) {
			if (!text.data.trim() || text.parentElement?.closest("[translate=no], script, style, textarea"))
				continue;
			const [outer, inner] = [document.createElement("font"), document.createElement("font")];
			text.replaceWith(outer);
			outer.append(inner);
			inner.append(text.data);
		}
	});

const result = (page: Page) => page.getByRole("region", { name: "Result", exact: true });

test("a calculator states the numbers of the second calculation, too", async ({ page }) => {
	for (const [path, fields, first, second] of [
		[
			"/tools/loan-cost",
			{ "Amount of the loan in GHS": "5000", Months: "12", "Interest in % per year": "36" },
			"12 times",
			"6 times, the last time",
		],
		["/tools/susu", { "Contribution in GHS": "10", Days: "12" }, "after 12 days", "after 6 days"],
		[
			"/tools/fixed-deposit",
			{ "Amount in GHS": "1000", Months: "12", "Interest in % per year": "10" },
			"after 12 months",
			"after 6 months",
		],
	] as const) {
		await visit(page, path);
		for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
		await expect(result(page), path).toContainText(first);
		await translate(page);
		await page.getByLabel(path === "/tools/susu" ? "Days" : "Months").fill("6");
		await expect(result(page), path).toContainText(second);
		await expect(result(page), path).not.toContainText(first);
	}
});

test("a form whose code comes after the translation keeps it, and what was typed, and is sent", async ({
	page,
}) => {
	const codeArrives = await holdFiles(page, "**/islands/contact-form-*.js");
	await page.goto("/contact");
	await translate(page);
	const form = await fillEnquiry(page, undefined, { isEarly: true });
	await form.getByLabel("Name").focus();
	codeArrives();
	await expect(page.locator("site-island[data-name=contact-form]")).toHaveClass(/no-script/);
	await expect(form.getByLabel("Email")).toHaveValue("ama@example.com");
	await expect(form.getByLabel("Name")).toBeFocused();
	await expect(form.locator("label font").filter({ visible: true }).first()).toBeVisible();
	await form.locator("button[type=submit]").click();
	await expect(page).toHaveURL(/\/contact\/reply\//);
	await expect(page.getByRole("main")).toContainText("Your reference");
});

test("a translated form keeps its text, through tabs and other pages, until it is sent", async ({ page }) => {
	const codeArrives = await holdFiles(page, "**/islands/contact-form-*.js");
	await page.goto("/contact");
	await interactive(page);
	await translate(page);
	const form = await fillEnquiry(page, "Efua", { isEarly: true });
	codeArrives();
	await page.getByRole("link", { name: "Request Loan" }).click();
	await expect(page).toHaveURL(/tab=loan/);
	await expect(form.getByLabel("Purpose of the loan")).toBeVisible();
	await expect(form.getByLabel("Name")).toHaveValue("Efua");
	await expect(form.getByLabel("Nearest branch")).toHaveValue(/Ho/);
	await page.goto("/faqs");
	await page.goto("/contact");
	await expect(form.getByLabel("Email")).toHaveValue("ama@example.com");

	await page.unroute("**/islands/contact-form-*.js");
	await page.route("**/islands/contact-form-*.js", (route) => route.abort());
	await page.reload();
	await interactive(page);
	await form.getByLabel("Your message").fill("Which papers do I need?");
	await page.getByRole("link", { name: "Request Loan" }).click();
	await form.getByRole("button", { name: "Send loan request" }).click();
	await expect(page.getByRole("main")).toContainText("Your reference");
	await interactive(page);
	await page.goto("/contact");
	await interactive(page);
	await expect(form.getByLabel("Name"), "what was sent is forgotten").toHaveValue("");
	await expect(form.getByLabel("Your message"), "what was not is kept").toHaveValue(
		"Which papers do I need?",
	);
});

test("the place in a gallery and among the featured products follows the visitor", async ({ page }) => {
	await visit(page, "/news?tab=gallery");
	await page.getByRole("main").getByRole("link", { name: "View all images" }).first().click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("Image 1 of");
	await translate(page);
	await dialog.getByRole("button", { name: "Next image" }).click();
	await expect(dialog).toContainText("Image 2 of");
	await expect(dialog).not.toContainText("Image 1 of");

	await visit(page, "/");
	await translate(page);
	const next = page.getByRole("button", { name: "Next product" });
	await next.scrollIntoViewIfNeeded();
	const place = page.getByText(/^\d+ \/ \d+$/);
	const before = await place.textContent();
	await next.click();
	await expect(place).not.toHaveText(before ?? "");
});

test("dots and arrows of a page that was translated before their code came work", async ({ page }) => {
	const codeArrives = await holdFiles(page, "**/islands/slider-*.js");
	await page.goto("/");
	await translate(page);
	codeArrives();
	const dot = page.getByRole("button", { name: "Show slide 2" });
	await dot.click();
	await expect(dot).toHaveAttribute("aria-current", "true");
	const offers = page.getByRole("complementary", { name: "Offers" });
	await offers.getByRole("button", { name: "Next" }).click();
	await expect(offers.getByRole("heading", { name: /Mmofra Daakye/ })).toBeInViewport();
});

test("the locator finds the region that was chosen, and says which page it shows", async ({ page }) => {
	await visit(page, "/locator");
	const pages = page.getByRole("navigation", { name: "Pages of branches" });
	await expect(pages).toContainText("Page 1 of 4");
	await translate(page);
	await pages.getByRole("link", { name: "Next" }).click();
	await expect(pages).toContainText("Page 2 of 4");
	await expect(pages).not.toContainText("Page 1 of 4");
	await translate(page);
	const region = page.getByRole("combobox", { name: "Region" });
	await region.evaluate((select: HTMLSelectElement) => {
		for (const option of select.options) option.textContent = `x${option.textContent}`;
	});
	await region.selectOption({ label: "xAshanti" });
	await expect(page).toHaveURL(/\?region=Ashanti$/);
	await expect(page.getByRole("main").locator("li > details").first()).toContainText("Kumasi");
});

test("no choice in a form would send its translation", async ({ request }) => {
	for (const path of [
		"/contact?tab=loan",
		"/complaints",
		"/before-you-visit",
		"/locator",
		"/tools/loan-cost",
		"/tools/susu",
	]) {
		const html = await (await request.get(path)).text();
		const options = html.match(/<option[^>]*>/g) ?? [];
		expect(options.length, path).toBeGreaterThan(1);
		expect(
			options.filter((option) => !option.includes("value=")),
			path,
		).toEqual([]);
	}
});
