import { chromium, expect, type Locator, type Page, test } from "@playwright/test";
import { fullBrowser } from "./support/browser.ts";
import { slowLine } from "./support/listen.ts";
import {
	claimOffline,
	FULL,
	holdFiles,
	interactive,
	refuseCookies,
	settled,
	started,
	stopClock,
	visit,
} from "./support/visitor.ts";

test.use({ viewport: { width: 360, height: 800 } });

/** The names of the scripts that the loader fetches, in the order of their requests. */
function requestedScripts(page: Page): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		const [, name] = /\/islands\/(.*)/.exec(request.url()) ?? [];
		if (name?.endsWith(".js")) scripts.push(name);
	});
	return scripts;
}

const LOADER = /\/loader-\w+\.js$/;

/** Its first picture is part of loading it; those of a phone's home page are not. */
const PAGE_WITH_PICTURE = "/news/11";
/** Holds back the page's pictures, so that it never finishes loading. */
const holdPictures = (page: Page) => page.route(/\/_next\/image/, () => {});

const offers = (page: Page) => page.getByRole("complementary", { name: "Offers" });

test("a page of text fetches its own small script before it is used, and React only for the search", async ({
	page,
}) => {
	const scripts = requestedScripts(page);
	await visit(page, "/faqs");
	expect(scripts.filter((name) => /^(?:react|slider|menus)-/.test(name))).toEqual([]);
	expect(scripts.some((name) => name.startsWith("page-"))).toBe(true);
	await offers(page).getByRole("button", { name: "Next slide" }).click();
	await expect(offers(page).getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "true");
	expect(scripts.some((name) => name.startsWith("react-"))).toBe(false);
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole("link", { name: "Search", exact: true }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(scripts.some((name) => name.startsWith("react-"))).toBe(true);
});

for (const [path, field] of [
	["/contact", "Name"],
	["/complaints", "Name"],
	["/careers/1", "Name"],
	["/can-i-borrow", "How much do you need"],
	["/tools/loan-cost", "Months"],
	["/security", "Paste the whole message"],
] as const)
	test(`${path}: the form's script comes once a visitor uses it, by touch, keyboard, voice or autofill`, async ({
		page,
	}) => {
		const scripts = requestedScripts(page);
		const forms = () => scripts.filter((name) => /^react-|-form-|^borrow-|^loan-/.test(name));
		const input = page.getByRole("main").getByLabel(field).first();
		await visit(page, path);
		await input.scrollIntoViewIfNeeded();
		await settled(page);
		expect(forms(), "near the screen").toEqual([]);
		// The events of a finger that scrolls the page.
		await input.dispatchEvent("pointerdown", { pointerType: "touch" });
		await settled(page);
		expect(forms(), "under a finger").toEqual([]);
		// The events of browsers, password managers and voice control, without any touch.
		await input.evaluate((filled: HTMLInputElement | HTMLTextAreaElement) => {
			filled.value = "12";
			filled.dispatchEvent(new Event("input", { bubbles: true }));
		});
		await expect.poll(() => forms().length).toBeGreaterThan(0);
		await interactive(page);
		await expect(input).toHaveValue("12");
	});

test("a link in a form is followed at once, without the form's script", async ({ page }) => {
	await page.clock.install();
	await page.route(/\/islands\/react-/, () => {});
	await visit(page, "/tools/loan-cost");
	// A link that is held would be held for ever.
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole("link", { name: /GHS.5,000 over 12/ }).click();
	await expect(page).toHaveURL(/amount=5000/);
});

test("a first visit on a phone fetches no script of a page of text until it is used", async ({ page }) => {
	const scripts = requestedScripts(page);
	await page.goto("/faqs");
	await interactive(page);
	expect(scripts).toEqual([]);
	await page.getByRole("button", { name: "Reject Non-Essential" }).click();
	await expect(page.getByRole("button", { name: "Reject Non-Essential" })).toHaveCount(0);
	expect(scripts.some((name) => name.startsWith("page-"))).toBe(true);
	expect(scripts.some((name) => name.startsWith("react-"))).toBe(false);
});

test("a tap on a link to another page leaves the line to that page", async ({ page }) => {
	const scripts = requestedScripts(page);
	await page.goto("/faqs");
	await page.getByRole("main").locator("a[href='/contact']").first().dispatchEvent("pointerdown");
	await settled(page);
	expect(scripts).toEqual([]);
	await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerdown");
	await expect.poll(() => scripts.some((name) => name.startsWith("page-"))).toBe(true);
});

for (const [path, task] of [
	["/faqs#lost-phone", "opens what the URL names"],
	["/notices?q=PIN", "shows another view of a list in place"],
] as const)
	test(`${path}: the script that ${task} comes before the page is used`, async ({ page }) => {
		const scripts = requestedScripts(page);
		await page.goto(path);
		await interactive(page);
		expect(scripts.some((name) => name.startsWith("page-"))).toBe(true);
	});

test("on a slow line a page fetches its script only when it is used", async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g", saveData: false } }),
	);
	const scripts = requestedScripts(page);
	await visit(page, "/faqs");
	expect(scripts).toEqual([]);
	// The event that a browser sends by itself for a pointer that rests where the page appears.
	await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
	await settled(page);
	expect(scripts).toEqual([]);
	await page.keyboard.press("Tab");
	await expect.poll(() => scripts.some((name) => name.startsWith("page-"))).toBe(true);
	expect(scripts.some((name) => name.startsWith("react-"))).toBe(false);
});

