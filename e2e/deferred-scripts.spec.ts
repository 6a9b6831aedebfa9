import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { forgetFiles, interactive, refuseCookies, THOROUGH, thoroughUnless } from "./visitor.ts";

// Needs a browser with an empty cache.
test.use({ viewport: { width: 360, height: 800 } });
test.beforeEach(({ page }) => forgetFiles(page));

/** The URLs of the framework's scripts, in the order of their requests. */
function scriptsAskedFor(page: Page): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url());
	});
	return scripts;
}

/** Holds back the page's pictures, so that it never finishes loading. */
async function holdPictures(page: Page): Promise<void> {
	await page.route(/\/_next\/image/, () => {});
}

const isHydrated = (page: Page) =>
	page.evaluate(() =>
		Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__react")),
	);

test("the scripts come after the page with its pictures", async ({ page }) => {
	await refuseCookies(page);
	await page.goto("/");
	await expect.poll(() => isHydrated(page)).toBe(true);
	const { loaded, firstScript } = await page.evaluate(() => {
		const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
		const [navigation] = performance.getEntriesByType("navigation");
		return {
			loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
			firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
		};
	});
	expect(firstScript).toBeGreaterThanOrEqual(loaded);
});

for (const [sign, give] of [
	["touch", (page: Page) => page.mouse.click(350, 700)],
	["key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
	test(`a ${sign} starts them before`, thoroughUnless(sign === "touch"), async ({ page }) => {
		await holdPictures(page);
		const scripts = scriptsAskedFor(page);
		await page.goto("/", { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(scripts).toEqual([]);
		await give(page);
		await expect.poll(() => isHydrated(page)).toBe(true);
	});
}

test("a touch while the page is still arriving starts all of them once it is there", async ({
	page,
	baseURL,
}) => {
	const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
	const slowLine = createServer(async (request, response) => {
		const answer = await fetch(baseURL + (request.url ?? ""), { redirect: "manual" });
		const headers = [...answer.headers].filter(
			([name]) => !/^(content-(encoding|length)|connection)$/.test(name),
		);
		response.writeHead(answer.status, Object.fromEntries(headers));
		const body = Buffer.from(await answer.arrayBuffer());
		if (request.url === "/about") {
			const half = body.indexOf("</header>");
			response.write(body.subarray(0, half));
			await rest;
			response.end(body.subarray(half));
		} else response.end(body);
	});
	await new Promise<void>((resolve) => slowLine.listen(0, "localhost", resolve));
	try {
		const url = `http://localhost:${(slowLine.address() as AddressInfo).port}/about`;
		await page.goto(url, { waitUntil: "commit" });
		await page.locator("header summary").filter({ hasText: "Menu" }).click();
		expect(await page.evaluate(() => document.readyState)).toBe("loading");
		sendRest();
		await interactive(page);
	} finally {
		sendRest();
		slowLine.close();
		slowLine.closeAllConnections();
	}
});

test("a picture that never comes keeps them away for ten seconds at most", THOROUGH, async ({ page }) => {
	await page.clock.install();
	await holdPictures(page);
	const scripts = scriptsAskedFor(page);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.clock.runFor(9_000);
	expect(scripts).toEqual([]);
	await page.clock.runFor(1_500);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a link that is pressed before they come leads on", async ({ page }) => {
	await holdPictures(page);
	await page.route(/\.js$/, () => {});
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
	await expect(page).toHaveURL(/\/faqs$/);
});

test("the pictures of a slider's other slides wait until it is used", async ({ page }) => {
	const pictures: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "image") pictures.push(decodeURIComponent(request.url()));
	});
	const second = () => pictures.filter((url) => url.includes("mmofra-daakye.webp"));
	await refuseCookies(page);
	await page.goto("/faqs");
	await expect.poll(() => isHydrated(page)).toBe(true);
	const offers = page.getByRole("complementary", { name: "Offers" });
	await offers.scrollIntoViewIfNeeded();
	await expect.poll(() => pictures.some((url) => url.includes("susu-nkosuo.webp"))).toBe(true);
	expect(second()).toEqual([]);
	await offers.getByRole("button", { name: "Next slide" }).click();
	await expect.poll(second).not.toEqual([]);
});

test("a script that the browser cannot parse leaves the page as without script", async ({ page }) => {
	const html = await (await page.request.get("/ussd")).text();
	const [, broken = ""] = / data-src="([^"]+)"/.exec(html) ?? [];
	await page.route(`**${broken}`, (route) =>
		route.fulfill({ contentType: "text/javascript", body: "static {" }),
	);
	await page.goto("/ussd");
	await expect(page.locator("html")).toHaveClass(/no-script/);
	await expect(page.getByRole("form", { name: "Phone to try" })).toBeHidden();
});

test("hydration gives way three times: after React, after the page's content, and after what that sets up", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const turns: Record<string, number> = {};
		Object.assign(globalThis, { turns });
		let turn = 0;
		const { port1, port2 } = new MessageChannel();
		/** Which task this is, counted by messages: one sent in a task arrives in a later one. */
		const note = (name: string) => {
			turns[name] ??= turn;
			port2.postMessage("");
		};
		port1.onmessage = () => {
			turn += 1;
		};
		// React gives way when five milliseconds have passed: here they always have.
		const now = performance.now.bind(performance);
		let ahead = 0;
		performance.now = () => {
			ahead += 10;
			return now() + ahead;
		};
		Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
			construct: (target, options) => {
				note("Intl");
				return Reflect.construct(target, options);
			},
		});
		const queue: unknown[] = [];
		Object.defineProperty(queue, "push", {
			configurable: true,
			get: () => Array.prototype.push,
			set: (value) => {
				note("Next");
				Object.defineProperty(queue, "push", { value });
			},
		});
		Object.assign(globalThis, {
			__next_f: queue,
			__REACT_DEVTOOLS_GLOBAL_HOOK__: {
				supportsFiber: true,
				inject: () => note("React"),
				onCommitFiberRoot: () => note("content"),
				onPostCommitFiberRoot: () => note("effects"),
				onCommitFiberUnmount: () => {},
			},
		});
	});
	await refuseCookies(page);
	await page.goto("/complaints");
	const turns = () => page.evaluate(() => (globalThis as unknown as { turns: Record<string, number> }).turns);
	await expect.poll(turns).toHaveProperty("effects");
	const { React, Next, content, effects } = (await turns()) as Record<string, number>;
	expect(Next, "Next is evaluated after React").toBeGreaterThan(Number(React));
	expect(content, "the page is taken over after Next").toBeGreaterThan(Number(Next));
	expect(effects, "effects come after the page").toBeGreaterThan(Number(content));
	await expect(page.getByText("you will have our answer by")).toBeVisible();
	expect(
		(await turns()).Intl,
		"a date is written without what takes a phone a tenth of a second",
	).toBeUndefined();
});
