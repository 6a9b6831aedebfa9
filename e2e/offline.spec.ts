import { createServer, request as forward } from "node:http";
import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { violationsOf } from "./axe.ts";
import { duringTests } from "./during-tests.ts";
import { listen } from "./listen.ts";
import { type Site, startSite } from "./site.ts";
import { FULL, interactive, settled, visit } from "./visitor.ts";

/** The limit for downloading the copies, in bytes, compressed as this server does it. */
const KEPT_MAX_BYTES = 105_500;

const lost = (page: Page) => page.getByText("We could not load the page that you asked for");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Every URL in this site's browser caches. */
const cachedUrls = (page: Page) =>
	page.evaluate(async () => {
		const urls: string[] = [];
		for (const name of await caches.keys())
			for (const { url } of await (await caches.open(name)).keys())
				urls.push(url.slice(location.origin.length));
		return urls;
	});
const workerState = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? "no worker");

/** Opens a page and waits until the worker has filled its cache. */
async function visitAndCache(page: Page, path: string) {
	await visit(page, path);
	await expect.poll(() => workerState(page)).toBe("activated");
}

/** The worker's own requests. */
function workerRequests(context: BrowserContext): string[] {
	const requested: string[] = [];
	context.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.serviceWorker() || pathname === "/service-worker.js") requested.push(pathname);
	});
	return requested;
}

test.describe("the offline page", () => {
	test(
		"has the code, the numbers, the branches and the advice, is not for the index, and is led to from the foot of every page",
		FULL,
		async ({ page }) => {
			await page.goto("/offline");
			await expect(page.getByRole("main").locator('a[href="tel:*277%23"]')).toBeVisible();
			await expect(page.getByRole("main").locator('a[href="tel:0800000000"]').first()).toBeVisible();
			await expect(page.getByRole("main").locator('a[href^="https://wa.me/"]')).toBeVisible();
			await expect(page.getByRole("link", { name: "+233 30 000 0107" })).toHaveAttribute("href", /^tel:/);
			await expect(page.getByRole("main")).toContainText("Kumasi Suame Branch");
			await expect(page.getByRole("main")).toContainText("Monday to Friday, 08:00 to 17:00");
			await expect(page.getByRole("main")).toContainText("A one-time code (OTP)");
			await expect(lost(page)).toBeHidden();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
			expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/offline");
			expect(await violationsOf(page)).toEqual([]);

			await test.step("the foot leads to it", async () => {
				await page.goto("/faqs");
				await page.getByRole("contentinfo").getByRole("link", { name: "Without Internet" }).click();
				await expect(heading(page)).toHaveText("Without internet");
			});
		},
	);
});

