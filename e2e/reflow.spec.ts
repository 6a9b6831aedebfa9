import { expect, type Page, test } from "@playwright/test";
import { type Backend, startBackend } from "./backend.ts";
import { LONG_WORD, longWords, PAGES_OF_LONG_WORDS } from "./long-words.ts";
import { SCREENS } from "./pages.ts";
import { type Site, startSite } from "./site.ts";
import { interactive, refuseCookies, visit } from "./visitor.ts";

/**
 * Every screen under a thumb and in large letters: what is pressed is large enough, nothing is cut off or has to be scrolled
 * sideways, nothing moves for whoever wants no motion. One visit per screen looks at all of it.
 */
test.use({
	viewport: { width: 360, height: 800 },
	hasTouch: true,
	contextOptions: { reducedMotion: "reduce" },
});

/** As WCAG 1.4.12 has it: a reader's own style, which must take nothing away. */
const READERS_SPACING =
	"*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

const softly = expect.configure({ soft: true });

for (const path of SCREENS) {
	test(`${path} suits thumbs, large letters, a reader's spacing and still eyes`, async ({ page }) => {
		await page.clock.install();
		await visit(page, path);
		await openAll(page);

		expect.soft(await tooSmall(page), "targets").toEqual([]);
		expect.soft(await brokenWords(page), "words broken at 360 px").toEqual([]);

		const before = await slidesAt(page);
		await page.clock.fastForward(12_000);
		// What was opened above changes within one frame, which may not have come yet.
		await softly.poll(() => running(page), "animations that run").toEqual([]);
		expect.soft(await slidesAt(page), "slides stand").toEqual(before);

		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await cutOff(page), "at 320 px").toEqual([]);
		await wear(page, READERS_SPACING);
		expect.soft(await cutOff(page), "at 320 px with the reader's spacing").toEqual([]);
		await wear(page, "");

		await page.setViewportSize({ width: 1280, height: 900 });
		expect.soft(await brokenWords(page), "words broken at 1280 px").toEqual([]);
		await letters(page, 32);
		// The browser lays the page out anew for them, which takes a moment.
		await softly.poll(() => cutOff(page), "with letters twice as large").toEqual([]);
		// A setting of the browser, which the next page would have as well.
		await letters(page, 16);
	});
}

test("the cookie banner's two views suit thumbs and large letters", async ({ page }) => {
	await page.goto("/about");
	await interactive(page);
	await expect(page.getByRole("button", { name: "Customize" })).toBeVisible();
	for (const open of [false, true]) {
		if (open) await page.getByRole("button", { name: "Customize" }).click();
		await page.setViewportSize({ width: 360, height: 800 });
		expect.soft(await tooSmall(page)).toEqual([]);
		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await cutOff(page)).toEqual([]);
		await wear(page, READERS_SPACING);
		expect.soft(await cutOff(page)).toEqual([]);
		await wear(page, "");
	}
});

/** What was opened; the backend's alert is a dialog, too, and may come at any moment. */
const opened = (page: Page) => page.locator("dialog[open]:not([data-alert])");

test.describe("where every text of the backend is one long word", () => {
	let backend: Backend;
	let site: Site;
	test.beforeAll(async () => {
		backend = await startBackend();
		for (const [path, body] of longWords()) backend.fault(path, { kind: "body", body });
		site = await startSite({ API_BASE_URL: backend.url, API_TIMEOUT_MS: "20000" });
	});
	test.afterAll(async () => {
		await site.stop();
		await backend.stop();
	});

	for (const path of PAGES_OF_LONG_WORDS) {
		test(`${path.replaceAll(LONG_WORD, "…")} is as wide as the screen, and shows the whole word`, async ({
			page,
		}) => {
			const answer = await page.goto(site.url + path);
			expect(answer?.status()).toBe(200);
			await expect(page.locator("body")).toContainText(LONG_WORD);
			await expect(page.getByRole("button", { name: "Reject Non-Essential" })).toBeInViewport();
			await openAll(page);
			for (const width of [320, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				expect.soft(await cutOff(page), `at ${width} px`).toEqual([]);
				expect.soft(await pressedOutOfShape(page), `pictures at ${width} px`).toEqual([]);
			}
		});
	}

	test("dialogs and live lists hold it, too", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.route("https://docs.google.com/**", (route) => route.fulfill({ body: "" }));
		await page.goto(`${site.url}/notices/1`);
		await interactive(page);
		await page.getByRole("button", { name: "Reject Non-Essential" }).click();
		await page.getByRole("link", { name: "View Attached Document" }).click();
		await expect(opened(page)).toBeVisible();
		expect.soft(await cutOff(page), "the previewer").toEqual([]);

		await page.goto(`${site.url}/news?tab=gallery`);
		await interactive(page);
		await page
			.getByRole("link", { name: /View all images/ })
			.first()
			.click();
		await expect(opened(page)).toBeVisible();
		expect.soft(await cutOff(page), "the lightbox").toEqual([]);

		await page.goto(`${site.url}/reports`);
		await interactive(page);
		await page.getByRole("searchbox", { name: "Search reports" }).fill(LONG_WORD);
		await expect(page.getByRole("status").filter({ hasText: LONG_WORD.slice(0, 60) })).toBeVisible();
		expect.soft(await cutOff(page), "a list that was searched").toEqual([]);

		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`${site.url}/about`);
		await interactive(page);
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await opened(page).getByRole("searchbox").fill(LONG_WORD.slice(0, 60));
		await expect(opened(page).getByRole("region").first()).toContainText(LONG_WORD);
		await page.setViewportSize({ width: 320, height: 640 });
		expect.soft(await cutOff(page), "the search").toEqual([]);
	});
});

