import { expect, test } from "@playwright/test";
import { THOROUGH, thoroughUnless, visit } from "./visitor.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 800 };

const QUERIES: Record<string, string> = {
	"/about": "category=management",
	"/careers": "category=finance",
	"/contact": "tab=loan",
	"/locator": "region=Ashanti",
	"/news": "tab=gallery",
	"/notices": "category=bog",
	"/products": "category=loans",
	"/reports": "q=annual",
};

for (const [path, query] of Object.entries(QUERIES)) {
	const options = thoroughUnless(path === "/contact");
	test(
		`a link to another view of ${path} is not fetched ahead, and leads there without a fault`,
		options,
		async ({ page }) => {
			const faults: string[] = [];
			const ahead = new Set<string>();
			page.on("response", (answer) => {
				const { pathname, search } = new URL(answer.url());
				const isAhead = answer.request().headers()["next-router-prefetch"] !== undefined;
				if (isAhead) ahead.add(pathname + search.replace(/&?_rsc=[^&]*/, ""));
				if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
			});
			page.on("console", (message) => {
				const isOurs = message.location().url.startsWith(new URL(page.url()).origin);
				if (message.type() === "error" && isOurs) faults.push(message.text());
			});
			await visit(page, path);
			// With the short sample content, not every page links to all of its views.
			await page.locator("main").evaluate((main, href) => {
				const link = document.createElement("a");
				Object.assign(link, { href, textContent: "Another view" });
				main.prepend(link);
			}, `${path}?${query}`);
			// A phone shows some links that a desktop does not.
			for (const viewport of [DESKTOP, PHONE]) {
				await page.setViewportSize(viewport);
				const links = page.locator("main a[href*='?']:visible");
				const count = Math.min(await links.count(), 4);
				for (let at = 0; at < count; at++)
					await links.nth(at).dispatchEvent("pointerdown", { pointerType: "touch" });
			}
			await page.getByRole("link", { name: "Another view" }).click();
			await expect(page).toHaveURL(new RegExp(`\\?${query}$`));
			await expect(page.getByRole("link", { name: "Another view" })).toHaveCount(0);
			expect([...ahead]).toEqual([]);
			expect(faults).toEqual([]);
		},
	);
}

test("a product is reached softly under the address that its link names", async ({ page }) => {
	await visit(page, "/products");
	await page.evaluate(() => Object.assign(window, { isMarked: true }));
	const link = page.locator("main a[href^='/products/']:visible").first();
	const href = await link.getAttribute("href");
	await link.click();
	await expect(page).toHaveURL(new RegExp(`${href?.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`));
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
});

test("a page without other views is fetched ahead", async ({ page }) => {
	await visit(page, "/contact");
	const ahead = page.waitForRequest((request) => request.headers()["next-router-prefetch"] !== undefined);
	await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).hover();
	expect(new URL((await ahead).url()).pathname).toBe("/faqs");
});

test("a tab that is tapped is shown, the first time and again", THOROUGH, async ({ page }) => {
	await visit(page, "/contact");
	for (const name of ["Request Loan", "Make Enquiry", "Request Loan", "Open Account", "Request Loan"]) {
		await page.getByRole("main").getByRole("link", { name, exact: true }).click();
		await expect(page.getByRole("heading", { name })).toBeVisible();
	}
});

test(
	"a page whose query the router took to change nothing is loaded anew",
	THOROUGH,
	async ({ page, request }) => {
		const plain = await request.get("/contact", { headers: { rsc: "1" } });
		await page.route("**/contact?tab=loan&_rsc=*", (route) => route.fulfill({ response: plain }));
		await visit(page, "/contact");
		await page.getByRole("main").getByRole("link", { name: "Request Loan", exact: true }).click();
		await expect(page).toHaveURL(/\?tab=loan#request$/);
		await expect(page.getByRole("heading", { name: "Request Loan" })).toBeVisible();
	},
);
