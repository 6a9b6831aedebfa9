import { expect, test } from "@playwright/test";
import { pdf } from "#lib/submissions/cv/samples/files";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";

const running = duringTests(() => startSiteWithBackend());

test.describe("with a role that has closed", () => {
	const roles = [
		{ id: 7, title: "Auditor", location: "Accra", published_at: "2026-01-05", closing_date: "2026-02-01" },
		{ id: 8, title: "Teller", location: "Accra", published_at: "2026-01-05", closing_date: "2099-02-01" },
	];
	test.beforeAll(async () => {
		await running.change({
			"/roles": { kind: "body", body: { data: roles } },
			"/roles/7": { kind: "body", body: { data: roles[0] } },
			"/roles/8": { kind: "body", body: { data: roles[1] } },
		});
	});

	test("its page says when, offers no form, and leads to the open roles", async ({ page }) => {
		const { site } = running;
		await page.goto(`${site.url}/careers/7`);
		await expect(page.getByRole("main")).toContainText("Applications closed on 1\u00a0February 2026");
		await expect(page.locator("form[action^='/api/applications/']")).toHaveCount(0);
		await expect(page.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
		expect(await page.content()).not.toContain("JobPosting");
		await page.getByRole("main").getByRole("link", { name: "See the open roles" }).click();
		await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
		await expect(page.getByRole("main").getByRole("article")).toContainText("Teller");
		await page.goto(`${site.url}/careers/8`);
		expect(await page.content()).toContain("JobPosting");
		await expect(page.locator("form[action^='/api/applications/']")).toHaveCount(1);
	});

	test("it is in no feed and in no sitemap, and a post for it is refused in words that say why", async ({
		request,
	}) => {
		const { site } = running;
		for (const path of ["/careers/feed.xml", "/sitemap.xml"]) {
			const text = await (await request.get(site.url + path)).text();
			expect(text, path).toContain("/careers/8");
			expect(text, path).not.toContain("/careers/7");
		}
		const response = await request.post(`${site.url}/api/applications/7`, {
			headers: { accept: "application/json" },
			multipart: {
				name: "Yaa Asante",
				phone: "020 000 0000",
				email: "yaa@example.com",
				file: { name: "cv.pdf", mimeType: "application/pdf", buffer: pdf(5_000) },
			},
		});
		expect(response.status()).toBe(410);
		expect((await response.json()).message).toContain(
			"closed on 1\u00a0February 2026, so yours was not sent",
		);
	});
});
