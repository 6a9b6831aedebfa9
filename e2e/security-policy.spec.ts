import { expect, test } from "@playwright/test";
import { startBackend } from "./backend.ts";
import { startSite } from "./site.ts";
import { THOROUGH } from "./visitor.ts";

test("the toast's own style sheet is admitted", THOROUGH, async ({ page }) => {
	const backend = await startBackend();
	backend.fault("/", { kind: "status", status: 500 });
	const site = await startSite({ API_BASE_URL: backend.url });
	const messages: string[] = [];
	page.on("console", (message) => messages.push(message.text()));
	await page.goto(`${site.url}/about`);
	const toast = page.locator("[data-sonner-toaster]");
	await expect(toast).toContainText("Failed to fetch teams");
	await expect(toast).toHaveCSS("position", "fixed");
	expect(messages.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
	await site.stop();
	await backend.stop();
});
