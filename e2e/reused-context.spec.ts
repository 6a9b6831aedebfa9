import { expect, type Page, test } from "@playwright/test";

/* The browser keeps its caches between tests (`reused-context.ts`), and nothing else. */
test.describe.configure({ mode: "serial" });

const kept = (page: Page) =>
	page.evaluate(async () => ({
		cookies: document.cookie,
		// The page itself notes that it has the typeface.
		local: localStorage.getItem("trace"),
		session: sessionStorage.length,
		databases: (await indexedDB.databases()).length,
		caches: (await caches.keys()).length,
		scripts: "fromTheTestBefore" in globalThis,
		width: innerWidth,
	}));

const NOTHING = {
	cookies: "",
	local: null,
	session: 0,
	databases: 0,
	caches: 0,
	scripts: false,
	width: 1280,
};

test("a test leaves all kinds of traces", async ({ page }) => {
	await page.addInitScript(() => Object.assign(globalThis, { fromTheTestBefore: true }));
	await page.setViewportSize({ width: 640, height: 480 });
	await page.goto("/faqs");
	await page.evaluate(async () => {
		// biome-ignore lint/suspicious/noDocumentCookie: as the site's own scripts do
		document.cookie = "trace=1";
		localStorage.setItem("trace", "1");
		sessionStorage.setItem("trace", "1");
		await caches.open("trace");
		await new Promise((resolve) => {
			indexedDB.open("trace").onsuccess = resolve;
		});
	});
	const traces = {
		cookies: "trace=1",
		local: "1",
		session: 1,
		databases: 1,
		caches: 1,
		scripts: true,
		width: 640,
	};
	expect(await kept(page)).toEqual(traces);
});

test("the next test finds none of them", async ({ page }) => {
	await page.goto("/faqs");
	expect(await kept(page)).toEqual(NOTHING);
});

test("a test stops the clock", async ({ page }) => {
	await page.clock.install();
	await page.goto("/faqs");
	await page.clock.pauseAt(Date.now() + 60_000);
	expect(await page.evaluate(() => "__pwClock" in globalThis)).toBe(true);
});

test("in the next test it runs, and nothing fails for the lack of it", async ({ page }) => {
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	await page.goto("/faqs");
	expect(await page.evaluate(() => "__pwClock" in globalThis)).toBe(false);
	expect(errors).toEqual([]);
});

const emulated = (page: Page) =>
	page.evaluate(() => ({
		zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		touch: navigator.maxTouchPoints > 0,
	}));

test.describe("without script, with touch and in another time zone", () => {
	test.use({ javaScriptEnabled: false, hasTouch: true, timezoneId: "Asia/Tokyo" });

	test("a test in the same context has what it requests", async ({ page }) => {
		await page.goto("/ussd");
		await expect(page.locator("html")).not.toHaveAttribute("data-islands");
		await expect(page.getByText("The practice phone needs JavaScript.")).toBeVisible();
		expect(await emulated(page)).toEqual({ zone: "Asia/Tokyo", touch: true });
	});
});

test("the test after it has script, a mouse and the machine's time zone", async ({ page }) => {
	await page.goto("/ussd");
	await expect(page.locator("html")).toHaveAttribute("data-islands", "ready");
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	expect(await emulated(page)).toEqual({ zone: timeZone, touch: false });
});
