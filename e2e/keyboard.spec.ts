import { expect, type Locator, type Page, test } from "@playwright/test";
import { pdf } from "#lib/submissions/cv/samples/files";
import { refuseCookies, THOROUGH, thoroughUnless, visit } from "./visitor.ts";

/**
 * What people do here, done with a keyboard alone: each stop is seen and not covered, nothing holds the focus, and closing
 * something leads back to where it was opened.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const bar = (page: Page) => page.getByRole("banner");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the first Tab skips to the content, and the next one is in it", async ({ page }) => {
	await visit(page, "/about");
	await tabTo(page, page.getByRole("link", { name: "Skip to content" }), 1);
	await page.keyboard.press("Enter");
	await expect(main(page)).toBeFocused();
	await tabTo(page, main(page).getByRole("link", { name: "Home" }), 1);
});

test(
	"the products menu opens by its button, is walked through, and Escape leads back",
	THOROUGH,
	async ({ page }) => {
		await visit(page, "/about");
		const button = bar(page).getByRole("button", { name: "Products menu" });
		const menu = page.locator("#mega-menu");
		await tabTo(page, button);
		await page.keyboard.press("Enter");
		await expect(menu).toBeVisible();
		await tabTo(page, menu.getByRole("link", { name: "Unitylink" }));
		await tabTo(page, menu.getByRole("tab", { name: "quick account" }));
		await page.keyboard.press("ArrowRight");
		await expect(menu.getByRole("tab", { name: "quick loan" })).toBeFocused();
		await expectSeen(page);
		await tabTo(page, menu.getByRole("link", { name: "Request a loan" }), 2);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		await expect(button).toBeFocused();
		await tabTo(page, bar(page).getByRole("link", { name: "Careers" }), 1);
	},
);

test("the search opens over the page, finds, leads to a result, and Escape leads back", async ({ page }) => {
	await visit(page, "/about");
	const opener = bar(page).getByRole("link", { name: "Search" });
	const dialog = page.getByRole("dialog", { name: "Search" });
	await tabTo(page, opener);
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("searchbox")).toBeFocused();
	await expectSeen(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	// In the moment it closes, the opener may be pressed again.
	await page.keyboard.press("Enter");
	await expect(dialog).toBeVisible();
	await page.evaluate(() => {
		document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
		(document.activeElement as HTMLElement).click();
	});
	await expect(dialog.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type("susu account");
	const result = dialog.getByRole("link", { name: /^Susu Account/ });
	await expect(result).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(result).toBeFocused();
	await expectSeen(page);
	await page.keyboard.press("Enter");
	await expect(heading(page)).toHaveText("Susu Account");
});

test("from the products to a product, and on to the form that asks for it", THOROUGH, async ({ page }) => {
	await visit(page, "/products");
	await tabTo(
		page,
		main(page).getByRole("listitem").getByRole("link", { name: "Salary Loans", exact: true }),
	);
	await page.keyboard.press("Enter");
	await expect(heading(page)).toHaveText("Salary Loans");
	await tabTo(
		page,
		main(page)
			.getByRole("link", { name: /^Apply/ })
			.first(),
	);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/contact/);
});

test("a gallery's pictures turn by arrows, and Escape leads back to it", THOROUGH, async ({ page }) => {
	await visit(page, "/news?tab=gallery");
	const opener = main(page)
		.getByRole("link", { name: /^View all images/ })
		.first();
	const lightbox = page.getByRole("dialog");
	await tabTo(page, opener);
	await page.keyboard.press("Enter");
	await expect(lightbox.getByText(/^Image 1 of/)).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(lightbox.getByText(/^Image 2 of/)).toBeVisible();
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(lightbox.getByText(/^Image (\d+) of \1$/)).toBeVisible();
	await tabTo(page, lightbox.getByRole("button", { name: "Next image" }));
	await tabTo(page, lightbox.getByRole("button", { name: "Show image 1" }));
	await page.keyboard.press("Escape");
	await expect(lightbox).toBeHidden();
	await expect(opener).toBeFocused();
});

test("a notice's document opens, its viewer changes, and Escape leads back", THOROUGH, async ({ page }) => {
	for (const host of ["https://docs.google.com/**", "https://view.officeapps.live.com/**"])
		await page.route(host, (route) =>
			route.fulfill({ contentType: "text/html", body: "<h1>A document</h1>" }),
		);
	await visit(page, "/notices/1");
	const opener = main(page).getByRole("link", { name: "View Attached Document" });
	const dialog = page.getByRole("dialog");
	await tabTo(page, opener);
	await page.keyboard.press("Enter");
	await expect(dialog.locator("iframe")).toBeVisible();
	await tabTo(page, dialog.getByRole("button", { name: "Office viewer" }));
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("button", { name: "Office viewer" })).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(opener).toBeFocused();
});

test(
	"the branches of a region are chosen, one is opened and shown, and the map lets the focus go",
	THOROUGH,
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

test("an enquiry: what is wrong leads to its field, and what came of it takes the focus", async ({
	page,
}) => {
	await visit(page, "/contact");
	const form = page.locator("form[action='/api/contact']");
	const send = form.getByRole("button", { name: "Send enquiry" });
	await tabTo(page, send);
	await page.keyboard.press("Enter");
	await expect(form.getByLabel("Name"), "the browser leads to the first empty field").toBeFocused();
	await expectSeen(page);
	const answers = [
		["Name", "  "],
		["Phone number", "024 123 4567"],
		["Email", "ama@example.com"],
		["Date of birth", "12241990"],
		["Business Location", `Stall ${Math.random().toString(36).slice(2)}`],
		["Nearest branch", "Ho Branch"],
	] as const;
	for (const [at, [label, text]] of answers.entries()) {
		if (at > 0) await tabTo(page, form.getByLabel(label));
		await page.keyboard.type(text);
	}
	await tabTo(page, send);
	await page.keyboard.press("Enter");
	await expect(form.getByRole("alert")).toBeFocused();
	await tabTo(page, form.getByRole("alert").getByRole("link", { name: "Name" }), 1);
	await page.keyboard.press("Enter");
	await expect(form.getByLabel("Name")).toBeFocused();
	await expectSeen(page);
	await page.keyboard.type("Ama Mensah");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Message sent successfully!")).toBeVisible();
	await expect(page.locator("#contact-message")).toBeFocused();
});

test(
	"an application: the file is chosen, and what is missing is named before it is sent",
	THOROUGH,
	async ({ page }) => {
		await visit(page, "/careers/1");
		const form = page.locator("form[action^='/api/applications/']");
		const submit = form.getByRole("button", { name: "Submit Application" });
		// Asked for early: the browser must know of it before the key comes.
		const chooser = page.waitForEvent("filechooser");
		await tabTo(page, form.getByLabel("Your CV"));
		await page.keyboard.press("Enter");
		await (await chooser).setFiles({ name: "CV.pdf", mimeType: "application/pdf", buffer: pdf(20_000) });
		await tabTo(page, submit);
		await page.keyboard.press("Enter");
		await expect(form.getByRole("alert")).toBeFocused();
		await tabTo(page, form.getByRole("alert").getByRole("link", { name: "Name" }), 1);
		await page.keyboard.press("Enter");
		await expect(form.getByLabel("Name")).toBeFocused();
		await page.keyboard.type(`Applicant ${Math.random().toString(36).slice(2)}`);
		await tabTo(page, form.getByLabel("Phone number"), 1);
		await page.keyboard.type("020 000 0000");
		await tabTo(page, form.getByLabel("Email"), 1);
		await page.keyboard.type("kofi@example.com");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("region", { name: "Your receipt" })).toBeVisible();
	},
);

test("the cookie banner comes first, is answered, and can be asked for again", async ({ page }) => {
	await page.goto("/about");
	const banner = page.getByRole("region", { name: /cookies/i });
	await expect(banner).toBeVisible();
	await tabTo(page, banner.getByRole("button", { name: "Customize" }));
	await page.keyboard.press("Enter");
	const analytics = banner.getByRole("checkbox", { name: "Analytics" });
	await tabTo(page, analytics);
	await page.keyboard.press("Space");
	await expect(analytics).toBeChecked();
	await tabTo(page, banner.getByRole("button", { name: "Save Preferences" }));
	await page.keyboard.press("Enter");
	await expect(banner).toHaveCount(0);
	await expect(main(page)).toBeFocused();
	const settings = page.getByRole("button", { name: "Cookie settings" });
	await settings.focus();
	await page.keyboard.press("Enter");
	await expect(banner.getByRole("heading")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(banner).toHaveCount(0);
	await expect(settings).toBeFocused();
});

for (const [path, size] of [
	["/", { width: 1280, height: 900 }],
	["/products/personal/salary%20loans", { width: 360, height: 740 }],
	["/locator", { width: 768, height: 900 }],
] as const) {
	test(
		`every stop on ${path} at ${size.width} px is seen, and the last one lets go`,
		THOROUGH,
		async ({ page }) => {
			await page.setViewportSize(size);
			// The banner stands over the foot of the page until it is answered: what has the focus must not hide there.
			await page.goto(path);
			await expect(page.locator(".site-cookies")).toBeVisible();
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

/** Every kind of link within the site: where it stands, and on which page. */
const LINKS: Record<string, [kind: string, link: (page: Page) => Locator][]> = {
	"/about": [
		["the logo", (page) => bar(page).getByRole("link", { name: /^Bestfield/ })],
		["a link of the bar", (page) => bar(page).getByRole("link", { name: "Careers" })],
		["a link of the foot", (page) => page.getByRole("contentinfo").getByRole("link", { name: "FAQs" })],
		["an offer", (page) => page.getByRole("complementary", { name: "Offers" }).getByRole("link").first()],
	],
	"/notices/1": [["a breadcrumb", (page) => main(page).getByRole("link", { name: "Notices", exact: true })]],
	"/products": [
		[
			"a card",
			(page) => main(page).getByRole("listitem").getByRole("link", { name: "Salary Loans", exact: true }),
		],
	],
	"/careers": [
		[
			"a button",
			(page) =>
				main(page)
					.getByRole("link", { name: /^Apply Now for/ })
					.first(),
		],
	],
	"/contact": [["a link in a sentence", (page) => main(page).getByRole("link", { name: "how to complain" })]],
	"/news/1": [["a related post", (page) => main(page).locator("a[href^='/stories/']").first()]],
	"/search?q=susu": [["a search result", (page) => main(page).locator("section li a").first()]],
};

