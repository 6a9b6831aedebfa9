import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { companyIdentity } from "#lib/company/identity";
import { helpTopics } from "#lib/help/help";
import { visit } from "./support/visitor.ts";

const topics = helpTopics(companyIdentity({}));

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("each topic opens to its steps, what to have ready and a number to tap", async ({ page }) => {
		await visit(page, "/help");
		const main = page.getByRole("main");
		for (const { title, steps } of topics) {
			await main.locator("summary", { hasText: title }).click();
			const topic = main.locator("details[open]", { hasText: title });
			await expect(topic.getByRole("list").first().getByRole("listitem")).toHaveCount(steps.length);
			await expect(topic.getByRole("heading", { name: "Have ready" })).toBeVisible();
			if (title !== "I can’t pay my loan this month") continue;
			for (const words of ["before the day on which you must pay", "Asking costs nothing", "Bank of Ghana"])
				await expect(topic).toContainText(words);
			await expect(topic.getByRole("link", { name: "Your rights when you pay late" })).toBeVisible();
		}
		await expect(main.locator('a[href="tel:0800000000"]').first()).toBeVisible();
		const steps = main.getByRole("listitem").filter({ hasText: "Call us on 0800 000 000" });
		await expect(steps).toHaveCount(13);
		for (const step of await steps.all())
			await expect(step.getByRole("link", { name: "0800 000 000" })).toHaveAttribute(
				"href",
				"tel:0800000000",
			);
		await expect(main.getByRole("heading", { name: "Sources" })).toBeVisible();
		await expect(main).toContainText("We answer calls Monday to Friday, 08:00 to 17:00.");
	});
});

test("the foot of every page and the search lead to help, and a link opens its topic", async ({
	page,
	request,
}) => {
	await visit(page, "/about");
	await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
	await visit(page, "/help#wrong-number");
	await expect(page.locator("#wrong-number")).toBeVisible();
	const results = parse(await (await request.get("/search?q=lost%20phone")).text());
	const help = results.querySelectorAll("main a").find(({ text }) => text.startsWith("Help"));
	expect(help?.getAttribute("href")).toBe("/help");
});

test("on a phone two taps lead from any page to what to do about a wrong number, also at night", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	for (const path of ["/", "/products/personal/salary%20loans", "/no-such-page"]) {
		await visit(page, path);
		await page.getByRole("banner").getByText("Menu").click();
		await page.getByRole("link", { name: "Money to a wrong number" }).click();
		await expect(page).toHaveURL("/help#wrong-number");
		const topic = page.locator("details", { has: page.locator("#wrong-number") });
		await expect(topic.getByText("call your mobile network now, also at night")).toBeInViewport();
		await expect(topic.getByText("If we are closed, write to us now")).toBeVisible();
	}
});

test("the first step of each topic is on the offline page", async ({ request }) => {
	const first = parse(await (await request.get("/offline")).text())
		.querySelectorAll("section")
		.find((section) => section.querySelector("h2")?.text === "If something has gone wrong");
	for (const { title, steps } of topics) {
		expect.soft(first?.text).toContain(title);
		expect.soft(first?.text).toContain(steps[0]?.slice(0, 20) ?? "no first step");
	}
});
