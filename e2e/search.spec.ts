import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { SEARCH_RESULTS_PER_PAGE } from "#lib/company/limits";
import { FULL, holdFiles, settled, visit } from "./support/visitor.ts";

const PHONE = { width: 360, height: 800 };

const field = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "Search this site" });
const results = (page: Page) => page.getByRole("main").locator("section li a");
const found = (page: Page) => page.getByRole("main").getByRole("status").first();

test("the search page finds and marks the words, and shows the best results first and the rest by kind", async ({
	page,
}) => {
	await page.goto("/search?q=kumsai");
	await expect(found(page)).toHaveText(/^\d+ results$/);
	const best = page.getByRole("region", { name: "Best results" });
	await expect(best.getByRole("link")).toHaveText([/^Kumasi Adum Branch/, /^Kumasi Suame Branch/, /Kumasi/]);
	await expect(best.locator("mark").first()).toHaveText("Kumasi");
	await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Best results");
	await expect(page.getByRole("heading", { level: 2, name: "News" })).toBeVisible();
	await best.getByRole("link").first().click();
	await expect(page).toHaveURL("/locator/ashanti/kumasi-adum-branch");
});

test("results appear during typing, in step with the URL, and Back undoes a suggestion", async ({ page }) => {
	await visit(page, "/search");
	await page.getByRole("link", { name: "Ghana Card" }).click();
	await expect(results(page).first()).toContainText("Ghana Card");
	await expect(field(page)).toHaveValue("Ghana Card");
	await page.goBack();
	await expect(field(page)).toHaveValue("");
	await expect(results(page)).toHaveCount(0);
	await field(page).pressSequentially("momo");
	await expect(results(page).first()).toHaveText(/^Mobile Money Services/);
	await expect(page).toHaveURL("/search?q=momo");
	await expect(field(page)).toBeFocused();

	await test.step("later results that take away the one with the focus give it to the field", async () => {
		const response = await holdFiles(page, "**/search?q=susu");
		const requested = page.waitForRequest("**/search?q=susu");
		await field(page).fill("susu");
		await requested;
		await results(page).first().focus();
		response();
		await expect(results(page).first()).toHaveText(/^Susu Account/);
		await expect(field(page)).toBeFocused();
	});

	await test.step("all results of a kind are one link away, and new words search the whole site", async () => {
		await field(page).fill("branch");
		const all = page.getByRole("link", { name: "results in Branches" });
		// Until the new results have come, those for the last words stand there.
		await expect(all).toHaveAttribute("href", "/search?q=branch&kind=branch");
		await all.click();
		await expect(page).toHaveURL("/search?q=branch&kind=branch");
		await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
		const listed = await results(page).count();
		await expect(found(page)).toHaveText(
			listed < SEARCH_RESULTS_PER_PAGE ? `${listed} results` : /^\d+ results, page 1 of \d+$/,
		);
		await page.getByRole("link", { name: "Show results from the whole site" }).click();
		await expect(page).toHaveURL("/search?q=branch");
		await expect(page.getByRole("region", { name: "Products" })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("region", { name: "Products" })).toBeHidden();
		await field(page).fill("momo");
		await expect(page).toHaveURL("/search?q=momo");
		await expect(results(page).first()).toHaveText(/^Mobile Money Services/);
	});
});

test("a suggestion that is pressed right after a letter stays, as when a phone's keyboard ends a word at the press", async ({
	page,
}) => {
	await visit(page, "/search");
	await field(page).evaluate((input: HTMLInputElement) => {
		input.value = "sus";
		input.dispatchEvent(new Event("input", { bubbles: true }));
		[...document.querySelectorAll("main a")]
			.find((link) => link.textContent === "Ghana Card")
			?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
	});
	// Longer than a pause in typing.
	await settled(page);
	await expect(page).toHaveURL("/search?q=Ghana+Card");
});

test("when nothing is found, there are the main tasks, USSD, a call and WhatsApp", async ({ request }) => {
	const main = parse(await (await request.get("/search?q=xyzzyq")).text()).querySelector("main");
	expect.soft(main?.querySelector("[role=status]")?.text).toBe("We found nothing for these words.");
	const ways = main?.querySelectorAll("li a").filter(({ text }) => !text.includes("Home")) ?? [];
	expect
		.soft(ways.map(({ text }) => text))
		.toEqual(
			[
				/^Find a branch/,
				/^Something went wrong/,
				/^\*277#/,
				/^What it costs/,
				/^Can I borrow/,
				/^Dial \*277#/,
				/^Call 0800/,
				/^WhatsApp/,
			].map((way) => expect.stringMatching(way)),
		);
	expect.soft(ways[0]?.getAttribute("href")).toBe("/locator");
});

test("an answer of the help page is a result of its own, and opens there", async ({ page }) => {
	await visit(page, "/search?q=reversal");
	await results(page).first().click();
	await expect(page).toHaveURL("/help#wrong-number");
	await expect(page.getByText("say that the payment went to the wrong number")).toBeVisible();
});

test("a typed text stays text", async ({ page }) => {
	let isExecuted = false;
	await page.exposeFunction("executed", () => {
		isExecuted = true;
	});
	const words = '"><img src=x onerror="executed()"> susu </script><script>executed()</script>';
	await visit(page, `/search?q=${encodeURIComponent(words)}`);
	await expect(field(page)).toHaveValue(words);
	await expect(page.getByRole("main").locator("img, script[src='x']")).toHaveCount(0);
	await field(page).fill("<img src=x onerror=executed()> loan");
	await expect(page).toHaveURL(/q=%3Cimg/);
	await expect(results(page).first()).toContainText(/loan/i);
	await expect(page.getByRole("main").locator("img")).toHaveCount(0);
	expect(isExecuted).toBe(false);
});

test("search pages are not indexed, and visitors cannot put words into their title", async ({ request }) => {
	const plain = await request.get("/search");
	expect(plain.headers()["cache-control"]).toContain("s-maxage=60");
	const searched = await request.get("/search?q=call+024+to+unblock");
	const json = await request.get("/api/search?q=loan");
	expect(json.headers()["cache-control"]).toBe("private, max-age=60");
	for (const response of [plain, searched]) {
		const head = (await response.text()).split("</head>")[0];
		expect(head).toContain('name="robots" content="noindex, follow"');
		expect(head).not.toContain("unblock");
	}
	expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the bar leads to the search, and its form finds", FULL, async ({ page }) => {
		await page.goto("/about");
		await opener(page).click();
		await expect(page).toHaveURL("/search");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
		await field(page).fill("ria");
		await field(page).press("Enter");
		await expect(results(page).first()).toHaveText(/^Ria/);
		await page.goto("/search");
		await page.getByRole("link", { name: "Kumasi" }).click();
		await expect(results(page).first()).toHaveText(/^Kumasi/);

		await test.step("a phone searches from its menu", async () => {
			await page.setViewportSize(PHONE);
			await searchFromMenu(page, "ria");
		});
	});
});

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });

async function searchFromMenu(page: Page, words: string) {
	const bar = page.getByRole("banner");
	await bar.locator("summary").filter({ hasText: "Menu" }).click();
	await bar.getByRole("searchbox", { name: "Search this site" }).fill(words);
	await bar.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(`/search?q=${words}`);
	await expect(results(page).first()).toHaveText(/^Ria/);
}
