import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { LONG_WORD } from "#lib/text/samples/long-word";
import { FRAME, violationsOf } from "./support/axe.ts";
import { duringTests } from "./support/during-tests.ts";
import { freePort } from "./support/free-port.ts";
import { cutOff, letters, openAll, tooSmall } from "./support/layout.ts";
import { copyOfSources } from "./support/sources-copy.ts";
import { FULL, visit } from "./support/visitor.ts";

const softly = expect.configure({ soft: true });
/** Next compiles a page when it is first requested. */
const COMPILED_MS = 120_000;

test.describe("`npm run dev`", FULL, () => {
	test.describe.configure({ timeout: 300_000 });
	const site = duringTests(startDevelopment);
	test.use({ navigationTimeout: COMPILED_MS });

	test("serves the site's own scripts, an island, an enhancement and a posted form", async ({ page }) => {
		const html = parse(await (await fetch(`${site.url}/faqs`)).text());
		const scripts = html.querySelectorAll("script[src]").map((script) => script.getAttribute("src"));
		expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/loader-\w+\.js$/)]);
		await visit(page, `${site.url}/faqs`);
		const menu = page.getByRole("button", { name: "Products menu" });
		await menu.click();
		await expect(menu).toHaveAttribute("aria-expanded", "true");
		await visit(page, `${site.url}/tools/susu`);
		await page.getByLabel(/^Contribution/).fill("10");
		await page.getByLabel("Days").fill("31");
		await page.getByLabel("Fee").selectOption("1");
		await expect(page.getByText("You receive")).toBeVisible();
		const reply = await fetch(`${site.url}/api/check-message`, {
			method: "POST",
			body: new URLSearchParams({ message: "Call 0800 000 000" }),
			headers: { origin: site.url },
		});
		expect(await reply.text()).toContain("0800 000 000");
	});

	test("reloads a page once after a file was saved five times within a second", async ({ page }) => {
		await visit(page, `${site.url}/faqs`);
		let loads = 0;
		page.on("load", () => {
			loads += 1;
		});
		await using file = site.edit("components/faqs/faq-list.tsx");
		for (const time of [1, 2, 3, 4, 5]) {
			file.write((text) =>
				text.replace("{nonBreaking(paragraph)}", `Saved ${time} {nonBreaking(paragraph)}`),
			);
			await wait(200);
		}
		await expect(page.locator("main")).toContainText("Saved 5", { timeout: COMPILED_MS });
		await wait(1_000);
		expect(loads).toBe(1);
	});

	test("shows the error in an island that cannot be built, and the island once it is mended", async ({
		page,
	}) => {
		await visit(page, `${site.url}/tools/susu`);
		{
			await using file = site.edit("components/tools/susu.island.tsx");
			file.write((text) => text.replace("return (", "return (("));
			await expect(page.getByRole("alert").filter({ hasText: "susu.island.tsx" })).toBeVisible({
				timeout: COMPILED_MS,
			});
		}
		await expect(page.getByText("susu.island.tsx")).toHaveCount(0, { timeout: COMPILED_MS });
		await expect(page.getByLabel(/^Contribution/)).toBeVisible({ timeout: COMPILED_MS });
	});

	test("shows the error of a page that throws, and the page once it is mended", async ({ page }) => {
		await using file = site.edit("components/faqs/faq-list.tsx");
		file.write((text) =>
			text.replace("	return (", '	if (faqs.length > 0) throw new Error("thrown <here>");\n	return ('),
		);
		await expect(async () => {
			expect((await page.goto(`${site.url}/faqs`))?.status()).toBe(500);
		}).toPass({ timeout: COMPILED_MS });
		await expect(page.getByText("Error: thrown <here>")).toBeVisible();
		await file[Symbol.asyncDispose]();
		await expect(page.getByRole("heading", { name: "Frequently Asked Questions" })).toBeVisible({
			timeout: COMPILED_MS,
		});
	});

	test("shows components in their states, also on phones, in large letters and in forced colours", async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 360, height: 800 });
		await visit(page, `${site.url}/catalogue`);
		for (const file of globSync("components/**/*.examples.tsx"))
			await expect(page.getByRole("heading", { name: file })).toBeVisible();
		await expect(page.getByRole("main")).toContainText(LONG_WORD);
		await openAll(page);
		expect.soft(await tooSmall(page), "targets at 360 px").toEqual([]);
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await cutOff(page), `at ${width} px`).toEqual([]);
			await letters(page, 32);
			await softly.poll(() => cutOff(page), `at ${width} px with letters twice as large`).toEqual([]);
			await letters(page, 16);
			expect.soft(await violationsOf(page, FRAME), `axe at ${width} px`).toEqual([]);
		}
		await page.emulateMedia({ forcedColors: "active" });
		for (const control of await page.getByRole("main").locator(".button:visible").all())
			await expect.soft(control).not.toHaveCSS("border-top-width", "0px");
	});
});

/** `npm run dev` on a copy of the sources, whose files tests may change. */
async function startDevelopment() {
	const folder = await copyOfSources();
	const url = `http://localhost:${await freePort()}`;
	const server = spawn(process.execPath, ["scripts/dev.ts", "-H", "localhost", "-p", new URL(url).port], {
		cwd: folder,
		env: { ...process.env, SITE_URL: url, DATA_DIR: temporaryFolder(), LOG_LEVEL: "warn" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	await readiness(server);
	return {
		url,
		/** Changes a file, and puts it back at the end of the block. */
		edit(file: string) {
			const path = join(folder, file);
			const before = readFileSync(path, "utf8");
			return {
				write: (change: (text: string) => string) => writeFileSync(path, change(before)),
				[Symbol.asyncDispose]: async () => writeFileSync(path, before),
			};
		},
		async stop() {
			server.kill();
			await once(server, "exit");
		},
	};
}

/** Resolves when the server says that it is ready; rejects if it ends before. */
function readiness(server: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let said = "";
		server.stdout?.on("data", (chunk: Buffer) => {
			said += chunk;
			if (said.includes("Ready on")) resolve();
		});
		server.once("exit", () => reject(new Error(`The server ended:\n${said}`)));
	});
}
