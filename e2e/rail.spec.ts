import { expect, type Page, test } from "@playwright/test";
import { FULL, visit } from "./support/visitor.ts";

const rail = (page: Page) => page.getByRole("complementary", { name: "Contact and social links" });
const chat = (page: Page) => rail(page).getByRole("button", { name: "Live chat" });
const ways = (page: Page) => rail(page).getByText("Talk to us").locator("xpath=..");

test.describe("on a wide screen", () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test("the rail calls, writes and leads to the social networks; its targets are as large as a thumb, and a small screen has none", async ({
		page,
		baseURL,
	}) => {
		const foreign: string[] = [];
		page.on("request", (request) => {
			if (!request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url()))
				foreign.push(request.url());
		});
		await visit(page, "/about");
		const links = rail(page).locator(":scope > ul > li > a");
		await expect(links).toHaveText([
			/^Call 0800/,
			"Chat on WhatsApp",
			"Facebook",
			"X",
			"Instagram",
			"LinkedIn",
		]);
		await expect(links.nth(0)).toHaveAttribute("href", /^tel:\d+$/);
		await expect(links.nth(1)).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=Hello/);
		for (const at of [2, 3, 4, 5]) await expect(links.nth(at)).toHaveAttribute("href", /^https:\/\//);
		await expect(chat(page)).toBeVisible();

		await test.step("live chat opens the other ways to talk while there is no provider", async () => {
			await expect(ways(page)).toBeHidden();
			await chat(page).click();
			await expect(chat(page)).toHaveAttribute("aria-expanded", "true");
			await expect(ways(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
				"href",
				/^https:\/\/wa\.me\//,
			);
			await expect(ways(page).getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:/);
			await expect(ways(page).getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:/);
			await page.keyboard.press("Escape");
			await expect(ways(page)).toBeHidden();
			await expect(chat(page)).toBeFocused();
			await chat(page).click();
			await page.mouse.click(40, 860);
			await expect(ways(page)).toBeHidden();
			await chat(page).click();
			await chat(page).click();
			await expect(ways(page)).toBeHidden();
			expect(foreign, "nothing comes from elsewhere").toEqual([]);
		});

		for (const width of [768, 1024, 1280]) {
			await test.step(`at ${width} px its targets are as large as a thumb`, async () => {
				await page.setViewportSize({ width, height: 900 });
				const targets = await rail(page).locator(".rail-item").all();
				expect(targets.length).toBeGreaterThan(0);
				for (const target of targets) {
					const box = await target.boundingBox();
					expect.soft(box?.width).toBeGreaterThanOrEqual(44);
					expect.soft(box?.height).toBeGreaterThanOrEqual(44);
				}
			});
		}

		await test.step("on a small screen there is no rail", async () => {
			await page.setViewportSize({ width: 767, height: 800 });
			await expect(rail(page)).toBeHidden();
		});
	});

	test("it stays in the margin and covers no text, however wide the window", FULL, async ({ page }) => {
		for (const path of ["/about", "/contact", "/products"]) {
			await visit(page, path);
			for (const width of [768, 900, 1024, 1200, 1280, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await covered(page), `${path} at ${width} px`).toEqual([]);
			}
		}
	});
});

/** The texts that extend under the rail. */
async function covered(page: Page): Promise<string[]> {
	const box = await rail(page).boundingBox();
	return page.evaluate((left) => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		while (texts.nextNode()) {
			const { currentNode: text } = texts;
			if (!text.textContent?.trim() || text.parentElement?.closest("aside, header, script, [hidden]"))
				continue;
			const holder = text.parentElement;
			// One pixel wide: for screen readers only.
			if (!holder?.checkVisibility() || holder.getBoundingClientRect().width <= 1) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			for (const rect of range.getClientRects())
				if (rect.width > 1 && rect.left < innerWidth && rect.right > left + 1) found.push(text.textContent);
		}
		return found;
	}, box?.x ?? 0);
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

	test("the rail keeps its links and has no dead button", async ({ page }) => {
		await page.goto("/about");
		await expect(rail(page).getByRole("link")).toHaveCount(6);
		await expect(rail(page).getByRole("button")).toHaveCount(0);
	});
});
