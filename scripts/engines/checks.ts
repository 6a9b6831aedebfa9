import { DESKTOP, type Engine, PHONE } from "./engine.ts";

/** Runs in every page: waits until a condition holds, up to a limit. */
const HELP = `
	const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
	const until = async (what, holds, ms = 20000) => {
		for (let spent = 0; spent < ms; spent += 100) {
			const value = holds();
			if (value) return value;
			await wait(100);
		}
		throw new Error("not: " + what);
	};
	const one = (selector) => document.querySelector(selector);
	const button = (name) => Array.prototype.find.call(document.querySelectorAll("button, summary, a"), (element) =>
		(element.getAttribute("aria-label") || element.textContent || "").trim() === name);
	// The content of a closed <details> has a box in newer Chromium too.
	const isFolded = (element) => { const closed = element.closest("details:not([open])"); return Boolean(closed) && !element.closest("summary"); };
	const isSeen = (element) => Boolean(element) && !isFolded(element) && element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
	const type = (element, text) => {
		const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype
			: element instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
		Object.getOwnPropertyDescriptor(prototype, "value").set.call(element, text);
		element.dispatchEvent(new Event("input", { bubbles: true }));
		element.dispatchEvent(new Event("change", { bubbles: true }));
	};
	const isAlive = () => document.documentElement.dataset.islands === "ready";
	await until("its scripts run", isAlive);
`;

const inPage = (engine: Engine, body: string) => engine.run(HELP + body);

/** A visible element: its box in whole pixels, and the part of its style that every supported browser must show alike. */
type Part = {
	left: number;
	width: number;
	height: number;
	fontSize: number;
	look: string;
	/** It is in a row that wraps. */
	isInRow: boolean;
};

/** The visible elements of a page by their place in the document, and how far content overflows the window sideways. */
export type Layout = { width: number; height: number; overflow: number; parts: Record<string, Part> };

/** Reads the layout once the page's scripts run and its height has settled. */
export async function layoutOf(engine: Engine): Promise<Layout> {
	return (await inPage(
		engine,
		`
		// Whether the page's own font loads in time is a matter of chance. With one fixed font, layouts can be compared.
		document.documentElement.style.setProperty("--font-figtree", "'DejaVu Sans', sans-serif");
		// Only newer engines avoid a last line of one word.
		document.body.style.setProperty("text-wrap", "wrap");
		// Only newer engines know :has(), with which a page keeps some cards back on phones.
		for (const element of document.querySelectorAll("[class*=':has(']"))
			element.className = element.className.replace(/\\S*:has\\(\\S*/g, "");
		let height = 0;
		let settled = 0;
		await until("its height settles", () => {
			settled = document.documentElement.scrollHeight === height ? settled + 1 : 0;
			height = document.documentElement.scrollHeight;
			return settled >= 4;
		});
		const parts = {};
		const rgb = (colour) => /^rgba\\(.*, 0\\)$/.test(colour) ? "none" : colour;
		const walk = (element, path, isInWrappingRow) => {
			const style = getComputedStyle(element);
			const box = element.getBoundingClientRect();
			if (style.display === "none" || box.width * box.height === 0) return;
			// The box of an inline element depends on where its lines break. A one-pixel box is text for screen readers.
			const isInline = style.display === "inline" || box.width * box.height <= 1;
			// Only newer Chromiums report a radius for the radio buttons that they draw themselves.
			const isNative = element.matches("input[type=radio], input[type=checkbox]") && style.appearance !== "none";
			const isInRow = isInWrappingRow || /^inline-/.test(style.display);
			if (style.visibility === "visible") parts[path] = {
				isInRow,
				left: isInline ? 0 : Math.round(box.left + scrollX),
				width: isInline ? 0 : Math.round(box.width),
				height: isInline ? 0 : Math.round(box.height),
				fontSize: parseFloat(style.fontSize),
				look: [
					style.position, style.fontWeight,
					"colour " + rgb(style.color), "background " + rgb(style.backgroundColor), "opacity " + Math.round(style.opacity * 10) / 10,
					"radius " + (isNative ? "the browser's own" : style.borderTopLeftRadius), "shadow " + (style.boxShadow === "none" ? "none" : "some"),
					"image " + (style.backgroundImage === "none" ? "none" : style.backgroundImage.split("(")[0]),
				].join(", "),
			};
			if (element.localName === "svg") return;
			const isClosed = element.localName === "details" && !element.open;
			Array.prototype.forEach.call(element.children, (child, at) => {
				if (isClosed && child.localName !== "summary") return;
				const name = typeof child.className === "string" && child.className ? "." + child.className.split(" ")[0] : "";
				walk(child, path + " > " + child.localName + name + ":" + (at + 1), isInRow || style.flexWrap === "wrap");
			});
		};
		walk(document.body, "", false);
		return { width: innerWidth, height: document.documentElement.scrollHeight, overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth), parts };
	`,
	)) as Layout;
}