test.describe("a visitor whose browser has the worker", () => {
	test.use({ serviceWorkers: "allow" });

	test("gets the offline page, the map, the USSD guide and the advice without internet, in place of a page that does not come", async ({
		page,
		context,
	}) => {
		await visitAndCache(page, "/about");
		await context.setOffline(true);

		await test.step("the offline page, with its looks, comes in place of another page", async () => {
			await page.goto("/faqs");
			await expect(heading(page)).toHaveText("Without internet");
			await expect(lost(page)).toBeVisible();
			await expect(page).toHaveURL(/\/faqs$/);
			await expect(page.getByRole("main").locator('a[href="tel:*277%23"]')).toBeVisible();
			await expect(page.getByRole("main").locator('a[href="tel:0800000000"]').first()).toBeVisible();
			await expect(heading(page)).toHaveCSS("color", "rgb(255, 255, 255)");
			expect(await page.evaluate(() => document.fonts.check("16px figtree"))).toBe(true);
			expect(await page.evaluate(() => document.scripts.length)).toBe(0);
			expect(await violationsOf(page)).toEqual([]);
		});

		await test.step("the drawn map shows where the branches are", async () => {
			await page.goto("/locator");
			const map = page.getByRole("img", { name: "Drawn map of Ghana with our branches" });
			await map.scrollIntoViewIfNeeded();
			await expect
				.poll(() => map.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth))
				.toBeGreaterThan(0);
		});

		await test.step("the USSD guide and the advice have nothing on them that does nothing", async () => {
			await page.goto("/ussd");
			await expect(heading(page)).toHaveText("*277# Step by Step");
			await page.locator("summary", { hasText: "Check your balance" }).click();
			await expect(page.getByText("Type 1", { exact: false }).first()).toBeVisible();
			await expect(page.getByRole("button", { name: "Copy" })).toBeHidden();
			await expect(page.getByText("The practice phone needs JavaScript.")).toBeVisible();
			await page.goto("/security");
			await expect(heading(page)).toHaveText("Is This Really Us?");
			await page.getByRole("link", { name: "All security notices" }).click();
			await expect(lost(page)).toBeVisible();
			await expect(page).toHaveURL(/\/notices\?category=security$/);
		});

		await test.step("the page comes when the internet is back", async () => {
			await page.goto("/faqs");
			await expect(lost(page)).toBeVisible();
			await context.setOffline(false);
			await page.getByRole("link", { name: "Try again" }).click();
			await expect(heading(page)).toHaveText("Frequently Asked Questions");
		});

		await test.step("Back from it, where a tab led, shows the page that was left", async () => {
			await visit(page, "/news");
			const title = await heading(page).textContent();
			await context.setOffline(true);
			await page.getByRole("main").getByRole("link", { name: "Gallery" }).first().click();
			await expect(lost(page)).toBeVisible();
			await context.setOffline(false);
			await page.goBack();
			await expect(page).toHaveURL("/news");
			await expect(heading(page)).toHaveText(title ?? "");
		});
	});

	test(
		"pays little for it, and nothing before the page is there; neither forms nor visited pages are stored",
		FULL,
		async ({ page, context }) => {
			const requested = workerRequests(context);
			let isLoaded = false;
			page.on("load", () => {
				isLoaded = true;
			});
			const early: string[] = [];
			context.on("request", (request) => {
				if (!isLoaded && (request.serviceWorker() || request.url().endsWith("/service-worker.js")))
					early.push(request.url());
			});
			await visitAndCache(page, "/about");
			expect(early).toEqual([]);
			expect(requested).toContain("/service-worker.js");
			expect(requested).toContain("/offline");
			let bytes = 0;
			for (const path of new Set(requested)) {
				const body = await (await page.request.get(path)).body();
				bytes += path.endsWith(".woff2") ? body.length : gzipSync(body).length;
			}
			test.info().annotations.push({ type: "bytes", description: String(bytes) });
			expect(bytes).toBeLessThan(KEPT_MAX_BYTES);

			await test.step("neither forms nor visited pages are stored", async () => {
				const before = await cachedUrls(page);
				for (const path of ["/", "/contact", "/careers/1", "/notices/1", "/api/branches"])
					await page.goto(path);
				const sent = await page.request.post("/api/contact", {
					form: { ...ENQUIRY_FIELDS },
					maxRedirects: 0,
				});
				const reply = sent.headers().location ?? "";
				expect(reply).toContain("/reply/");
				const response = await page.goto(reply);
				expect(response?.fromServiceWorker(), "the worker has not seen the reply").toBe(false);
				expect(await cachedUrls(page)).toEqual(before);
				expect(before).toContainEqual(expect.stringMatching(/\/logo\.\S+\.svg\?kept$/));
				expect(before.filter((path) => !/^\/(_next\/static|images)\//.test(path)).sort()).toEqual([
					"/kept-at",
					"/offline",
					"/security",
					"/ussd",
				]);
			});
		},
	);
});

