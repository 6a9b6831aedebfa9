import { expect, type Page, type Request, test } from "@playwright/test";
import { type Backend, startBackend } from "./backend.ts";
import { someLongWords } from "./long-words.ts";
import { SCREENS, UNLISTED_PAGES } from "./pages.ts";
import { type Site, startSite } from "./site.ts";
import { interactive, THOROUGH_ON_BOTH_SCREENS } from "./visitor.ts";

/**
 * Walks through every kind of page, uses each link, button, field and key once, and looks for what feature tests do not
 * expect: errors, failed requests, a page that is too wide, something left open, or something covered.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });

let backend: Backend;
let site: Site;

test.beforeAll(async () => {
	backend = await startBackend();
	for (const [path, body] of someLongWords()) backend.fault(path, { kind: "body", body });
	site = await startSite({ API_BASE_URL: backend.url });
});
test.afterAll(async () => {
	await site.stop();
	await backend.stop();
});

/** The parts of every page, tested only once. */
const FRAME = "header, footer, aside, .site-rail";

/** One address of every screen, and the other forms of the contact page. */
const KINDS = [...SCREENS, "/contact?tab=loan", "/contact?tab=account", ...UNLISTED_PAGES];

test("everything on every page can be used", THOROUGH_ON_BOTH_SCREENS, async ({ page }) => {
	test.setTimeout(600_000);
	const faults = await watchFaults(page);
	// What cannot be pressed is a fault of its page, not the end of the walk.
	page.setDefaultTimeout(15_000);
	for (const path of KINDS) {
		const note = (found: string[]) => faults.push(...found.map((fault) => `${path}: ${fault}`));
		const walk = async () => {
			await page.context().clearCookies();
			underWay.clear();
			await page.goto(site.url + path);
			await expect(page.locator(".site-cookies")).toBeVisible();
			note((await coveredOrTooWide(page)).map((fault) => `${fault} (first visit)`));
			await refuse(page);
			note(await coveredOrTooWide(page));
			note(await pressControls(page, "main", FRAME));
			await fetchAhead(page);
			note(await followLinks(page, "main"));
		};
		// A fault on one page must not hide those of others.
		await walk().catch((error: Error) => note([error.message]));
		expect.soft([...new Set(faults.splice(0))]).toEqual([]);
	}
});

test(
	"everything that stands on every page can be used",
	THOROUGH_ON_BOTH_SCREENS,
	async ({ page, viewport }) => {
		test.setTimeout(240_000);
		const faults = await watchFaults(page);
		// A desktop browser at 400 % zoom.
		await page.setViewportSize({ width: 320, height: 256 });
		await page.goto(`${site.url}/about`);
		await expect(page.locator(".site-cookies")).toBeVisible();
		faults.push(...(await coveredOrTooWide(page, ".site-cookies")));
		if (viewport) await page.setViewportSize(viewport);
		await page.getByRole("button", { name: "Customize" }).click();
		for (const kind of ["Analytics", "Marketing", "Preferences"])
			await page.getByRole("checkbox", { name: kind }).check();
		await page.getByRole("button", { name: "Cancel" }).click();
		await refuse(page);
		for (const part of FRAME.split(", ")) faults.push(...(await pressControls(page, part)));
		faults.push(...(await followLinks(page, `:is(${FRAME})`)));
		expect([...new Set(faults)]).toEqual([]);
	},
);

/** The page's pending requests. */
const underWay = new Set<Request>();

