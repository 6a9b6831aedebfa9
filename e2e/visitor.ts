import { type Page, test } from "@playwright/test";

/** Opens a page as a visitor who has refused cookies before, and waits until its script has come. */
export async function visit(page: Page, path: string): Promise<void> {
	await refuseCookies(page);
	await page.goto(path);
	await page.waitForLoadState("networkidle");
}

/** The choice of an earlier visit, so that the cookie banner stays away. */
export async function refuseCookies(page: Page): Promise<void> {
	const choice = { necessary: true, analytics: false, marketing: false, preferences: false };
	const url = test.info().project.use.baseURL;
	await page.context().addCookies([
		{ name: "site_cookie_consent", value: "true", url },
		{ name: "cookie_preferences", value: encodeURIComponent(JSON.stringify(choice)), url },
	]);
}
