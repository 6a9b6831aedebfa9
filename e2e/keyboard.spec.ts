import { expect, type Locator, type Page, test } from "@playwright/test";
import { FULL, visit } from "./support/visitor.ts";

/**
 * Visits of the site with a keyboard alone: each stop is seen and not covered, nothing holds the focus, and closing
 * something leads back to where it was opened.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");

test("the first Tab skips to the content, and the next one is in it", async ({ page }) => {
	await visit(page, "/about");
	await tabTo(page, page.getByRole("link", { name: "Skip to content" }), 1);
	await page.keyboard.press("Enter");
	await expect(main(page)).toBeFocused();
	await tabTo(page, main(page).getByRole("link", { name: "Home" }), 1);
});

test(
	"the branches of a region are chosen, one is opened and shown, and the map lets the focus go",
	FULL,
	async ({ page }) => {
		await visit(page, "/locator");
		await tabTo(page, page.getByRole("combobox", { name: "Region" }));
		await page.keyboard.type("Volta");
		await expect(page).toHaveURL(/region=Volta/);
		const branch = main(page).locator("summary").filter({ hasText: "Ho Branch" });
		await expect(branch).toBeVisible();
		await tabTo(page, branch);
		await page.keyboard.press("Enter");
		await tabTo(page, main(page).getByRole("button", { name: "Show on map" }), 3);
		await page.keyboard.press("Enter");
		await expect(page.getByText("The map shows Ho Branch")).toBeAttached();
		const map = page.getByRole("region", { name: "Map of branches" });
		await tabTo(page, map.locator(".leaflet-container"));
		await tabTo(page, map.getByRole("button", { name: "Zoom in" }));
		await tabTo(page, main(page).getByRole("link", { name: "Send us a message" }));
	},
);

for (const [path, size] of [
	["/", { width: 1280, height: 900 }],
	["/products/personal/salary%20loans", { width: 360, height: 740 }],
	["/locator", { width: 768, height: 900 }],
	["/contact", { width: 360, height: 640 }],
	["/careers/1", { width: 1280, height: 900 }],
] as const) {
	test(
		`every stop on ${path} at ${size.width} px is seen, and the last one lets go`,
		FULL,
		async ({ page }) => {
			await page.setViewportSize(size);
			// The banner stands over the foot of the page until it is answered: what has the focus must not hide there.
			await page.goto(path);
			await expect(page.locator(".site-choices")).toBeVisible();
			let stops = 0;
			for (let isInside = true; isInside; ) {
				await page.keyboard.press("Tab");
				isInside = await page.evaluate(() => document.activeElement !== document.body);
				if (isInside) await expectSeen(page);
				expect(++stops, "it comes to an end").toBeLessThan(200);
			}
			expect(stops).toBeGreaterThan(30);
		},
	);
}

test.describe("parts that move by themselves", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	for (const [path, names] of [
		["/", ["What is on", "Customers’ words"]],
		["/careers", ["Pictures of our work"]],
	] as const) {
		test(`on ${path}, ${names.map((name) => `‘${name}’`).join(" and ")} ${names.length > 1 ? "are each" : "is"} stopped one Tab before it`, async ({
			page,
		}) => {
			await visit(page, path);
			for (const name of names) {
				await page.getByRole("group", { name }).getByRole("list").first().focus();
				// The button comes with the script, and the script when the part is near the screen.
				await expect(page.getByRole("button", { name: `Pause ${name}` })).toBeVisible();
				await page.keyboard.press("Shift+Tab");
				await expect(page.getByRole("button", { name: `Pause ${name}` })).toBeFocused();
				await page.keyboard.press("Enter");
				await expect(page.getByRole("button", { name: `Play ${name}` })).toBeFocused();
			}
		});
	}
});

/** Presses Tab until the focus is there, at most so many times; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, most = 80) {
	for (let pressed = 0; pressed < most; pressed++) {
		await page.keyboard.press("Tab");
		await expectSeen(page);
		if (await target.evaluateAll(([element]) => element === document.activeElement)) return;
	}
	await expect(target, `reached with ${most} presses of Tab`).toBeFocused();
}

const expectSeen = (page: Page) => expect.poll(() => focusError(page)).toBe("");

/**
 * The errors in how the focus shows: nothing marks it, or something that stands fixed covers it (WCAG 2.4.7, 2.4.11,
 * and 2.4.12 for all that is no larger than the window). Empty when it is seen.
 */
function focusError(page: Page): Promise<string> {
	return page.evaluate(() => {
		const focused = document.activeElement;
		if (!focused || focused === document.body || focused.localName === "iframe") return "";
		const name = `${focused.localName} “${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40)}”`;
		// The content itself has no mark: its heading is read out.
		if (focused.matches("[tabindex='-1']")) return "";
		const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
		// The browser marks the parts of its own date field.
		if (!isMarked(focused) && !focused.matches("[type=date]:not(:focus-visible)"))
			return `${name} has nothing that shows the focus`;
		if (width < 2 || height < 2) return `${name} is not drawn`;
		if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
			return `${name} is out of sight`;
		// Of what is tall (slides, the map) the middle of the part in the window counts.
		const isTall = height > innerHeight * 0.4;
		const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
		const inset = Math.min(4, width / 4, height / 4);
		for (const x of [left + inset, (left + right) / 2, right - inset]) {
			for (const y of isTall ? [middle] : [top + inset, middle, bottom - inset]) {
				const over = document.elementFromPoint(x, y);
				const cover = over?.closest(".site-header, header, .site-choices, .site-rail, dialog");
				if (cover && !cover.contains(focused)) return `${name} is covered by ${cover.localName}`;
			}
		}
		return "";

		/** By a shadow, by an outline of which no more than two sides are cut off, or by one of the box around it. */
		function isMarked(element: Element): boolean {
			const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element);
			const around = element.parentElement as Element;
			const rings = [getComputedStyle(around), getComputedStyle(around, "::after")];
			if (boxShadow !== "none" || rings.some((ring) => ring.outlineStyle === "solid")) return true;
			const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
			if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return false;
			const inner = element.getBoundingClientRect();
			const isCut = { left: false, top: false, right: false, bottom: false };
			for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
				const { overflowX, overflowY, position } = getComputedStyle(box);
				const outer = box.getBoundingClientRect();
				if (overflowX !== "visible") {
					isCut.left ||= inner.left - room < outer.left - 1;
					isCut.right ||= inner.right + room > outer.right + 1;
				}
				if (overflowY !== "visible") {
					isCut.top ||= inner.top - room < outer.top - 1;
					isCut.bottom ||= inner.bottom + room > outer.bottom + 1;
				}
				if (position === "fixed") break;
			}
			return Object.values(isCut).filter(Boolean).length <= 2;
		}
	});
}
