import { expect, type Locator, type Page, test } from "@playwright/test";

/** For tests whose outcome depends on the size of the screen: they run on the phone as well as on the desktop. */
export const ON_BOTH_SCREENS = { tag: "@both-screens" };

/**
 * For tests that take too long for `npm test`: they repeat on more pages, widths or failures what another test shows, or cover rare
 * cases. Only `npm run test:full` runs them.
 */
export const FULL = { tag: "@full" };

export const FULL_ON_BOTH_SCREENS = { tag: [ON_BOTH_SCREENS.tag, FULL.tag] };

/** The options of one of several alike tests: `npm test` runs those with `isQuick`, `npm run test:full` the others. */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : FULL);

/** The reference that a receipt names. */
export const REFERENCE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]/;

/** Opens a page as a visitor who refused cookies earlier, and waits until it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
	await refuseCookies(page);
	await page.goto(path);
	await interactive(page);
}

/**
 * Waits until what the page starts by itself works: its own script, and the islands near the screen. Another island starts when a
 * test reaches for it, as a visitor does; the loader repeats a click that comes early. Returns at once if the browser runs no
 * script.
 */
export async function interactive(page: Page): Promise<void> {
	if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;
	await expect(page.locator("html")).toHaveAttribute("data-islands", "ready", { timeout: 20_000 });
}

/** Starts the islands around an element and waits until they work: a test that then stops the clock would stop the start, too. */
export async function started(element: Locator): Promise<void> {
	await element.hover();
	await expect(element.locator("xpath=ancestor::site-island[not(@data-island-status='ready')]")).toHaveCount(
		0,
	);
}

/**
 * Waits until an interactive page has nothing left to load, for tests of what must not happen: a request, a toast. It costs
 * half a second, so every other test waits for what it expects.
 */
export async function settled(page: Page): Promise<void> {
	await interactive(page);
	await page.waitForLoadState("networkidle");
}

/** Stops the clock of a page that had it installed: nothing that waits for its code runs out of patience, however busy the machine. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Holds back the files at these URLs until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(files, (route) => released.then(() => route.continue()));
	return release;
}

/** A browser that says it is offline, whether it is or not. */
export const claimOffline = (page: Page) =>
	page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));

/** Sets the choice of an earlier visit, so that no cookie banner appears. */
export async function refuseCookies(page: Page): Promise<void> {
	const choice = { necessary: true, analytics: false, marketing: false, preferences: false };
	const url = test.info().project.use.baseURL;
	await page.context().addCookies([
		{ name: "site_cookie_consent", value: "true", url },
		{ name: "cookie_preferences", value: encodeURIComponent(JSON.stringify(choice)), url },
	]);
}

/** Expects the focused control and what it is called, its label or the question of its group, to be in view below the bar. */
export async function expectFocusWithLabel(page: Page): Promise<void> {
	const hidden = () =>
		page.evaluate(() => {
			const control = document.activeElement as HTMLInputElement;
			const name = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
			return [name, control]
				.filter((part) => {
					const { left, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
					const isSeen = (y: number) => part?.contains(document.elementFromPoint(left + 5, y));
					return !isSeen(top + 5) || !isSeen(bottom - 5);
				})
				.map((part) => part?.textContent || part?.tagName);
		});
	await expect(page.getByRole("main").locator(":is(input, select, textarea):focus")).toHaveCount(1);
	await expect.poll(hidden, "under the bar or off the screen").toEqual([]);
}

export const anyName = () => `Visitor ${Math.random().toString(36).slice(2)}`;

type FillOptions = {
	/** Leaves the form before its code is there: then the browser sends it. */
	isEarly?: boolean;
};

/** Fills in who writes a message, somebody who has not written before. Returns its form. */
export async function fillSender(
	page: Page,
	name = anyName(),
	{ isEarly = false }: FillOptions = {},
): Promise<Locator> {
	const form = page.locator("form[action='/api/contact']");
	await form.getByLabel("Name").fill(name);
	await form.getByLabel("Phone number").fill("024 123 4567");
	await form.getByLabel("Email").fill("ama@example.com");
	await form.getByLabel("Nearest branch").selectOption("Ho Branch");
	if (!isEarly) await interactive(page);
	return form;
}

/** Fills in an enquiry, ready to send. Returns its form. */
export async function fillEnquiry(page: Page, name?: string, options?: FillOptions): Promise<Locator> {
	const form = await fillSender(page, name, options);
	await form.getByLabel("Date of birth").fill("1990-12-24");
	await form.getByLabel("Business Location").fill("Kumasi");
	return form;
}

/** Fills in an application, except for the CV, from somebody who has not applied before. Returns its form. */
export async function fillApplication(page: Page, { isEarly = false }: FillOptions = {}): Promise<Locator> {
	const form = page.locator("form[action^='/api/applications/']");
	await form.getByLabel("Name").fill(anyName());
	await form.getByLabel("Phone number").fill("020 000 0000");
	await form.getByLabel("Email").fill("kofi@example.com");
	if (!isEarly) await interactive(page);
	return form;
}

/** Where an element is drawn. */
export async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error("it is not drawn");
	return box;
}

type Place = { x: number; y: number };

/** A finger that touches the screen, moves and is lifted, as the browser itself sees it. */
export async function swipe(page: Page, from: Place, to: Place): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	await send("touchStart", [from]);
	for (const part of [0.25, 0.5, 0.75, 1])
		await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
	await send("touchEnd", []);
	await session.detach();
}

/** Adds up the layout shifts of each page from its first paint on. */
export const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		let sum = 0;
		const add = (entries: PerformanceEntryList) => {
			for (const entry of entries) sum += (entry as unknown as { value: number }).value;
			return sum;
		};
		const observer = new PerformanceObserver((list) => void add(list.getEntries()));
		observer.observe({ type: "layout-shift", buffered: true });
		// A busy browser reports late.
		Object.assign(globalThis, { shifts: () => add(observer.takeRecords()) });
	});

export const shifts = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { shifts: () => number }).shifts());