test.describe("a visitor who saves data", () => {
	test.use({ serviceWorkers: "allow" });

	test("has no worker under the browser's data saver", async ({ page, context }) => {
		const requested = workerRequests(context);
		await page.addInitScript(() => {
			Object.defineProperty(navigator, "connection", { value: { saveData: true } });
		});
		await visit(page, "/about");
		await settled(page);
		expect(await workerState(page)).toBe("no worker");
		expect(requested).toEqual([]);
	});

	test(
		"loses worker and copies when 'Use less data' is pressed, and has them again after",
		FULL,
		async ({ page }) => {
			await visitAndCache(page, "/about");
			const button = page.getByRole("button", { name: "Use less data" });
			await button.click();
			await expect.poll(() => workerState(page)).toBe("no worker");
			await expect.poll(() => cachedUrls(page)).toEqual([]);
			await page.goto("/faqs");
			await interactive(page);
			// The browser removes a worker only after the last page that it controls.
			await expect.poll(() => workerState(page)).toBe("no worker");
			await button.click();
			await expect.poll(() => workerState(page)).toBe("activated");
		},
	);
});

test.describe("an operator of the site", () => {
	test.use({ serviceWorkers: "allow" });
	const on = duringTests(() => startSite({ API_BASE_URL: "" }));
	const off = duringTests(() => startSite({ API_BASE_URL: "", SERVICE_WORKER: "off" }));
	let target: Site;
	/** What a proxy between visitor and site does to the worker's source. */
	let rewrite = (text: string) => text;

	const front = duringTests(() => {
		const proxy = createServer((incoming, outgoing) => {
			const headers = { ...incoming.headers, "accept-encoding": "identity", "if-none-match": "" };
			const passed = forward(target.url + incoming.url, { method: incoming.method, headers }, (response) => {
				outgoing.writeHead(response.statusCode ?? 502, response.headers);
				if (incoming.url !== "/service-worker.js") response.pipe(outgoing);
				else void response.toArray().then((parts) => outgoing.end(rewrite(Buffer.concat(parts).toString())));
			});
			passed.on("error", () => outgoing.destroy());
			incoming.pipe(passed);
		});
		return listen(proxy, { host: "localhost" });
	});
	const url = (path: string) => front.url + path;

	test(
		"reaches a browser by the worker's own file though its pages are old ones, and switches it off",
		FULL,
		async ({ page }) => {
			target = on;
			await visitAndCache(page, url("/about"));
			await test.step("the worker's own file ends it, though the pages are old ones", async () => {
				const farewell = await (await fetch(`${off.url}/service-worker.js`)).text();
				rewrite = () => farewell;
				await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
				await expect.poll(() => workerState(page)).toBe("no worker");
				expect(await cachedUrls(page)).toEqual([]);
				rewrite = (text) => text;
			});

			await test.step("where it is off, worker and copies go, and nobody gets it again", async () => {
				await visitAndCache(page, url("/about"));
				expect(await cachedUrls(page)).toContain("/offline");
				target = off;
				await page.goto(url("/faqs"));
				await expect.poll(() => workerState(page)).toBe("no worker");
				await expect.poll(() => cachedUrls(page)).toEqual([]);
				await page.goto(url("/about"));
				await settled(page);
				expect(await workerState(page)).toBe("no worker");
			});
		},
	);

	test("finds the worker's file with the site's headers, never cached without revalidation", async ({
		request,
	}) => {
		for (const site of [on, off]) {
			const response = await request.get(`${site.url}/service-worker.js`);
			expect(response.status()).toBe(200);
			expect(response.headers()).toMatchObject({
				"content-type": "text/javascript; charset=utf-8",
				"cache-control": "no-cache",
				"x-content-type-options": "nosniff",
			});
			const etag = response.headers().etag ?? "";
			const again = await request.get(`${site.url}/service-worker.js`, {
				headers: { "if-none-match": etag },
			});
			expect(again.status()).toBe(304);
		}
		const page = await request.get(`${on.url}/`);
		expect(page.headers()["content-security-policy"]).toContain("worker-src 'self';");
	});
});
