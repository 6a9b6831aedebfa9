import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { inventedLanguage } from "#lib/languages/samples/invented-language";
import { duringTests } from "./during-tests.ts";
import { startSite } from "./site.ts";

test.describe("with a language", () => {
	const language = inventedLanguage();
	const site = duringTests(async () => {
		const folder = mkdtempSync(join(tmpdir(), "languages-"));
		const words = { ...language.words, "Type your PIN": "" };
		const sounds = { "lost-phone": "qaa.mp3" };
		writeFileSync(join(folder, "qaa.json"), JSON.stringify({ ...language, words, sounds }));
		writeFileSync(join(folder, "qaa.mp3"), "ID3 sound");
		return startSite({ LANGUAGES_DIR: folder, DATA_DIR: folder });
	});

	test("a journey leads from its English page to one without English, and back", async ({ page }) => {
		await page.goto(`${site.url}/help`);
		await page
			.getByRole("main")
			.getByRole("link", { name: /^Ŋɛŋɛ: ⟦ŋɛ/ })
			.click();
		await expect(page).toHaveURL(`${site.url}/languages/qaa/lost-phone`);
		const text = page.getByRole("main").locator("[lang=qaa]");
		await expect(text.getByRole("heading", { level: 1 })).toHaveText(/^⟦/);
		const read = await text.textContent();
		const labels = await text
			.locator("[aria-label]")
			.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
		expect(
			`${read} ${labels.join(" ")}`.match(/\p{L}+/gu)?.filter((word) => !/^[ŋɛ]+$/iu.test(word)),
		).toEqual([]);
		await expect(page).toHaveTitle(/^⟦ŋɛ/);
		await expect(text.locator("audio")).toHaveAttribute("preload", "none");

		const alternates = () =>
			page
				.locator("link[hreflang]")
				.evaluateAll((links) =>
					links.map(
						(link) => `${link.getAttribute("hreflang")} ${new URL((link as HTMLLinkElement).href).pathname}`,
					),
				);
		const both = ["en /help", "qaa /languages/qaa/lost-phone"];
		expect(await alternates()).toEqual(both);
		await text.locator("a[hreflang=en]").click();
		await expect(page).toHaveURL(`${site.url}/help`);
		expect(await alternates()).toEqual(both);
	});

	test("a journey that lacks a sentence is not there", async ({ page }) => {
		expect((await page.goto(`${site.url}/languages/qaa/ussd`))?.status()).toBe(404);
		await page.goto(`${site.url}/ussd`);
		await expect(page.getByRole("contentinfo").getByRole("link", { name: "Ŋɛŋɛ" })).toHaveCount(1);
		await expect(page.locator("[hreflang=qaa]")).toHaveCount(1);
	});

	test("phones may fetch a sound in parts, and nothing else of the folder", async () => {
		const sound = `${site.url}/content/languages/qaa.mp3`;
		const part = await fetch(sound, { headers: { range: "bytes=4-6" } });
		expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
			206,
			"bytes 4-6/9",
			"sou",
		]);
		expect(await (await fetch(sound)).text()).toBe("ID3 sound");
		expect((await fetch(`${site.url}/content/languages/qaa.json`)).status).toBe(404);
	});
});

test("without a language, nothing tells of other languages", async ({ request }) => {
	for (const path of ["/help", "/ussd", "/contact", "/sitemap.xml"])
		expect(await (await request.get(path)).text(), path).not.toMatch(/hreflang|\/languages\//i);
	expect((await request.get("/languages/tw/ussd")).status()).toBe(404);
});
