import { expect, type Page, test } from "@playwright/test";
import content from "#content/notices" with { type: "json" };
import { claimOffline, FULL, settled, visit } from "./support/visitor.ts";

const FILE = content.data.find(({ id }) => id === 1)?.file_url ?? "";
const GOOGLE = "https://docs.google.com/**";
const MICROSOFT = "https://view.officeapps.live.com/**";

const viewLink = (page: Page) => page.getByRole("link", { name: "View Attached Document" });
const previewer = (page: Page) => page.getByRole("dialog");
const frame = (page: Page) => previewer(page).locator("iframe");
const viewer = (page: Page, name: "Google" | "Office") =>
	previewer(page).getByRole("button", { name: `${name} viewer` });

/** Replaces the viewers, which tests cannot reach, with a page. Returns the hosts that were requested. */
async function standInForViewers(page: Page): Promise<string[]> {
	const requested: string[] = [];
	for (const host of [GOOGLE, MICROSOFT]) {
		await page.route(host, (route) => {
			requested.push(new URL(route.request().url()).host);
			return route.fulfill({ contentType: "text/html", body: "<h1>A document</h1>" });
		});
	}
	return requested;
}

/** A viewer that never responds. */
const leaveUnanswered = (page: Page, host: string) => page.route(host, () => {});

async function openPreview(page: Page) {
	await visit(page, "/notices/1");
	await viewLink(page).click();
	await expect(previewer(page)).toBeVisible();
}

test("the previewer loads no viewer before it opens full-screen; it gives Google's viewer the whole URL of the file, and Office's is one press away", async ({
	page,
	request,
	baseURL,
}) => {
	await test.step("nothing of the viewers loads before a visitor opens the previewer", async () => {
		const foreign: string[] = [];
		page.on("request", (request) => {
			if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
				foreign.push(request.url());
		});
		await standInForViewers(page);
		await visit(page, "/notices/1");
		await settled(page);
		expect(foreign).toEqual([]);
		await expect(page.getByText("Google or Microsoft makes the preview")).toBeVisible();
		await viewLink(page).click();
		await expect(frame(page).contentFrame().getByRole("heading")).toBeVisible();
		expect([...new Set(foreign.map((url) => new URL(url).host))]).toEqual(["docs.google.com"]);
	});

	for (const screen of [
		{ width: 360, height: 800 },
		{ width: 1280, height: 900 },
	]) {
		await page.setViewportSize(screen);
		await expect.poll(() => previewer(page).boundingBox()).toEqual({ x: 0, y: 0, ...screen });
	}
	await expect(viewer(page, "Google")).toHaveAttribute("aria-pressed", "true");
	const src = new URL((await frame(page).getAttribute("src")) ?? "");
	expect(src.origin + src.pathname).toBe("https://docs.google.com/gview");
	expect(src.searchParams.get("embedded")).toBe("1");
	expect(src.searchParams.get("url")).toMatch(/^https?:\/\/[^/]+\/content\/documents\/.+\.pdf$/);
	expect(src.searchParams.get("url")?.endsWith(FILE)).toBe(true);
	await expect(frame(page).contentFrame().getByRole("heading")).toHaveText("A document");
	await expect(previewer(page).getByText("Google runs this viewer")).toBeVisible();
	await test.step("the file itself is always at hand; a PDF of this site opens in the browser", async () => {
		const open = previewer(page).getByRole("link", { name: "Open in browser" });
		await expect(open).toHaveAttribute("href", FILE);
		await expect(open).toHaveAttribute("target", "_blank");
		const download = previewer(page).getByRole("link", { name: "Download File" });
		await expect(download).toHaveAttribute("href", FILE);
		const response = await request.get(FILE);
		expect(response.status()).toBe(200);
		expect(response.headers()["content-type"]).toBe("application/pdf");
	});

	await test.step("the office suite's viewer is one press away, and closing returns to the default", async () => {
		await viewer(page, "Office").click();
		await expect(viewer(page, "Office")).toHaveAttribute("aria-pressed", "true");
		await expect(viewer(page, "Google")).toHaveAttribute("aria-pressed", "false");
		const src = new URL((await frame(page).getAttribute("src")) ?? "");
		expect(src.origin + src.pathname).toBe("https://view.officeapps.live.com/op/embed.aspx");
		expect(src.searchParams.get("src")?.endsWith(FILE)).toBe(true);
		await expect(previewer(page).getByText("Microsoft runs this viewer")).toBeVisible();
		await previewer(page).getByRole("button", { name: "Close" }).click();
		await expect(previewer(page)).toHaveCount(0);
		await viewLink(page).click();
		await expect(viewer(page, "Google")).toHaveAttribute("aria-pressed", "true");
	});
});

