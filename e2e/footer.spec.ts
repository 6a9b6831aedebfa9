import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { visit } from "./support/visitor.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const group = (page: Page, heading: string) =>
	footer(page).getByRole("heading", { name: heading, exact: true }).locator("xpath=ancestor::details");

const LINKS = {
	"Quick Links": [
		["About Us", "/about"],
		["Contact Us", "/contact"],
		["Products", "/products"],
		["Careers", "/careers"],
		["News", "/news"],
		["Branch Locator", "/locator"],
	],
	Remittance: [
		["Western Union", "/products/transfers/Western Union"],
		["MoneyGram", "/products/transfers/MoneyGram"],
		["Ria", "/products/transfers/Ria"],
		["Unitylink", "/products/transfers/Unitylink"],
		["Mobile Money Services", "/products/transfers/Mobile Money Services"],
	],
	Resource: [
		["Privacy Policy", "/privacy"],
		["Annual Report", "/reports"],
		["Bank of Ghana Notices", "/notices"],
		["Disclaimer", "/disclaimer"],
	],
} as const;

test("an icon beside a way to reach the company means the same in the foot and in the panel", async ({
	request,
}) => {
	const html = parse(await (await request.get("/contact")).text());
	const iconsIn = (place: string) =>
		[/mailto:/, /P\.O\. Box/, /tel:\+/, /tel:0800/].map((way) => {
			const line = html
				.querySelectorAll(`${place} :is(dl > div, li)`)
				.find((entry) => way.test(entry.innerHTML) && entry.querySelector(".icon"));
			return line?.querySelector(".icon")?.classNames.match(/icon-\S+/)?.[0];
		});
	const icons = iconsIn("[aria-label='Ways to reach us']");
	expect(iconsIn("footer .foot-group")).toEqual(icons);
	expect(new Set(icons).size, "each has its own").toBe(4);
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`the foot of a page ${javaScriptEnabled ? "with" : "without"} script`, () => {
		test.use({ javaScriptEnabled });

		test("has its links, easy to hit, its ways to reach the company, the USSD code and the copyright", async ({
			page,
		}) => {
			await visit(page, "/about");
			await expect(footer(page)).toContainText(
				"Sample content. Figures, people and events are examples, not offers or facts.",
			);
			await test.step("has its groups of links", async () => {
				await expect(footer(page).getByRole("heading")).toHaveText([
					"Quick Links",
					"Remittance",
					"Resource",
					"Socials",
					"E-Banking",
					"Contact",
				]);
				for (const [heading, links] of Object.entries(LINKS)) {
					const shown = await group(page, heading)
						.getByRole("link")
						.evaluateAll((all) =>
							all.map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href") ?? "")]),
						);
					expect(shown, heading).toEqual(links);
				}
			});

			await test.step("leads to the blog, the awards and five social networks", async () => {
				const link = (name: string) => group(page, "Socials").getByRole("link", { name, exact: true });
				await expect(link("News Blog")).toHaveAttribute("href", "/news");
				await expect(link("Awards")).toHaveAttribute("href", "/award/1");
				for (const network of ["Facebook", "X", "Instagram", "LinkedIn", "WhatsApp"])
					await expect(link(network)).toHaveAttribute("href", /^https:\/\//);
				await expect(link("WhatsApp")).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=Hello/);
			});

			await test.step("says how to reach the company, and invents nothing", async () => {
				const contact = group(page, "Contact");
				await expect(contact.locator("a[href^='tel:+']")).toBeVisible();
				await expect(contact.getByRole("link", { name: "toll-free" })).toHaveAttribute("href", /^tel:\d+$/);
				await expect(contact.getByRole("link", { name: "Visit a branch" })).toHaveAttribute(
					"href",
					"/locator",
				);
				await expect(contact.locator("a[href^='mailto:']")).toHaveText(/^\S+@\S+$/);
				await expect(contact).toContainText("P.O. Box");
				await expect(footer(page)).not.toContainText(/\{\w+\}|licence|undefined/i);
			});

			await test.step("shows the USSD code as text and as a link that dials it", async () => {
				await expect(group(page, "E-Banking").getByRole("link", { name: "*277#" })).toHaveAttribute(
					"href",
					"tel:*277%23",
				);
				const image = group(page, "E-Banking").getByRole("img");
				await image.scrollIntoViewIfNeeded();
				await expect
					.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
					.toBeGreaterThan(0);
				await expect(group(page, "E-Banking").getByRole("button", { name: "Copy" })).toHaveCount(
					javaScriptEnabled ? 1 : 0,
				);
			});

			await test.step("ends with the copyright up to this year, the FAQs, the tools and the terms", async () => {
				await expect(footer(page)).toContainText(/© 2025–20\d\d Bestfield Savings & Loans/);
				for (const [name, href] of [
					["FAQs", "/faqs"],
					["Calculators", "/tools"],
					["USSD Guide", "/ussd"],
					["Is This Really Us?", "/security"],
					["Accessibility", "/accessibility"],
					["Terms", "/terms-conditions"],
				] as const)
					await expect(footer(page).getByRole("link", { name })).toHaveAttribute("href", href);
				await expect(footer(page).getByRole("button", { name: "Cookie settings" })).toHaveCount(
					javaScriptEnabled ? 1 : 0,
				);
			});

			if (!javaScriptEnabled) return;
			await test.step("every link is easy to hit", async () => {
				for (const width of [360, 1280]) {
					await page.setViewportSize({ width, height: 800 });
					if (width === 360)
						for (const summary of await footer(page).locator("summary").all()) await summary.click();
					const sizes = await footer(page)
						.getByRole("link")
						.evaluateAll((links) =>
							links.map((link) => {
								const { width, height } = link.getBoundingClientRect();
								return { text: link.textContent, width, height };
							}),
						);
					expect(sizes.length).toBeGreaterThan(20);
					const small = sizes.filter(({ width, height }) => width < 24 || height < 40);
					expect.soft(small, `in a window of ${width} px`).toEqual([]);
				}
			});
		});
	});
}

test.describe("on a phone without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

	test("each group of the foot is closed until it is pressed, and the foot is short", async ({ page }) => {
		await visit(page, "/faqs");
		const news = group(page, "Quick Links").getByRole("link", { name: "News" });
		await expect(news).toBeHidden();
		expect((await footer(page).boundingBox())?.height).toBeLessThan(480);
		await group(page, "Quick Links").locator("summary").click();
		await expect(news).toBeVisible();
		await expect(group(page, "Resource").getByRole("link").first()).toBeHidden();
	});
});
