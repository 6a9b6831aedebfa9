import { expect, test } from "@playwright/test";
import { duringTests } from "./during-tests.ts";
import { startSiteWithBackend } from "./site-with-backend.ts";

const running = duringTests(() => startSiteWithBackend());

test("a notice that was changed after its day says when", async ({ page }) => {
	const notice = {
		id: 3,
		title: "A sheet",
		published_at: "2026-10-05T09:00:00Z",
		updated_at: "2026-11-20T09:00:00Z",
	};
	await running.change({
		"/notices": { kind: "body", body: { data: [notice] } },
		"/notices/3": { kind: "body", body: { data: notice } },
	});
	await page.goto(`${running.site.url}/notices/3`);
	await expect(page.getByRole("article")).toContainText("5 October 2026, changed on 20 November 2026");
});
