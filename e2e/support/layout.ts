import { expect, type Page } from "@playwright/test";

/** As WCAG 1.4.12 has it: a reader's own style, which must take nothing away. */
export const READERS_SPACING =
	"*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** A reader's own letters, twice as large. Other than the browser's setting (`letters`), they leave the breakpoints where they are. */
export const LARGE_LETTERS = "html{font-size:200%}";

/**
 * Controls that are too small to press: less than 44 px in the bar, the foot, menus, sliders, forms and the cookie banner; less
 * than 24 px elsewhere, unless a circle of 24 px around it meets no other target (WCAG 2.5.8). Links within a sentence
 * are as high as their line.
 */
export function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const PRESSED =
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]";
		const LARGE = "header, footer, nav, form, [aria-roledescription=carousel], .site-choices";
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
				(element) =>
					!element.closest("[inert], [aria-hidden=true], .sr-only, .skip-link, .leaflet-control-attribution"),
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
export function cutOff(page: Page): Promise<string[]> {
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
			if (
				element.closest(
					".sr-only, .skip-link, [inert], [aria-hidden=true], script, style, option, .leaflet-container",
				)
			)
				continue;
			// Hidden from the eye at this width only (max-md:sr-only).
			if (getComputedStyle(element).clipPath === "inset(50%)") continue;
			const range = document.createRange();
			range.setStartBefore(words[0] as Node);
			range.setEndAfter(words.at(-1) as Node);
			const error = errorWith(element, [...range.getClientRects()]);
			if (error) found.push(`${error}: “${(element.textContent ?? "").trim().slice(0, 40)}”`);
		}
		return found;

		function errorWith(element: Element, lines: DOMRect[]): string | undefined {
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
/**
 * Text of this kind that breaks over two lines, because its neighbours leave it too little width. Text within `except` is left out.
 */
const broken = (page: Page, kind: RegExp, except: string) =>
	page.evaluate(
		({ source, left }) => {
			const found: string[] = [];
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const { currentNode: text } = texts;
				const holder = text.parentElement;
				if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest(left)) continue;
				for (const part of text.textContent?.matchAll(new RegExp(source, "gu")) ?? []) {
					const range = document.createRange();
					range.setStart(text, part.index);
					range.setEnd(text, part.index + part[0].length);
					const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
					if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(part[0]);
				}
			}
			return found;
		},
		{
			source: kind.source,
			left: `.sr-only, .skip-link, [inert], [aria-hidden=true], script, style, option${except && `, ${except}`}`,
		},
	);

/** Words of up to 24 letters that stand in two lines. */
export const brokenWords = (page: Page) => broken(page, /(?<![^\s])[\p{L}’]{2,24}(?=[\s.,:;?!)]|$)/u, "");

/** Numbers that stand in two lines. URLs are left out. */
export const brokenNumbers = (page: Page) => broken(page, /(?<![^\s])\d[\d,.]*\d/u, "a");

/** Opens what is folded, so that it is checked, too. */
export const openAll = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")) {
			details.open = true;
			details.dataset.unfolded = "";
		}
	});

/** Folds away again what `openAll` has opened. */
export const closeAll = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-unfolded]"))
			details.open = false;
	});

/** By how many pixels the page is wider than its window. */
export const sidewaysPx = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Gives the page a style sheet of the reader's own in place of any before; an empty one takes it away. */
export const wear = (page: Page, css: string) =>
	page.evaluate(async (text) => {
		const sheet = new CSSStyleSheet();
		await sheet.replace(text);
		document.adoptedStyleSheets = [sheet];
	}, css);

/** The size of letters in the browser's settings, in px; 16 is what browsers come with. */
export async function letters(page: Page, standard: number) {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });
	await session.detach();
	// The browser lays the page out anew for them, which takes a moment.
	await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

/** The classes of all elements with a running animation. */
export const running = (page: Page) =>
	page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => (effect as KeyframeEffect).target?.className),
	);

/** How far each slider has been scrolled, in px. */
export const slidesAt = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll(".slides")].map(({ scrollLeft }) => scrollLeft));