test("a touch starts what it reaches before the page has loaded", async ({ page }) => {
	await holdPictures(page);
	const scripts = requestedScripts(page);
	await page.goto(PAGE_WITH_PICTURE, { waitUntil: "domcontentloaded" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(scripts).toEqual([]);
	await offers(page).getByRole("button", { name: "Next slide" }).click();
	await expect(offers(page).getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "true");
});

test("an early click shows that it waits, and takes effect once the code is there", async ({ page }) => {
	const release = await holdFiles(page, /\/slider-\w+\.js$/);
	await visit(page, "/faqs");
	const next = offers(page).getByRole("button", { name: "Next slide" });
	await next.click();
	await expect(next).toHaveAttribute("aria-busy", "true");
	release();
	await expect(offers(page).getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "true");
	await expect(next).not.toHaveAttribute("aria-busy");
});

test("of presses while a dialog is loading, the last opens it, once", async ({ page }) => {
	await page.clock.install();
	const release = await holdFiles(page, /\/lightbox-[A-Z0-9]+\.js$/);
	await visit(page, "/news?tab=gallery");
	const pictures = page.getByRole("main").locator("a[data-picture]");
	await stopClock(page);
	await pictures.nth(0).click();
	await expect(pictures.nth(0)).toHaveAttribute("aria-busy", "true");
	await pictures.nth(0).click();
	await pictures.nth(1).click();
	release();
	await page.clock.resume();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("Image 2 of");
	await expect(dialog).toHaveCount(1);
});

test("visitors press and change things before the loader comes, which take effect, and follow links", async ({
	page,
}) => {
	const release = await holdFiles(page, LOADER);
	await page.goto("/tools/loan-cost", { waitUntil: "commit" });
	await page.getByLabel("Amount of the loan").fill("5000");
	await page.getByLabel("Months").fill("12");
	await page.getByLabel("Interest in % per year").fill("36");
	const reject = page.getByRole("button", { name: "Reject Non-Essential" });
	await reject.click();
	await expect(reject).toHaveAttribute("aria-busy", "true");
	release();
	await expect(reject).toBeHidden();
	await expect(page.getByRole("region", { name: "Result" })).toContainText(/You pay each month\s*GHS 566.67/);
	await page.unrouteAll();
	await holdFiles(page, LOADER);
	await page.goto("/faqs", { waitUntil: "commit" });
	await page.getByRole("main").getByRole("link", { name: "Contact" }).first().click();
	await expect(page).toHaveURL(/\/contact/);
});

for (const [next, goOn] of [
	["a field", (page: Page) => page.getByLabel("Name").focus()],
	["a press", (page: Page) => page.getByRole("button", { name: "Use less data" }).click()],
] as const)
	test(`a menu that was pressed before the loader came gives way to ${next}`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		const release = await holdFiles(page, LOADER);
		await page.goto("/contact", { waitUntil: "commit" });
		const opener = page.getByRole("button", { name: "Products menu" });
		// A pointer would open it by lying on it.
		await opener.press("Enter");
		await expect(opener).toHaveAttribute("aria-busy", "true");
		await goOn(page);
		release();
		await settled(page);
		await expect(opener).not.toHaveAttribute("aria-busy");
		await expect(page.locator("#mega-menu")).toBeHidden();
	});

test("a link that waits for its code gives way to the link that is followed next", async ({ page }) => {
	await page.clock.install();
	const release = await holdFiles(page, /\/document-view-\w+\.js$/);
	await visit(page, "/notices/1");
	await stopClock(page);
	// The next page is loading.
	await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
	await page.getByRole("link", { name: "View Attached Document" }).click();
	await page.getByRole("link", { name: "FAQs" }).first().click();
	await page.clock.runFor(6_000);
	release();
	await settled(page);
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page).toHaveURL(/\/notices\/1$/);
});