/** How the layout differs from the expected one; empty if a visitor would see the same page. */
export function differences(layout: Layout, expected: Layout, hasOtherLetters = false): string[] {
	const found: string[] = [];
	// Chromium before 105 rounded line heights down to whole pixels. In a wider font, a text may need one more line, and an element with
	// several texts two lines or another row of buttons.
	const tolerance = hasOtherLetters
		? { page: 0.04, px: 10, width: 0.04, linePx: 34, rowPx: 64, height: 0.08 }
		: { page: 0.01, px: 2, width: 0.01, linePx: 8, rowPx: 8, height: 0.03 };
	if (Math.abs(layout.height / expected.height - 1) > tolerance.page)
		found.push(`${layout.height} px high instead of ${expected.height}`);
	if (layout.overflow > 0) found.push(`${layout.overflow} px stick out`);
	for (const path of new Set([...Object.keys(layout.parts), ...Object.keys(expected.parts)])) {
		const [part, model] = [layout.parts[path], expected.parts[path]];
		if (!part || !model) {
			found.push(`${path} ${part ? "shows" : "does not show"}`);
			continue;
		}
		if (part.look !== model.look) found.push(`${path} looks ${part.look} instead of ${model.look}`);
		if (Math.abs(part.fontSize - model.fontSize) > 0.2)
			found.push(`${path} has letters of ${part.fontSize} px instead of ${model.fontSize}`);
		// Carousels move by themselves, and the cards of one are larger in its middle.
		if (/\.slides|\.card-ring|\.quotes/.test(path)) continue;
		const allowed = Math.max(tolerance.px, tolerance.width * model.width);
		if (Math.abs(part.width - model.width) > allowed)
			found.push(`${path} is ${part.width} px wide instead of ${model.width}`);
		const mayWrap = hasOtherLetters && part.isInRow;
		if (!mayWrap && Math.abs(part.left - model.left) > allowed)
			found.push(`${path} stands at ${part.left} px instead of ${model.left}`);
		const { linePx, rowPx } = tolerance;
		const allowedHeight = Math.max(model.height > 200 ? rowPx : linePx, tolerance.height * model.height);
		if (Math.abs(part.height - model.height) > allowedHeight)
			found.push(`${path} is ${part.height} px high instead of ${model.height}`);
	}
	return found;
}

/** Opens and closes the phone menu, whose last entry must be reachable, and the desktop's products menu. */
export const menus = async (engine: Engine, site: string) => {
	await engine.open(`${site}/`);
	await inPage(
		engine,
		`
		const opener = one("header details summary");
		opener.click();
		const menu = await until("the menu is open", () => isSeen(one(".small-menu")) && one(".small-menu"));
		const box = menu.getBoundingClientRect();
		if (box.bottom > innerHeight + 1) throw new Error("the menu ends below the window");
		const entries = menu.querySelectorAll("a");
		menu.scrollTop = menu.scrollHeight;
		await wait(200);
		const last = Array.prototype.filter.call(entries, isSeen).pop().getBoundingClientRect();
		if (last.bottom > innerHeight + 1 || last.height < 10) throw new Error("the last entry cannot be reached");
		opener.click();
		await until("the menu is closed", () => !isSeen(one(".small-menu")));
	`,
	);
	await engine.resize(DESKTOP);
	await engine.open(`${site}/`);
	await inPage(
		engine,
		`
		const opener = button("Products menu");
		if (!isSeen(opener)) throw new Error("the products menu has no button");
		opener.click();
		const menu = await until("the products menu is open", () => isSeen(one("#mega-menu")) && one("#mega-menu"));
		if (menu.querySelectorAll("a").length < 10) throw new Error("the products menu is empty");
		opener.click();
		await until("the products menu is closed", () => !isSeen(one("#mega-menu")));
	`,
	);
	await engine.resize(PHONE);
};