for (const [from, links] of Object.entries(LINKS)) {
	const kinds = links.map(([kind]) => kind).join(", ");
	const options = thoroughUnless(from === "/contact");
	test(
		`${kinds}: each leads to the top of its page; back returns to the place`,
		options,
		async ({ page }) => {
			await visit(page, from);
			const title = await page.title();
			for (const [kind, link] of links) await test.step(kind, () => thereAndBack(page, link(page), title));
		},
	);
}

async function thereAndBack(page: Page, link: Locator, title: string) {
	await link.focus();
	await link.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveTitle(title);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(page).toHaveTitle(title);
	await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(200);
}

/** Links that change the page in place: the focus stays where it is, and so does the page. */
const CHOICES: [kind: string, from: string, name: string | RegExp][] = [
	["a tab", "/news", "Gallery"],
	["a category", "/products", "Savings"],
	["a page number", "/notices", "Page 2"],
];

for (const [kind, from, name] of CHOICES) {
	test(`${kind} keeps the focus, or hands it to what it brought`, THOROUGH, async ({ page }) => {
		await visit(page, from);
		const link = main(page).getByRole("link", { name }).first();
		await link.focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\?/);
		await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
		await expect(main(page).locator(":focus")).toHaveCount(1);
	});
}

test("the check finds a focused element that is covered or unmarked", async ({ page }) => {
	await refuseCookies(page);
	await page.setContent(
		`<header style="position:fixed;inset:0 0 auto;height:60px;background:#fff"></header><button style="outline:2px solid">a</button>`,
	);
	await page.keyboard.press("Tab");
	expect(await faultOfFocus(page)).toBe("button “a” is covered by header");
	await page.setContent(
		`<p style="overflow:hidden;display:grid"><button style="outline-offset:3px">a</button></p>`,
	);
	await page.keyboard.press("Tab");
	expect(await faultOfFocus(page), "its outline is cut off").toBe(
		"button “a” has nothing that shows the focus",
	);
	await page.setContent(`<button style="outline:none">a</button>`);
	await page.keyboard.press("Tab");
	expect(await faultOfFocus(page)).toBe("button “a” has nothing that shows the focus");
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

const expectSeen = (page: Page) => expect.poll(() => faultOfFocus(page)).toBe("");

/**
 * What is wrong with where the focus shows: nothing marks it, or something that stands fixed covers it (WCAG 2.4.7, 2.4.11,
 * and 2.4.12 for all that is no larger than the window). Empty when it is seen.
 */
function faultOfFocus(page: Page): Promise<string> {
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
				const cover = over?.closest(".site-header, header, .site-cookies, .site-rail, dialog");
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