test("the previewer tries although the browser says that it is offline", async ({ page }) => {
	await claimOffline(page);
	await standInForViewers(page);
	await visit(page, "/notices/1");
	await viewLink(page).click();
	await expect(frame(page).contentFrame().getByRole("heading")).toHaveText("A document");
});

test("after links inside a viewer, closing the previewer leaves nothing of it in the history", async ({
	page,
}) => {
	await standInForViewers(page);
	await visit(page, "/notices");
	await openPreview(page);
	for (const part of ["two", "three"]) {
		await frame(page)
			.contentFrame()
			.locator("body")
			.evaluate((_, name) => location.assign(`?page=${name}`), part);
		await expect.poll(() => page.frames().at(-1)?.url()).toMatch(new RegExp(`page=${part}$`));
	}
	await expect(frame(page).contentFrame().getByRole("heading")).toBeVisible();
	await previewer(page).getByRole("button", { name: "Close" }).click();
	await expect(previewer(page)).toHaveCount(0);
	await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
	await page.goBack();
	await expect(page).toHaveURL("/notices");
});

test("a loaded preview stays; one that takes longer than 12 seconds has failed; the other viewer can still succeed", async ({
	page,
}) => {
	await standInForViewers(page);
	await page.clock.install();
	await openPreview(page);
	await test.step("a preview that has come stays, however long it is looked at", async () => {
		await expect(frame(page).contentFrame().getByRole("heading")).toHaveText("A document");
		await expect(previewer(page).getByText("Loading the preview…")).toHaveCount(0);
		await page.clock.fastForward(60_000);
		await expect(previewer(page).getByRole("alert")).toHaveCount(0);
		await expect(frame(page).contentFrame().getByRole("heading")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(previewer(page)).toHaveCount(0);
	});
	await leaveUnanswered(page, GOOGLE);
	await page.clock.pauseAt(Date.now() + 180_000);
	await viewLink(page).click();
	// A dialog opens in a task of its own.
	await page.clock.runFor(1);
	await expect(previewer(page).getByText("Loading the preview…")).toBeVisible();
	await page.clock.runFor(11_999);
	await expect(frame(page)).toBeVisible();
	await page.clock.runFor(1);
	const failure = previewer(page).getByRole("alert");
	await expect(failure).toContainText("Unable to preview this document");
	await expect(failure.getByRole("listitem")).toHaveCount(3);
	await expect(failure.getByRole("link", { name: "Open in New Tab" })).toHaveAttribute("href", FILE);
	await expect(failure.getByRole("link", { name: "Download File" })).toHaveAttribute("download", "");
	await expect(frame(page)).toHaveCount(0);
	await viewer(page, "Office").click();
	await expect(failure).toHaveCount(0);
	await expect(frame(page).contentFrame().getByRole("heading")).toHaveText("A document");
});

test("a viewer that cannot be reached has failed at once, and says so", FULL, async ({ page }) => {
	await standInForViewers(page);
	await page.route(GOOGLE, (route) => route.abort("connectionrefused"));
	await openPreview(page);
	const failure = previewer(page).getByRole("alert");
	await expect(failure).toContainText("Unable to preview this document");
	await expect(frame(page), "the browser's own error page is gone").toHaveCount(0);
	await viewer(page, "Office").click();
	await expect(failure).toHaveCount(0);
	await expect(frame(page).contentFrame().getByRole("heading")).toHaveText("A document");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the view and download links lead to the file", async ({ page }) => {
		await page.goto("/notices/1");
		await expect(viewLink(page)).toHaveAttribute("href", FILE);
		await expect(page.getByRole("link", { name: "Download Document" })).toHaveAttribute("href", FILE);
		await expect(page.getByText("makes the preview"), "nobody makes a preview").toBeHidden();
	});
});