/** Sends an enquiry and an application with a CV, both by script. */
export const forms = async (engine: Engine, site: string, cv: string) => {
	await engine.open(`${site}/contact`);
	await inPage(
		engine,
		`
		const form = one("form[action='/api/contact']");
		const field = (name) => form.elements.namedItem(name);
		type(field("name"), "Visitor " + Math.random().toString(36).slice(2));
		type(field("phone"), "024 123 4567");
		type(field("email"), "ama@example.com");
		type(field("dob"), "1990-12-24");
		type(field("address"), "Kumasi");
		type(field("location"), field("location").options[1].value);
		type(field("description"), "Which papers do I need?");
		form.querySelector("button[type=submit]").click();
		await until("the enquiry is received", () => /Message sent successfully|was received/.test(one("main").textContent), 40000);
		if (!form.ownerDocument.defaultView) throw new Error("the form left the page");
	`,
	);
	await engine.open(`${site}/careers/1`);
	await inPage(engine, "");
	await engine.chooseFile("form[action^='/api/applications/'] input[type=file]", cv);
	await inPage(
		engine,
		`
		window.isSamePage = true;
		const form = one("form[action^='/api/applications/']");
		const fields = Array.prototype.filter.call(form.elements, (field) => field.name && field.type !== "hidden" && field.type !== "file" && field.tabIndex >= 0);
		for (const field of fields) {
			if (field.tagName === "BUTTON") continue;
			type(field, field.type === "email" ? "kofi@example.com" : field.type === "tel" ? "020 000 0000" : field.tagName === "SELECT" ? field.options[1].value : "Applicant " + Math.random().toString(36).slice(2));
		}
		form.querySelector("button[type=submit]").click();
		await until("the application is received", () => /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]/.test(one("main").textContent), 40000);
		if (!window.isSamePage) throw new Error("the form left the page");
	`,
	);
};

/** Each island with its page and the expected result of using it. */
export const ISLANDS: Record<string, [path: string, body: string]> = {
	carousel: [
		"/",
		`
		const next = await until("the carousel's button", () => button("Next product"));
		const centre = () => { const card = one(".card-ring > [data-centre]"); return card && card.textContent; };
		const before = centre();
		next.click();
		await until("another card in the centre", () => centre() && centre() !== before);
	`,
	],
	lightbox: [
		"/news?tab=gallery",
		`
		one("a[data-picture]").click();
		const dialog = await until("the lightbox", () => isSeen(one("dialog.lightbox[open]")) && one("dialog.lightbox[open]"));
		const picture = await until("its picture", () => { const image = dialog.querySelector(".lightbox-stage img"); return image && image.naturalWidth > 0 && image; });
		const box = picture.getBoundingClientRect();
		if (box.width < 200 || box.height < 200 || box.bottom > innerHeight + 1) throw new Error("the picture is not seen: " + JSON.stringify(box));
		button("Next image").click();
		await until("the second image", () => dialog.textContent.indexOf("Image 2 of") >= 0);
	`,
	],
	map: [
		"/locator",
		`
		const map = one("section[aria-label='Map of branches']");
		map.scrollIntoView();
		const drawing = map.querySelector("img");
		await until("the drawn map", () => isSeen(drawing) && drawing.naturalWidth > 0);
		button("Show streets").click();
		await until("the map with its pins", () => one(".leaflet-container") && one(".leaflet-container").clientHeight > 100 && one(".leaflet-marker-icon"));
	`,
	],
	filters: [
		"/notices",
		`
		const count = () => document.querySelectorAll("main article").length;
		const before = count();
		type(one("main input[type=search]"), "PIN");
		await until("fewer notices", () => count() > 0 && count() < before);
		type(one("main input[type=search]"), "zzzz");
		await until("no notice", () => one("main").textContent.indexOf("No notices match your filters") >= 0);
	`,
	],
	calculator: [
		"/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2",
		`
		const result = () => one("main").textContent;
		const before = result();
		type(one("main form input[name=amount]"), "9000");
		await until("another result", () => result() !== before && /9,?000/.test(result() + one("main form input[name=amount]").value));
	`,
	],
	"USSD phone": [
		"/ussd",
		`
		const phone = one("form[aria-label='Phone to try']");
		if (!isSeen(phone)) throw new Error("the phone is not seen");
		phone.querySelector("button[type=submit]").click();
		await until("its menu", () => phone.textContent.indexOf("1. Check balance") >= 0);
	`,
	],
	search: [
		"/search",
		`
		type(one("main input[type=search]"), "loan");
		await until("what was found", () => document.querySelectorAll("main li a, main article a").length > 3);
	`,
	],
};

export const useIsland = async (engine: Engine, site: string, name: string) => {
	const [path, body] = ISLANDS[name] ?? ["/", ""];
	await engine.open(site + path);
	await inPage(engine, body);
};