test("a dialog whose code is loading gives way to what visitors do next", async ({ page }) => {
	await page.setViewportSize({ width: 1000, height: 800 });
	await page.clock.install();
	const release = await holdFiles(page, /\/search-opener-\w+\.js$/);
	await page.goto("/faqs");
	await interactive(page);
	const opener = page.getByRole("link", { name: "Search", exact: true });
	await stopClock(page);
	for (const goOn of [
		() => page.keyboard.press("Escape"),
		() => page.getByRole("main").locator("summary").first().click(),
		() => page.getByRole("button", { name: "Products menu" }).click(),
		() => page.getByRole("button", { name: "Reject Non-Essential" }).click(),
	]) {
		await opener.click();
		await expect(opener).toHaveAttribute("aria-busy", "true");
		await goOn();
		await expect(opener).not.toHaveAttribute("aria-busy");
	}
	release();
	await page.clock.resume();
	await settled(page);
	await expect(page.getByRole("dialog")).toBeHidden();
	await opener.click();
	await expect(page.getByRole("dialog")).toBeVisible();
});

test("a picture whose code is loading gives way to Back within the page", async ({ page }) => {
	await page.clock.install();
	const release = await holdFiles(page, /\/lightbox-opener-\w+\.js$/);
	await visit(page, "/news");
	await page.getByRole("link", { name: "Gallery" }).click();
	const picture = page.getByRole("main").locator("a[data-picture]").first();
	await expect(picture).toBeVisible();
	await stopClock(page);
	await picture.click();
	await expect(picture).toHaveAttribute("aria-busy", "true");
	await page.goBack();
	await expect(picture).toHaveCount(0);
	release();
	await page.clock.resume();
	await settled(page);
	await expect(page).toHaveURL("/news");
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("a press that waits for its code gives way to the field that is used next", async ({ page }) => {
	await page.setViewportSize({ width: 1000, height: 800 });
	await page.clock.install();
	const release = await holdFiles(page, /\/search-opener-\w+\.js$/);
	await page.goto("/contact");
	await interactive(page);
	await stopClock(page);
	const opener = page.getByRole("link", { name: "Search", exact: true });
	await opener.click();
	await expect(opener).toHaveAttribute("aria-busy", "true");
	await page.getByLabel("Name").pressSequentially("Ama");
	await expect(opener).not.toHaveAttribute("aria-busy");
	release();
	await page.clock.resume();
	await settled(page);
	await page.keyboard.type(" Mensah");
	await expect(page.getByLabel("Name")).toHaveValue("Ama Mensah");
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("a link whose code never comes leads on, even after other clicks", async ({ page }) => {
	await page.clock.install();
	await page.route(/\/document-view-\w+\.js$/, () => {});
	await visit(page, "/notices/1");
	const link = page.getByRole("link", { name: "View Attached Document" });
	const followed = page.waitForRequest(`**${await link.getAttribute("href")}`);
	await link.click();
	await page.getByRole("heading", { level: 1 }).click();
	await page.clock.runFor(6_000);
	await followed;
});

test("a touch while the page is still arriving starts all of it once it is there", async ({
	page,
	baseURL,
}) => {
	const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
	await using line = await slowLine(
		baseURL,
		"/about",
		(html) => html.indexOf("</header>"),
		() => rest,
	);
	await page.goto(`${line.url}/about`, { waitUntil: "commit" });
	await page.locator("header summary").filter({ hasText: "Menu" }).click();
	expect(await page.evaluate(() => document.readyState)).toBe("loading");
	sendRest();
	await interactive(page);
});

test("a picture that never comes keeps the scripts away for ten seconds at most", FULL, async ({ page }) => {
	await page.clock.install();
	await holdPictures(page);
	const scripts = requestedScripts(page);
	await page.goto("/careers", { waitUntil: "domcontentloaded" });
	await page.clock.runFor(9_000);
	expect(scripts).toEqual([]);
	await page.clock.runFor(3_500);
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the pictures of a slider's other slides wait until it is used", async ({ page }) => {
	const pictures: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "image") pictures.push(decodeURIComponent(request.url()));
	});
	const second = () => pictures.filter((url) => url.includes("mmofra-daakye.webp"));
	await visit(page, "/faqs");
	await offers(page).scrollIntoViewIfNeeded();
	await expect.poll(() => pictures.some((url) => url.includes("susu-nkosuo.webp"))).toBe(true);
	expect(second()).toEqual([]);
	await offers(page).getByRole("button", { name: "Next slide" }).click();
	await expect.poll(second).not.toEqual([]);
});

/** The scripts that the page tells the site have failed. */
function failuresReported(page: Page): unknown[] {
	const reports: unknown[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/vitals")) reports.push(request.postDataJSON());
	});
	return reports;
}

