import { expect, test } from "@playwright/test";
import { startBackend } from "./backend.ts";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { startSite } from "./site.ts";

for (const path of [...PAGES, ...UNLISTED_PAGES]) {
	test(`${path} keeps its strict policy without a violation`, async ({ page }) => {
		const violations: string[] = [];
		await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
		await page.addInitScript(() => {
			addEventListener("securitypolicyviolation", (event) => {
				(globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
					`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
				);
			});
		});
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		const answer = await page.goto(path, { waitUntil: "networkidle" });
		const headers = (await answer?.headersArray()) ?? [];
		const policies = headers.filter(({ name }) => name.toLowerCase() === "content-security-policy");
		expect(policies, "exactly one policy").toHaveLength(1);
		expect(policies[0]?.value).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
		expect(violations).toEqual([]);
		expect(errors, "hydration and scripts run without an error").toEqual([]);
	});
}

test("a page that does not exist has a strict policy too", async ({ request }) => {
	const answer = await request.get("/no-such-page");
	expect(answer.status()).toBe(404);
	expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
});

test("the toast's own style sheet is admitted", async ({ page }) => {
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