/** Collects errors and failed requests from now on. Requests to other hosts get an empty response. */
async function watchFaults(page: Page): Promise<string[]> {
	const faults: string[] = [];
	const where = () => new URL(page.url()).pathname;
	await page.route(
		(url) => url.origin !== site.url,
		(route) => route.fulfill({ status: 200, contentType: "text/html", body: "" }),
	);
	page.on("console", (message) => {
		if (message.type() === "error") faults.push(`${where()}: console: ${message.text()}`);
	});
	page.on("pageerror", (error) => {
		// Chromium's own, when a page is left while the transition to it begins.
		if (!error.message.startsWith("Transition was aborted"))
			faults.push(`${where()}: error: ${error.message}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) faults.push(`${where()}: ${response.status()} ${response.url()}`);
	});
	page.on("requestfailed", (request) => {
		// Leaving a page aborts its requests.
		if (request.failure()?.errorText !== "net::ERR_ABORTED")
			faults.push(`${where()}: ${request.failure()?.errorText} ${request.url()}`);
	});
	page.on("dialog", (dialog) => dialog.dismiss());
	underWay.clear();
	page.on("request", (request) => underWay.add(request));
	page.on("requestfinished", (request) => underWay.delete(request));
	page.on("requestfailed", (request) => underWay.delete(request));
	return faults;
}

/** Chooses necessary cookies only, as a visitor would. */
async function refuse(page: Page) {
	await page.getByRole("button", { name: "Reject Non-Essential" }).click();
	await expect(page.locator(".site-cookies")).toBeHidden();
}

/**
 * Returns what covers the centre of a control: first of controls that stay in place near the page's top, then of all, each
 * scrolled into view. Also reports a page that is too wide.
 */
function coveredOrTooWide(page: Page, scope = "body"): Promise<string[]> {
	return page.evaluate((within) => {
		const PRESSED =
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]";
		const ASIDE = ".sr-only, [inert], [aria-hidden=true], .leaflet-container, :disabled";
		const found: string[] = [];
		const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
		if (sideways > 0) found.push(`${sideways} px too wide`);
		const pressed = [...document.querySelectorAll<HTMLElement>(`${within} :is(${PRESSED})`)]
			.filter((element) => !element.closest(ASIDE) && element.checkVisibility({ visibilityProperty: true }))
			// What is folded on a phone is open on wide screens, where its summary is a heading.
			.filter((element) => getComputedStyle(element).pointerEvents !== "none")
			.map((element) => ({ element, drawn: element.closest("label") ?? element }));
		const topOf = ({ drawn }: (typeof pressed)[number]) => drawn.getBoundingClientRect().top;
		scrollTo({ top: 0, behavior: "instant" });
		const tops = pressed.map(topOf);
		scrollTo({ top: 40, behavior: "instant" });
		pressed.forEach((place, at) => {
			const { top, bottom } = place.drawn.getBoundingClientRect();
			if (top === tops[at] && top >= 0 && bottom <= innerHeight) look(place);
		});
		for (const place of pressed) {
			place.drawn.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			look(place);
		}
		scrollTo({ top: 0, behavior: "instant" });
		return [...new Set(found)];

		function look({ element, drawn }: (typeof pressed)[number]) {
			const [box] = drawn.getClientRects();
			if (!box || box.width <= 1) return;
			const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
			if (over && (drawn.contains(over) || over.closest("label")?.control === element)) return;
			const cover = over?.closest("section, aside, header, footer, dialog, article, main, a, button") ?? over;
			const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
			found.push(`${cover?.localName ?? "the window's edge"} lies over ${element.localName} “${name}”`);
		}
	}, scope);
}

/**
 * Uses the buttons, disclosures, tabs and fields in a part of the page, including those that they reveal; of similar ones
 * only the first.
 */
async function pressControls(page: Page, scope: string, except?: string): Promise<string[]> {
	const found: string[] = [];
	const address = page.url();
	const pressed: string[] = [];
	for (;;) {
		const next = await page.evaluate(nextControl, { scope, except, pressed });
		if (!next) break;
		pressed.push(next.likeness);
		const control = page.locator("[data-walk]");
		const [value] = VALUES.find(([, of]) => of.test(`${next.tag} ${next.type}`)) ?? [];
		if (value !== undefined) await control.fill(value);
		else if (next.tag === "select") await control.selectOption({ index: 1 });
		else if (next.type === "file") await control.setInputFiles(FILE);
		else if (next.type !== "submit") {
			const label = page.locator("label").filter({ has: control });
			await (/radio|checkbox/.test(next.type) && (await label.count()) ? label : control).click({
				timeout: 10_000,
			});
		}
		if ((await page.getByRole("dialog").count()) > 0) found.push(...(await pressDialog(page)));
		if (page.url().split("?")[0] !== address.split("?")[0]) await page.goto(address);
	}
	// The keys that the site handles.
	for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "Escape"]) await page.keyboard.press(key);
	found.push(...(await tooWide(page)));
	if (page.url() !== address) await page.goto(address);
	return found;
}

/** Marks the first control in the part that differs from those already used. Runs in the page. */
function nextControl({ scope, except, pressed }: { scope: string; except?: string; pressed: string[] }) {
	document.querySelector("[data-walk]")?.removeAttribute("data-walk");
	const aside = ["[inert]", "[aria-hidden=true]", ".leaflet-container", ...(except ? [except] : [])].join();
	for (const element of document.querySelectorAll<HTMLElement>(
		`${scope} :is(button, summary, [role=tab], input, select, textarea)`,
	)) {
		if (element.closest(aside) || element.matches(":disabled, [tabindex='-1']")) continue;
		if (!element.checkVisibility({ visibilityProperty: true })) continue;
		const type = element.getAttribute("type") ?? "";
		const likeness = element.matches("input, select, textarea")
			? `${type} ${element.getAttribute("name")}`
			: `${element.localName} ${type} ${element.className} ${element.getAttribute("aria-label")}`;
		if (pressed.includes(likeness)) continue;
		element.dataset.walk = "";
		return { likeness, tag: element.localName, type };
	}
	return undefined;
}

const VALUES: [value: string, of: RegExp][] = [
	["2001-03-04", /input date/],
	["ama@example.com", /input email/],
	["024 123 4567", /input tel/],
	["12", /input number/],
	["loan", /input (search|text|)$|textarea/],
];
const FILE = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF") };

/** Presses each button of the open dialog and its keys, the last of which closes it. */
async function pressDialog(page: Page): Promise<string[]> {
	const dialog = page.getByRole("dialog");
	const found = (await coveredOrTooWide(page)).filter((fault) => !/lies over/.test(fault));
	for (const button of await dialog.getByRole("button").all()) {
		if ((await button.getAttribute("aria-label")) !== "Close" && (await button.isVisible()))
			await button.click();
	}
	for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	return found;
}

/** Presses the pointer on each link, which prefetches its page. */
async function fetchAhead(page: Page): Promise<void> {
	const hrefs = await page.evaluate(
		(known) => {
			const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")].filter(
				({ href }) => !known.includes(href),
			);
			for (const link of links)
				link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
			return links.map(({ href }) => href);
		},
		[...fetchedAhead],
	);
	for (const href of hrefs) fetchedAhead.add(href);
	await expect.poll(() => underWay.size, { timeout: 30_000 }).toBe(0);
}
const fetchedAhead = new Set<string>();

/** Follows a link to each kind of page not visited before, and comes back. */
async function followLinks(page: Page, scope: string): Promise<string[]> {
	const found: string[] = [];
	const address = page.url();
	const links = await page.evaluate(
		(within) =>
			[
				...document.querySelectorAll<HTMLAnchorElement>(
					`${within} a[href^='/']:not([target], [download], [aria-current], .search-opener)`,
				),
			]
				.filter((link) => link.checkVisibility({ visibilityProperty: true }) && link.href !== location.href)
				.filter((link) => !/^\/(content|api)\/|\.(xml|ics)$/.test(link.pathname) && !link.hash)
				.map((link, at) => {
					link.dataset.link = String(at);
					return { at, href: link.href };
				}),
		scope,
	);
	for (const { at, href } of links) {
		const kind = kindOf(href);
		if (followed.has(kind)) continue;
		followed.add(kind);
		// A page that is returned to renders again, without the marks.
		const link = page.locator(`[data-link="${at}"], ${scope} a[href="${href.slice(site.url.length)}"]`);
		const before = await historyIndex(page);
		await link.filter({ visible: true }).first().click();
		await expect(page).not.toHaveURL(address, { timeout: 20_000 });
		await settled(page);
		found.push(...(await openParts(page)), ...(await tooWide(page)));
		// A selection in place, such as an award, may change the address without a history entry.
		if ((await historyIndex(page)) === before) await page.goto(address);
		else await page.goBack();
		await expect(page).toHaveURL(address);
		await settled(page);
		found.push(...(await openParts(page)));
	}
	return found;
}
const followed = new Set<string>();

/** The page's position in the history. TypeScript does not know the Navigation API yet. */
const historyIndex = (page: Page) =>
	page.evaluate(
		() =>
			(globalThis as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry
				.index,
	);

/** '/news/1' and '/news/2' are of the same kind; '/news?tab=gallery' is not. */
function kindOf(href: string): string {
	const { pathname, searchParams } = new URL(href);
	const [, section, ...rest] = pathname.split("/");
	return [section, rest.length, ...searchParams.keys()].join(" ");
}

/** The requested page has loaded, and nothing on it moves. */
async function settled(page: Page) {
	await interactive(page);
	await page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
			.map(({ finished }) => finished.catch(() => {}));
		await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 500))]);
		// The browser reports a pointer over new content one frame later.
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	});
}

/** Open menus, panels and dialogs. */
const openParts = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("dialog[open], header details[open], #mega-menu, .chat-panel")]
			.filter((element) => element.checkVisibility())
			.map((element) => `${element.localName} ${element.id || element.className} is open`),
	);

const tooWide = (page: Page) =>
	page.evaluate(() => {
		const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
		return sideways > 0 ? [`${sideways} px too wide`] : [];
	});
