import { expect, test } from "@playwright/test";
import { fillEnquiry, holdFiles, REFERENCE, refuseCookies, visit } from "./support/visitor.ts";

/** Takes away what Chrome 90, Safari 15 and Firefox 90 lack: such browsers are hard to come by. */
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		for (const list of [Array, String, Object.getPrototypeOf(Int8Array)]) delete list.prototype.at;
		const missing: [object, string[]][] = [
			[Array.prototype, ["findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with"]],
			[Object, ["hasOwn", "groupBy"]],
			[Promise, ["withResolvers", "try"]],
			[HTMLFormElement.prototype, ["requestSubmit"]],
			[HTMLDialogElement.prototype, ["showModal", "close", "show"]],
			[Crypto.prototype, ["randomUUID"]],
			[AbortSignal, ["any", "timeout", "abort"]],
			[AbortSignal.prototype, ["throwIfAborted", "reason"]],
			[window, ["structuredClone", "reportError", "requestIdleCallback", "cancelIdleCallback"]],
			[Navigator.prototype, ["connection", "share", "userAgentData"]],
		];
		for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
		// Safari 15 knows no `:focus-visible`.
		const isKnown = (selector: string) => !selector.includes(":focus-visible");
		const { matches } = Element.prototype;
		const { supports } = CSS;
		Object.assign(Element.prototype, {
			matches(this: Element, selector: string) {
				if (!isKnown(selector)) throw new SyntaxError(selector);
				return matches.call(this, selector);
			},
		});
		Object.assign(CSS, {
			supports: (...asked: string[]) => isKnown(asked[0] ?? "") && Reflect.apply(supports, CSS, asked),
		});
	}),
);

test("the calculator of a loan calculates as the visitor types", async ({ page }) => {
	await visit(page, "/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2");
	const result = page.getByRole("region", { name: "Result" });
	await expect(result).toContainText("GHS 566.67");
	await page.getByLabel("Amount of the loan").fill("6000");
	await expect(result).toContainText("GHS 680.00");
	await expect(page, "the URL follows after a pause").toHaveURL(/amount=6000/);
});

test("the controls of what moves take the focus without an error", async ({ page }) => {
	const errors: Error[] = [];
	page.on("pageerror", (error) => errors.push(error));
	await visit(page, "/");
	await page.getByRole("button", { name: "Show slide 2" }).focus();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Pause What is on" }).focus();
	await page.keyboard.press("Enter");
	const quotes = page.getByRole("region", { name: "What Our Customers Say" });
	await quotes.scrollIntoViewIfNeeded();
	await quotes.getByRole("button", { name: /^Pause/ }).focus();
	await page.keyboard.press("Enter");
	await expect(quotes.getByRole("button", { name: /^Play/ })).toBeVisible();
	await expect(page.getByRole("button", { name: "Play What is on" })).toBeVisible();
	expect(errors).toEqual([]);
});

test("the locator says which branches are open", async ({ page }) => {
	await visit(page, "/locator");
	await expect(page.locator("[data-open-badge]").first()).toHaveText(/open|closed/i);
	await expect(page.locator("[data-branch]").first()).toBeVisible();
});

test("a form that is sent before its script has come arrives, once", async ({ page }) => {
	const release = await holdFiles(page, /\/contact-form-\w+\.js$/);
	let sent = 0;
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/api/contact")) sent += 1;
	});
	await refuseCookies(page);
	await page.goto("/contact");
	const form = await fillEnquiry(page, undefined, { isEarly: true });
	await form.getByRole("button", { name: "Send" }).click();
	release();
	await expect(page.getByText(REFERENCE)).toBeVisible();
	expect(sent).toBe(1);
});

test("a form whose script never comes is sent by the browser", async ({ page }) => {
	await page.clock.install();
	await page.route(/\/contact-form-\w+\.js$/, () => {});
	await refuseCookies(page);
	await page.goto("/contact");
	const form = await fillEnquiry(page, undefined, { isEarly: true });
	await form.getByRole("button", { name: "Send" }).click();
	await page.clock.runFor(6_000);
	await expect(page.getByText(REFERENCE)).toBeVisible();
});