test("what is too small or cut off is seen", async ({ page }) => {
	await refuseCookies(page);
	await page.setContent(`
		<nav><button style="width:43px;height:44px">a</button></nav>
		<p style="margin:60px 0"><a id="b" style="display:inline-block;width:20px;height:20px">b</a><a id="c" style="display:inline-block;width:20px;height:20px">c</a></p>
		<div style="width:60px;overflow:hidden;white-space:nowrap">longer than its box</div>
		<div style="background:#eee;height:10px;font-size:30px;line-height:1">spills</div>`);
	await page.evaluate(() => {
		for (const id of ["b", "c"]) document.getElementById(id)?.setAttribute("href", "/");
	});
	expect(await tooSmall(page)).toEqual(["button “a” 43×44", "a “b” 20×20", "a “c” 20×20"]);
	expect(await cutOff(page)).toEqual(["cut off: “longer than its box”", "spills over its ground: “spills”"]);
});

/** Words of up to 24 letters that stand in two lines: whatever is beside them has left them no room. */
const brokenWords = (page: Page) =>
	page.evaluate(() => {
		const found: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: text } = texts;
			const holder = text.parentElement;
			if (!holder?.checkVisibility({ visibilityProperty: true })) continue;
			if (holder.closest(".sr-only, [inert], [aria-hidden=true], script, style, option")) continue;
			for (const word of text.textContent?.matchAll(/(?<![^\s])[\p{L}’]{2,24}(?=[\s.,:;?!)]|$)/gu) ?? []) {
				const range = document.createRange();
				range.setStart(text, word.index);
				range.setEnd(text, word.index + word[0].length);
				const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
				if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
			}
		}
		return found;
	});

/** Pictures that the text beside them has left less than a thumb's width. */
const pressedOutOfShape = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLImageElement>("main img")]
			.filter((image) => image.checkVisibility() && !image.closest(".leaflet-container"))
			.filter(({ clientWidth }) => clientWidth < 24)
			.map(({ currentSrc, clientWidth }) => `${currentSrc} ${clientWidth} px`),
	);

/** What is folded away is looked at, too. */
const openAll = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
	});

const wear = (page: Page, css: string) =>
	page.evaluate(async (text) => {
		const sheet = new CSSStyleSheet();
		await sheet.replace(text);
		document.adoptedStyleSheets = [sheet];
	}, css);

/** The size of letters in the browser's settings, in px; 16 is what browsers come with. */
async function letters(page: Page, standard: number) {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
	await session.detach();
}

const running = (page: Page) =>
	page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => (effect as KeyframeEffect).target?.className),
	);

const slidesAt = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll(".slides")].map(({ scrollLeft }) => scrollLeft));

