import { expect, test } from "@playwright/test";
import { type SiteWithBackend, startSiteWithBackend } from "./site-with-backend.ts";
import { THOROUGH } from "./visitor.ts";

let running: SiteWithBackend;
test.beforeAll(async () => {
	running = await startSiteWithBackend({ COMPANY_CAREERS_EMAIL: "" });
});
test.afterAll(() => running.stop());

test.describe("with a backend of its own", () => {
	test(
		"roles that cannot be loaded leave a text and a toast; one that cannot is no 404",
		THOROUGH,
		async ({ page }) => {
			const { site } = running;
			// First: later the site keeps the last good roles.
			await running.change({ "/roles": { kind: "status", status: 500 } });
			for (const path of ["/careers", "/careers?category=HR"]) {
				const answer = await page.goto(site.url + path);
				expect(answer?.status(), path).toBe(200);
				await expect(page.getByRole("main")).toContainText("Our open roles could not be loaded");
				await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch roles");
			}
			const answer = await page.goto(`${site.url}/careers/1`);
			expect(answer?.status()).toBeGreaterThanOrEqual(500);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not load this role");
			await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch career details");
		},
	);
});

test.describe("with one role, and no HR address", () => {
	test.beforeAll(async () => {
		const role = { id: 7, title: "Auditor", category: "audit " };
		await running.change({
			"/roles": { kind: "body", body: { data: [role] } },
			"/roles/7": { kind: "body", body: { data: role } },
		});
	});

	test("a category without roles says so, and keeps the others at hand", THOROUGH, async ({ page }) => {
		await page.goto(`${running.site.url}/careers?category=HR`);
		const openRoles = page.getByRole("region", { name: "Open Roles" });
		await expect(openRoles).toContainText("No roles found in this category");
		await openRoles.getByRole("link", { name: /^Audit/ }).click();
		await expect(openRoles.getByRole("heading", { name: "Auditor" })).toBeVisible();
		await page.goto(`${running.site.url}/careers`);
		await expect(openRoles.getByRole("article")).toHaveCount(1);
	});

	test("there is no e-mail to apply by", THOROUGH, async ({ page }) => {
		await page.goto(`${running.site.url}/careers/7`);
		await expect(page.getByRole("heading", { name: "Submit Application" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Apply Via Email" })).toHaveCount(0);
		await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0);
	});
});
