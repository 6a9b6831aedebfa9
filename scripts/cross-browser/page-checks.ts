/**
 * The checks of one engine. They run in the engine itself, in a page around the site's own, which is in a frame with the width and
 * height of a screen: so no engine needs a driver, and all have the same screens.
 */
import type { Layout, Part, Plan, Report } from "./report.ts";

type Size = { width: number; height: number };
const PHONE: Size = { width: 360, height: 780 };
const DESKTOP: Size = { width: 1280, height: 900 };
/** A page that takes longer to load counts as failed. */
const OPEN_MS = 60_000;
const RESPONSE_MS = 40_000;

const frame = document.querySelector("iframe") as HTMLIFrameElement;
/** The errors of the pages since the last report. */
const errors: string[] = [];
/**
 * The page was left before its font (NS_BINDING_ABORTED) or an island had come, or while it faded into the next. An island that
 * fails shows in its own check.
 */
const ABANDONED = /status=2152398850|error loading dynamically imported|Transition was aborted/;

/** Each page calls it with its window before any other script (`stage.ts`). */
Object.assign(window, {
	watch: (page: Window) => {
		const note = (text: unknown) => void (ABANDONED.test(String(text)) || errors.push(String(text)));
		page.addEventListener("error", ({ message }) => note(message));
		page.addEventListener("unhandledrejection", ({ reason }) => note(reason));
		page.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
			note(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
		);
	},
});

const { paths, wide }: Plan = await (await fetch("/engine/plan")).json();
// One frame throughout: from the second page on, style sheets and scripts come from the cache.
for (const path of paths) await attempt("appearance", path, () => layoutOf(path, PHONE));
for (const path of wide) await attempt("appearance", path, () => layoutOf(path, DESKTOP));
await attempt("menus", "the phone's menu", phoneMenu);
await attempt("forms", "an enquiry", enquiry);
await attempt("forms", "an application", application);
for (const [name, use] of Object.entries(islands())) await attempt("islands", name, use);
await sendReport({ isLast: true, errors: [], agent: navigator.userAgent });

async function attempt(column: Report["column"], what: string, act: () => Promise<unknown>) {
	const seen = await act().then(
		(layout) => ({ layout: layout as Layout | undefined }),
		(error) => ({ failure: String(error) }),
	);
	await sendReport({ column, what, ...seen, errors: errors.splice(0) });
}

function sendReport(report: Report) {
	return fetch("/engine/report", { method: "POST", body: JSON.stringify(report) });
}

/** Opens a page, once its scripts run. */
async function open(path: string, size = PHONE): Promise<void> {
	Object.assign(frame.style, { width: `${size.width}px`, height: `${size.height}px` });
	const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
	view().location.assign(path);
	const late = wait(OPEN_MS).then(() => Promise.reject(new Error("it does not load")));
	await Promise.race([loaded, late]);
	await until("its scripts run", () => view().document.documentElement.dataset.islands === "ready");
}

function view() {
	return frame.contentWindow as Window & typeof globalThis;
}

function all<E extends HTMLElement>(selector: string): E[] {
	return [...view().document.querySelectorAll<E>(selector)];
}

function one<E extends HTMLElement>(selector: string): E {
	const [element] = all<E>(selector);
	if (!element) throw new Error(`there is no ${selector}`);
	return element;
}

function textOf(selector: string): string {
	return one(selector).textContent ?? "";
}

function wait(ms: number) {
	return new Promise((resolve) => setTimeout(resolve, ms));
}

async function until<T>(what: string, holds: () => T, ms = 20_000): Promise<NonNullable<T>> {
	for (let spent = 0; spent < ms; spent += 100) {
		const value = holds();
		if (value) return value;
		await wait(100);
	}
	throw new Error(`not: ${what}`);
}

/** A button by its name. */
function button(name: string) {
	const nameOf = (element: Element) => element.getAttribute("aria-label") || element.textContent || "";
	return all("button, summary, a").find((element) => nameOf(element).trim() === name);
}

function isSeen(element: Element | undefined): boolean {
	if (!element) return false;
	// The content of a closed <details> has a box in newer Chromium too.
	const isFolded = element.closest("details:not([open])") && !element.closest("summary");
	return (
		!isFolded &&
		element.getClientRects().length > 0 &&
		view().getComputedStyle(element).visibility === "visible"
	);
}