/**
 * What is pressed and too small: less than 44 px in the bar, the foot, menus, sliders, forms and the cookie banner; less
 * than 24 px elsewhere, unless a circle of 24 px around it meets no other target (WCAG 2.5.8). Links within a sentence
 * are as high as their line.
 */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const PRESSED =
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]";
		const LARGE = "header, footer, nav, form, [aria-roledescription=carousel], .site-cookies";
		type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };

		/** With the label that presses it, and with a layer that is stretched over more than the element. */
		const boxOf = (element: Element): Box => {
			const layer = getComputedStyle(element, "::after");
			const isStretched = layer.content !== "none" && layer.position === "absolute" && layer.inset === "0px";
			const drawn = (isStretched && (element as HTMLElement).offsetParent) || element;
			const label = element.matches("input") && element.closest("label");
			return (label || drawn).getBoundingClientRect();
		};
		const isInSentence = (element: Element) =>
			getComputedStyle(element).display === "inline" &&
			(element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
		const targets = [...document.querySelectorAll(PRESSED)]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter(
				(element) => !element.closest("[inert], [aria-hidden=true], .sr-only, .leaflet-control-attribution"),
			)
			.map((element) => ({ element, box: boxOf(element) }))
			.filter(({ box }) => box.width > 0 && box.height > 0);
		const isUnder = ({ width, height }: Box, size: number) => width < size - 0.5 || height < size - 0.5;
		const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
		/** Whether circles of 24 px around small targets, and other targets themselves, keep clear of this one's circle. */
		const isApart = ({ element, box }: (typeof targets)[number]) =>
			targets.every((other) => {
				if (other.element === element || element.contains(other.element) || other.element.contains(element))
					return true;
				const { x, y } = middle(box);
				if (isUnder(other.box, 24)) {
					const there = middle(other.box);
					return Math.hypot(there.x - x, there.y - y) >= 24;
				}
				const nearX = Math.max(other.box.left, Math.min(x, other.box.right));
				const nearY = Math.max(other.box.top, Math.min(y, other.box.bottom));
				return Math.hypot(nearX - x, nearY - y) >= 12;
			});
		return targets
			.filter((target) => {
				if (isInSentence(target.element)) return false;
				if (target.element.closest(LARGE) && isUnder(target.box, 44)) return true;
				return isUnder(target.box, 24) && !isApart(target);
			})
			.map(({ element, box }) => {
				const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
				return `${element.localName} “${name}” ${Math.round(box.width)}×${Math.round(box.height)}`;
			});
	});
}

/**
 * Text that a box cuts off, that stands outside the window, or that spills over the ground it is set on; and a page that has
 * to be scrolled sideways. What can be scrolled to (sliders, tables) is there, and so is what an excerpt leaves to its page.
 */
function cutOff(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const sideways = document.documentElement.scrollWidth - innerWidth;
		if (sideways > 0) found.push(`the page is ${sideways} px too wide`);
		for (const element of document.querySelectorAll("body *")) {
			const words = [...element.childNodes].filter(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			if (words.length === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				continue;
			if (element.closest(".sr-only, [inert], [aria-hidden=true], script, style, option, .leaflet-container"))
				continue;
			const range = document.createRange();
			range.setStartBefore(words[0] as Node);
			range.setEndAfter(words.at(-1) as Node);
			const fault = faultOf(element, [...range.getClientRects()]);
			if (fault) found.push(`${fault}: “${(element.textContent ?? "").trim().slice(0, 40)}”`);
		}
		return found;

		function faultOf(element: Element, lines: DOMRect[]): string | undefined {
			// The letters stand in the middle of their line's box.
			const drawn = lines.map(({ left, right, top, bottom }) => {
				const air = (bottom - top) * 0.25;
				return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air };
			});
			const leaves = (box: { left: number; right: number; top: number; bottom: number }) =>
				drawn.some(
					(line) =>
						line.left < box.left || line.right > box.right || line.top < box.top || line.bottom > box.bottom,
				);
			let hasGround = false;
			for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
				const { overflowX, overflowY, webkitLineClamp, backgroundColor, position, display } =
					getComputedStyle(box);
				if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
				if (webkitLineClamp !== "none" || box.matches("[aria-roledescription=carousel] > ul"))
					return undefined;
				const isCutting = overflowX !== "visible" || overflowY !== "visible";
				const isGround: boolean =
					!hasGround && backgroundColor !== "rgba(0, 0, 0, 0)" && display !== "inline";
				if ((isCutting || isGround) && leaves(box.getBoundingClientRect()))
					return isCutting ? "cut off" : "spills over its ground";
				hasGround ||= isGround;
				if (position === "fixed") break;
			}
			const isOutside = drawn.some(({ left, right }) => left < 0 || right > innerWidth);
			return isOutside ? "outside the window" : undefined;
		}
	});
}
