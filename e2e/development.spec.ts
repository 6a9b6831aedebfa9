import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";
import { FULL, refuseCookies } from "./visitor.ts";

test(
	"`npm run dev` serves pages and the catalogue of elements, and enhancements start in the browser",
	FULL,
	async ({ page }) => {
		test.setTimeout(180_000);
		const server = spawn(
			process.execPath,
			["node_modules/next/dist/bin/next", "dev", "-H", "localhost", "-p", "0"],
			{
				env: { ...process.env, NODE_ENV: "development", DATA_DIR: temporaryFolder() },
				stdio: ["ignore", "pipe", "inherit"],
			},
		);
		try {
			await refuseCookies(page);
			const response = await page.goto(`${await urlIn(server.stdout)}/faqs`, { timeout: 120_000 });
			expect(response?.status()).toBe(200);
			const menu = page.getByRole("button", { name: "Products menu" });
			await expect(async () => {
				await menu.click();
				await expect(menu).toHaveAttribute("aria-expanded", "true", { timeout: 500 });
			}).toPass({ timeout: 90_000 });
			const catalogue = await page.goto(new URL("/catalogue", page.url()).href, { timeout: 120_000 });
			expect(catalogue?.status()).toBe(200);
			await expect(page.getByRole("heading", { name: "button, button-links, copy-button" })).toBeVisible();
		} finally {
			server.kill();
			await once(server, "exit");
		}
	},
);

/** The URL that Next says it serves. */
function urlIn(output: Readable): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = "";
		output.on("data", (chunk: Buffer) => {
			said += chunk;
			const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
			if (url) resolve(url);
		});
		output.on("end", () => reject(new Error(`Next ended:\n${said}`)));
	});
}