/** As in a browser that lacks what the calculators call to render an amount. */
const amountsFail = () =>
	void Object.defineProperty(Number.prototype, "toFixed", {
		get: () => {
			throw new TypeError("toFixed is not a function");
		},
	});

test("an island that throws as it starts shows the server's HTML again, which works, and is counted", async ({
	page,
}) => {
	await page.addInitScript(amountsFail);
	const reports = failuresReported(page);
	await refuseCookies(page);
	// On a phone the form of a finished answer is folded.
	await page.setViewportSize({ width: 1_280, height: 800 });
	await page.goto("/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2");
	const amount = page.getByLabel("Amount of the loan");
	await amount.press("End");
	await page.keyboard.type("0");
	await expect.poll(() => reports).toEqual([{ island: "loan-cost", reason: "start" }]);
	await expect(page.getByRole("region", { name: "Result" })).toContainText("GHS 566.67");
	await expect(amount).toBeFocused();
	await page.keyboard.type("0");
	await expect(amount).toHaveValue("500000");
	await page.getByRole("button", { name: "Work it out" }).click();
	await expect(page).toHaveURL(/amount=500000/);
	await expect(page.getByRole("region", { name: "Result" })).toContainText("GHS 56,666.67");
});

test("an island that throws later shows the server's HTML again, with what was typed, and is counted", async ({
	page,
}) => {
	const reports = failuresReported(page);
	await visit(page, "/tools/loan-cost");
	await started(page.getByLabel("Months"));
	await page.evaluate(amountsFail);
	for (const [label, typed] of [
		["Months", "12"],
		["Interest in % per year", "36"],
		["Amount of the loan", "6000"],
	] as const)
		await page.getByLabel(label).pressSequentially(typed);
	await expect.poll(() => reports).toEqual([{ island: "loan-cost", reason: "render" }]);
	await expect(page.getByLabel("Months")).toHaveValue("12");
	await page.getByRole("button", { name: "Work it out" }).click();
	await expect(page.getByRole("region", { name: "Result" })).toContainText("GHS 680.00");
});

/** As password managers do: an element of their own beside a field. */
const addBeside = (field: Locator) =>
	field.evaluate((element) => element.after(document.createElement("com-password-manager")));

test("visitors keep what they typed when a password manager adds something beside a field", async ({
	page,
}) => {
	const codeArrives = await holdFiles(page, "**/islands/application-form-*.js");
	await page.goto("/careers/1");
	const name = page.getByRole("textbox", { name: "Name" });
	await name.pressSequentially("Ama Mensah");
	await name.press("Home");
	await addBeside(name);
	await page.getByLabel("Your CV").setInputFiles("lib/submissions/cv/samples/reportlab.pdf");
	await name.focus();
	codeArrives();
	await expect(page.locator("com-password-manager")).toHaveCount(0);
	await expect(name).toBeFocused();
	await page.keyboard.type("Dr ");
	await expect(name).toHaveValue("Dr Ama Mensah");
	await expect(page.getByRole("main")).toContainText("reportlab.pdf");
	await page.goto("/faqs");
	await page.goto("/careers/1");
	await expect(name).toHaveValue("Dr Ama Mensah");
});

test("visitors keep what they chose when a password manager adds something beside it", async ({ page }) => {
	const codeArrives = await holdFiles(page, "**/islands/borrow-check-*.js");
	await page.goto("/can-i-borrow");
	const choice = page.getByRole("radio").nth(2);
	await choice.check();
	await addBeside(choice);
	await page.getByLabel("How much do you need").fill("800");
	codeArrives();
	await expect(page.locator("com-password-manager")).toHaveCount(0);
	await expect(choice).toBeChecked();
	await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
	await expect(page.getByLabel("How much do you need")).toHaveValue("800");
});

test("an error that a script throws at a press is counted once", async ({ page }) => {
	const reports = failuresReported(page);
	await visit(page, "/faqs");
	await page.evaluate(() => {
		window.print = () => {
			throw new TypeError("print is not a function");
		};
	});
	await page.evaluate(() => {
		const button = document.createElement("button");
		Object.assign(button, { type: "button", textContent: "Print" });
		button.dataset.pageControl = "";
		button.dataset.print = "";
		document.querySelector("main")?.append(button);
	});
	for (let press = 0; press < 2; press++) await page.getByRole("button", { name: "Print" }).click();
	await expect.poll(() => reports).toEqual([{ island: "page", reason: "error" }]);
});