function seen(selector: string) {
	return all(selector).find(isSeen);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** As if a visitor typed: React notices only what its own property does not do. */
function type(field: Field, text: string): void {
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
	for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Reads the layout once the page's height has settled. */
async function layoutOf(path: string, size: Size): Promise<Layout> {
	await open(path, size);
	const { documentElement: root, body } = view().document;
	// Whether the page's own font loads in time is a matter of chance. With one fixed font, layouts can be compared.
	root.style.setProperty("--font-sans", "'DejaVu Sans', sans-serif");
	// Only newer engines avoid a last line of one word.
	body.style.setProperty("text-wrap", "wrap");
	// Only newer engines know :has(), with which a page keeps some cards back on phones.
	for (const element of all("[class*=':has(']"))
		element.className = element.className.replace(/\S*:has\(\S*/g, "");
	// Only newer engines know container queries. Here all show what older ones fall back to.
	for (const element of all(".comparison, .portrait")) element.style.setProperty("container-type", "normal");
	for (const initials of all(".portrait > [aria-hidden]")) initials.style.fontSize = "20px";
	let height = 0;
	let settled = 0;
	await until("its height settles", () => {
		settled = root.scrollHeight === height ? settled + 1 : 0;
		height = root.scrollHeight;
		return settled >= 4;
	});
	const parts: Layout["parts"] = {};
	collectParts(body, "", false, parts);
	return {
		width: view().innerWidth,
		height: root.scrollHeight,
		overflow: Math.max(0, root.scrollWidth - view().innerWidth),
		parts,
	};
}

function collectParts(element: Element, path: string, isInWrappingRow: boolean, parts: Layout["parts"]) {
	const style = view().getComputedStyle(element);
	const box = element.getBoundingClientRect();
	if (style.display === "none" || box.width * box.height === 0) return;
	const isInRow = isInWrappingRow || /^inline-/.test(style.display);
	if (style.visibility === "visible") parts[path] = partOf(element, style, isInRow);
	if (element.localName === "svg") return;
	const isClosed = element.matches("details:not([open])");
	for (const [at, child] of [...element.children].entries()) {
		if (isClosed && child.localName !== "summary") continue;
		const [first] = child.classList;
		const name = `${child.localName}${first && child.localName !== "svg" ? `.${first}` : ""}:${at + 1}`;
		collectParts(child, `${path} > ${name}`, isInRow || style.flexWrap === "wrap", parts);
	}
}

function partOf(element: Element, style: CSSStyleDeclaration, isInRow: boolean): Part {
	const box = element.getBoundingClientRect();
	// The box of an inline element depends on where its lines break. A one-pixel box is text for screen readers.
	const isInline = style.display === "inline" || box.width * box.height <= 1;
	// Only newer Chromiums report a radius for the radio buttons that they draw themselves.
	const isNative = element.matches("input[type=radio], input[type=checkbox]") && style.appearance !== "none";
	const colour = (value: string) => (/^rgba\(.*, 0\)$/.test(value) ? "none" : value);
	return {
		isInRow,
		left: isInline ? 0 : Math.round(box.left + view().scrollX),
		width: isInline ? 0 : Math.round(box.width),
		height: isInline ? 0 : Math.round(box.height),
		fontSize: Number.parseFloat(style.fontSize),
		look: [
			style.position,
			style.fontWeight,
			`colour ${colour(style.color)}`,
			`background ${colour(style.backgroundColor)}`,
			`opacity ${Math.round(Number(style.opacity) * 10) / 10}`,
			`radius ${isNative ? "the browser's own" : style.borderTopLeftRadius}`,
			`shadow ${style.boxShadow === "none" ? "none" : "some"}`,
			`image ${style.backgroundImage.split("(")[0]}`,
		].join(", "),
	};
}

/** Opens and closes the menu, whose last entry must be reachable. */
async function phoneMenu() {
	await open("/");
	const opener = one("header details summary");
	opener.click();
	const menu = await until("the menu is open", () => seen(".small-menu"));
	const { innerHeight } = view();
	if (menu.getBoundingClientRect().bottom > innerHeight + 1)
		throw new Error("the menu ends below the window");
	menu.scrollTop = menu.scrollHeight;
	await wait(200);
	const last = all(".small-menu a").filter(isSeen).at(-1)?.getBoundingClientRect();
	if (!last || last.bottom > innerHeight + 1 || last.height < 10)
		throw new Error("the last entry cannot be reached");
	opener.click();
	await until("the menu is closed", () => !seen(".small-menu"));
}

async function enquiry() {
	await open("/contact");
	const form = one<HTMLFormElement>("form[action='/api/contact']");
	const field = (name: string) => form.elements.namedItem(name) as Field;
	for (const [name, text] of Object.entries({
		name: `Visitor ${Math.random().toString(36).slice(2)}`,
		phone: "024 123 4567",
		email: "ama@example.com",
		dob: "1990-12-24",
		address: "Kumasi",
		location: (field("location") as HTMLSelectElement).options[1]?.value ?? "",
		description: "Which papers do I need?",
	}))
		type(field(name), text);
	await sent(form, /Message sent successfully|was received/);
}

async function application() {
	await open("/careers/1");
	const form = one<HTMLFormElement>("form[action^='/api/applications/']");
	const files = new DataTransfer();
	files.items.add(new File([await (await fetch("/engine/cv.pdf")).blob()], "cv.pdf"));
	const fields = [...form.elements].filter(
		(field): field is Field => field.matches("input, select, textarea") && (field as Field).tabIndex >= 0,
	);
	for (const field of fields) {
		if (field.type === "file") {
			(field as HTMLInputElement).files = files.files;
			field.dispatchEvent(new Event("change", { bubbles: true }));
		} else if (field.type === "email") type(field, "kofi@example.com");
		else if (field.type === "tel") type(field, "020 000 0000");
		else if (field.localName === "select") type(field, (field as HTMLSelectElement).options[1]?.value ?? "");
		else if (field.type !== "hidden" && field.name)
			type(field, `Applicant ${Math.random().toString(36).slice(2)}`);
	}
	await sent(form, /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]/);
}

/** Sends the form once its script has come: its page must stay. Before that, forms are the browser's. */
async function sent(form: HTMLFormElement, expected: RegExp) {
	const page = view().document;
	const island = form.closest<HTMLElement>("site-island");
	await until("the form's script has come", () => island?.dataset.islandStatus === "ready");
	form.querySelector<HTMLElement>("button[type=submit]")?.click();
	await until(`the page says ${expected}`, () => expected.test(textOf("main")), RESPONSE_MS);
	if (view().document !== page) throw new Error("the form left the page");
}

/** Uses the islands that rest on what engines do differently: animation, dialogs, decoding of pictures and the map. */
function islands(): Record<string, () => Promise<void>> {
	return {
		carousel: async () => {
			await open("/");
			const next = await until("the carousel's button", () => button("Next product"));
			const centre = () => all(".card-ring > [data-centre]")[0]?.textContent;
			const before = centre();
			next.click();
			await until("another card in the centre", () => centre() && centre() !== before);
		},
		lightbox: async () => {
			await open("/news?tab=gallery");
			one("a[data-picture]").click();
			await until("the lightbox", () => seen("dialog.lightbox[open]"));
			const picture = await until("its picture", () =>
				all<HTMLImageElement>("dialog .lightbox-stage img").find(({ naturalWidth }) => naturalWidth > 0),
			);
			const box = picture.getBoundingClientRect();
			if (box.width < 200 || box.height < 200 || box.bottom > view().innerHeight + 1)
				throw new Error(`the picture is not seen: ${JSON.stringify(box)}`);
			button("Next image")?.click();
			await until("the second image", () => textOf("dialog.lightbox").includes("Image 2 of"));
		},
		map: async () => {
			await open("/locator");
			const drawing = one<HTMLImageElement>("section[aria-label='Map of branches'] img");
			drawing.scrollIntoView();
			await until("the drawn map", () => isSeen(drawing) && drawing.naturalWidth > 0);
			button("Show streets")?.click();
			await until(
				"the map with its pins",
				() => (all(".leaflet-container")[0]?.clientHeight ?? 0) > 100 && all(".leaflet-marker-icon")[0],
			);
		},
	};
}
