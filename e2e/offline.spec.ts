import { createServer, request as forward } from "node:http";
import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { violationsOf } from "./support/axe.ts";
import { duringTests } from "./support/during-tests.ts";
import { listen } from "./support/listen.ts";
import { type Site, startSite } from "./support/site.ts";
import { FULL, interactive, settled, visit } from "./support/visitor.ts";

/** The limit for the worker and all that it fetches, in bytes, compressed as this server does it. */
const MAX_BYTES = 5_000;

const lost = (page: Page) => page.getByText("We could not load the page that you asked for");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const workerState = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? "no worker");

/** Opens a page that has the worker installed, and waits for it. */
async function visitAndInstall(page: Page, path: string) {
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

test(
	"the offline page has the code, the numbers, the branches and the advice, is not for the index, and is led to from the foot of every page",
	FULL,
	async ({ page }) => {
		await page.goto("/offline");
		await expect(page.getByRole("main").locator('a[href="tel:*277%23"]')).toBeVisible();
		await expect(page.getByRole("main").locator('a[href="tel:0800000000"]').first()).toBeVisible();
		await expect(page.getByRole("main").locator('a[href^="https://wa.me/"]')).toBeVisible();
		await expect(page.getByRole("link", { name: "+233 30 000 0107" })).toHaveAttribute("href", /^tel:/);
		await expect(page.getByRole("main")).toContainText("Kumasi Suame Branch");
		await expect(page.getByRole("main")).toContainText("Monday to Friday, 08:00 to 17:00");
		await expect(page.getByRole("main")).toContainText(/Wa Branch.*Closed until Tuesday 1.June 2027/s);
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

test.describe("a visitor whose browser has the worker", () => {
	test.use({ serviceWorkers: "allow" });

	test("gets the offline page in place of a page that does not come, until the internet is back", async ({
		page,
		context,
	}) => {
		await visitAndInstall(page, "/help");
		await context.setOffline(true);

		await test.step("it has the code and the numbers, under the URL that was asked for", async () => {
			await page.goto("/faqs");
			await expect(heading(page)).toHaveText("Without internet");
			await expect(lost(page)).toBeVisible();
			await expect(page).toHaveURL(/\/faqs$/);
			await expect(page.locator('a[href="tel:*277%23"]').first()).toBeVisible();
			await expect(page.locator('a[href="tel:0800000000"]')).toBeVisible();
			await expect(
				page.getByRole("listitem").filter({ hasText: "Kumasi Suame" }).getByRole("link"),
			).toHaveAttribute("href", /^tel:/);
			expect(await page.evaluate(() => document.scripts.length)).toBe(0);
			expect(await violationsOf(page)).toEqual([]);
		});

		await test.step("the page comes when the internet is back", async () => {
			await context.setOffline(false);
			await page.getByRole("link", { name: "Try again" }).click();
			await expect(heading(page)).toHaveText("Frequently Asked Questions");
		});
	});

	test("has it from the third page on, pays little for it and nothing for a release that changes nothing, and stores no page", async ({
		page,
		context,
	}) => {
		const requested = workerRequests(context);
		for (const path of ["/faqs", "/about"]) {
			await visit(page, path);
			await settled(page);
		}
		expect(requested).toEqual([]);
		await visitAndInstall(page, "/rates");
		await expect.poll(() => requested).toEqual(["/service-worker.js"]);
		const worker = await page.request.get("/service-worker.js");
		expect(gzipSync(await worker.body()).length).toBeLessThan(MAX_BYTES);
		const { etag = "" } = worker.headers();
		const again = await page.request.get("/service-worker.js", { headers: { "if-none-match": etag } });
		expect(again.status()).toBe(304);
		await page.goto("/contact");
		const sent = await page.request.post("/api/contact", { form: { ...ENQUIRY_FIELDS }, maxRedirects: 0 });
		const reply = sent.headers().location ?? "";
		expect(reply).toContain("/reply/");
		const response = await page.goto(reply);
		expect(response?.fromServiceWorker(), "the worker has not seen the reply").toBe(false);
		expect(await page.evaluate(() => caches.keys())).toEqual([]);
	});
});

test.describe("a visitor who saves data or has a slow line", () => {
	test.use({ serviceWorkers: "allow" });

	for (const [line, connection] of [
		["under the browser's data saver", { saveData: true, effectiveType: "4g" }],
		["on a slow line", { effectiveType: "3g" }],
	] as const)
		test(`has no worker ${line}`, async ({ page, context }) => {
			const requested = workerRequests(context);
			await page.addInitScript((value) => {
				Object.defineProperty(navigator, "connection", { value });
			}, connection);
			await visit(page, "/ussd");
			await settled(page);
			expect(await workerState(page)).toBe("no worker");
			expect(requested).toEqual([]);
		});

	test("loses the worker when 'Use less data' is pressed, and has it again after", FULL, async ({ page }) => {
		await visitAndInstall(page, "/security");
		const button = page.getByRole("button", { name: "Use less data" });
		await button.click();
		await expect.poll(() => workerState(page)).toBe("no worker");
		await page.goto("/ussd");
		await interactive(page);
		// The browser removes a worker only after the last page that it controls.
		await expect.poll(() => workerState(page)).toBe("no worker");
		await button.click();
		await expect.poll(() => workerState(page)).toBe("activated");
	});
});

test.describe("an operator of the site", () => {
	test.use({ serviceWorkers: "allow" });
	const on = duringTests(() => startSite({ API_BASE_URL: "" }));
	const off = duringTests(() => startSite({ API_BASE_URL: "", SERVICE_WORKER: "off" }));
	let target: Site;
	/** The change that a proxy between visitor and site makes to the worker's source. */
	let rewrite = (text: string) => text;

	const front = duringTests(() => {
		const proxy = createServer((incoming, outgoing) => {
			const headers = { ...incoming.headers, "accept-encoding": "identity", "if-none-match": "" };
			const passed = forward(target.url + incoming.url, { method: incoming.method, headers }, (response) => {
				const { "content-length": length, ...kept } = response.headers;
				const isRewritten = incoming.url === "/service-worker.js";
				outgoing.writeHead(response.statusCode ?? 502, isRewritten ? kept : response.headers);
				if (!isRewritten) response.pipe(outgoing);
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
			await visitAndInstall(page, url("/help"));
			await test.step("the worker's own file ends it, though the pages are old ones", async () => {
				const selfDestroying = await (await fetch(`${off.url}/service-worker.js`)).text();
				rewrite = () => selfDestroying;
				await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
				await expect.poll(() => workerState(page)).toBe("no worker");
				rewrite = (text) => text;
			});

			await test.step("where it is off, the worker goes, and nobody gets it again", async () => {
				await visitAndInstall(page, url("/help"));
				target = off;
				await page.goto(url("/ussd"));
				await expect.poll(() => workerState(page)).toBe("no worker");
				await page.goto(url("/security"));
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
		}
		const page = await request.get(`${on.url}/`);
		expect(page.headers()["content-security-policy"]).toContain("worker-src 'self';");
	});
});