for (const [path, filled, answer] of [
	["/security", ["Paste the whole message"], "We found nothing to check"],
	["/tools/susu", ["Contribution", "Days"], "GHS"],
] as const) {
	test(`${path}: a form that is sent offline before its code has come stays as it was filled in`, async ({
		page,
		context,
	}) => {
		await visit(page, path);
		await context.setOffline(true);
		const form = page.getByRole("main").locator("form").first();
		for (const label of filled) await form.getByLabel(label).fill("30");
		await form.getByRole("button").click();
		await expect(form.getByRole("alert")).toContainText("Your browser says that you are offline");
		await expect(form.getByRole("alert")).toBeFocused();
		for (const label of filled) await expect(form.getByLabel(label)).toHaveValue("30");
	});

	test(`${path}: in a browser that wrongly says it is offline, a second press within a minute sends the form`, async ({
		page,
	}) => {
		await claimOffline(page);
		await page.clock.install();
		await page.route(/\/islands\/(?:posted-form|susu)-/, () => {});
		await visit(page, path);
		const form = page.getByRole("main").locator("form").first();
		const send = form.getByRole("button");
		for (const label of filled) await form.getByLabel(label).fill("30");
		for (const _ of ["the first", "one that comes later"]) {
			await page.clock.fastForward(61_000);
			await send.click();
			await expect(form.getByRole("alert")).toContainText("If you are connected, send it again");
		}
		await send.click();
		await expect(page.getByRole("main")).toContainText(answer);
	});
}

test("a page works where storage is blocked", async ({ page }) => {
	const errors: Error[] = [];
	page.on("pageerror", (error) => errors.push(error));
	await page.addInitScript(() =>
		Object.defineProperty(window, "sessionStorage", {
			get: () => {
				throw new DOMException("The user denied it", "SecurityError");
			},
		}),
	);
	await visit(page, "/contact");
	await page.getByRole("textbox", { name: "Name" }).pressSequentially("Ama");
	await settled(page);
	expect(errors).toEqual([]);
});

test("a script that is none of the site's does not run", async ({ page, baseURL }) => {
	const refused: string[] = [];
	page.on("console", (message) => {
		if (message.text().includes("Content Security Policy")) refused.push(message.text());
	});
	await page.route(`${baseURL}/faqs`, async (route) => {
		const fetched = await route.fetch();
		const foreign =
			"<script>window.isForeign=true</script><script type=module>window.isForeign=true</script>";
		await route.fulfill({
			response: fetched,
			body: (await fetched.text()).replace("<main", `${foreign}<main`),
		});
	});
	await visit(page, "/faqs");
	expect(await page.evaluate(() => "isForeign" in window)).toBe(false);
	expect(refused.length).toBe(2);
});

/** Does something in a browser that keeps pages that are left, which Playwright switches off. */
async function withBackForwardCache(visitIn: (page: Page) => Promise<void>) {
	test.skip(!fullBrowser(), "needs Chromium itself: its headless shell has no back-forward cache");
	const browser = await chromium.launch({
		executablePath: fullBrowser(),
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
		args: ["--no-sandbox", "--disable-gpu"],
	});
	try {
		await visitIn(await browser.newPage({ viewport: { width: 1280, height: 900 } }));
	} finally {
		await browser.close();
	}
}

const noteReturn = (page: Page) =>
	page.evaluate(() => {
		addEventListener("pageshow", ({ persisted }) => {
			document.documentElement.dataset.restored = String(persisted);
		});
	});

test("a page restored by Back is as it was left, with its menus closed", async ({ baseURL }) => {
	await withBackForwardCache(async (page) => {
		await page.goto(`${baseURL}/contact`);
		await page.locator("html[data-islands=ready]").waitFor({ state: "attached" });
		await page.getByLabel("Name").fill("Ama Mensah");
		await noteReturn(page);
		await page.getByRole("button", { name: "Products menu" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.locator("#mega-menu")).toBeVisible();
		await page.evaluate(() => location.assign("/faqs"));
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Questions");
		await page.goBack({ waitUntil: "commit" });
		await expect(page.locator("html")).toHaveAttribute("data-restored", "true");
		await expect(page.locator("#mega-menu")).toBeHidden();
		await expect(page.getByLabel("Name")).toHaveValue("Ama Mensah");
	});
});
