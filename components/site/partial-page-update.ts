import { hasModifier } from "#components/ui/has-modifier";
import { UPDATE_FAILURE } from "#components/ui/update-failure";
import { WIDE_SCREEN } from "#lib/company/limits";
import { FAILURE_TEXT, KEEP_PLACE, LIVE_FORM, VIEW } from "#lib/islands/data-attributes";
import { CONTENT_REPLACED, ISLAND, ISLAND_LEAVES, URL_REPLACED } from "#lib/islands/island-markup";
import { afterPaint } from "#lib/web/after-paint";
import { LOADING_AFTER_MS } from "#lib/web/deadline";
import { fetchPage } from "#lib/web/fetch-page";
import { hasGoneOn } from "#lib/web/has-gone-on";
import { headOf, showHead } from "#lib/web/page-head";

/** How long a pause in typing starts a search. */
const TYPING_PAUSE_MS = 250;

/** The URL that the page shows, without its anchor. */
let shown = "";
/** The path that links lead to where several URLs show one screen. A variant of the page names none. */
let canonicalPath: string | undefined;
let latest: AbortController | undefined;
/** Until what is typed is searched for. */
let pause: ReturnType<typeof setTimeout> | undefined;

/**
 * Lets tabs, filters and searches show another view of the same page at once: what is marked `VIEW` gets the content of
 * the same part of the fetched page, and everything else stays as it is: the place of what was pressed, the focus, what is being
 * typed. It follows links with `KEEP_PLACE` and forms with `LIVE_FORM`. Without it links and forms load a page.
 */
export function updatePagePartially(): void {
	const { canonical } = headOf(document);
	canonicalPath = canonical && new URL(canonical).pathname;
	shown = withoutAnchor(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
	document.addEventListener("click", onClick);
	// Somebody may go back from a page that was loaded again before this script has come.
	followUrl();
	addEventListener("popstate", () => {
		fillFormsFromUrl();
		followUrl();
	});
	document.addEventListener(URL_REPLACED, () => {
		shown = withoutAnchor(location.href);
	});
	document.addEventListener("submit", (event) => {
		const form = liveForm(event.target);
		if (!form) return;
		event.preventDefault();
		search(form, "replaceState");
	});
	document.addEventListener("input", ({ target }) => {
		const form = liveForm(target);
		clearTimeout(pause);
		if (form && !isChoice(target)) pause = setTimeout(() => search(form, "replaceState"), TYPING_PAUSE_MS);
	});
	// "Back" undoes a choice, which is painted before it is looked for.
	document.addEventListener("change", ({ target }) => {
		const form = liveForm(target);
		if (form && isChoice(target)) void afterPaint().then(() => search(form, "pushState"));
	});
	// Words typed and choices made before. Browsers restore choices, too, without a sign of it.
	for (const form of liveForms()) {
		const changed = controlsOf(form).filter(
			(control) => isChanged(control) && (window.hasChosen || !isChoice(control)),
		);
		if (changed.length > 0) search(form, changed.some(isChoice) ? "pushState" : "replaceState");
	}
}

function followUrl() {
	if (hasViews() && withoutAnchor(location.href) !== shown) void show(location.href);
}

function onClick(event: MouseEvent) {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
	const { keepPlace } = link.dataset;
	if (keepPlace === undefined || !isThisScreen(link) || !hasViews()) return;
	event.preventDefault();
	mark(link);
	const href = withTypedWords(link.href);
	// A retry adds no entry to the history.
	history[href === location.href ? "replaceState" : "pushState"](null, "", href);
	let place = 0;
	const onArrival = () => {
		place = link.getBoundingClientRect().top;
	};
	void show(href, { onArrival }).then((isShown) => {
		if (!isShown || hasGoneOn(link)) return;
		// On a small screen, a tab that names its target scrolls to it.
		const target = keepPlace === "wide" && !isWide() && document.getElementById(link.hash.slice(1));
		if (!target) return focusKept(link, place);
		target.scrollIntoView();
		target.focus({ preventScroll: true });
	});
}

/** Marks the pressed link at once, also while its view is loading. */
function mark(link: HTMLElement) {
	const marked = link.closest("ul, ol")?.querySelector("[aria-current]");
	const kind = marked?.getAttribute("aria-current");
	if (!kind) return;
	marked?.removeAttribute("aria-current");
	link.setAttribute("aria-current", kind);
}

/** A link of a list keeps its search. Words that the page does not know yet belong to it, too. */
function withTypedWords(href: string): string {
	const url = new URL(href);
	for (const { type, name, value, defaultValue } of liveForms().flatMap(controlsOf) as HTMLInputElement[]) {
		const words = value.trim();
		const keepsSearch = (url.searchParams.get(name) ?? "") === defaultValue;
		if (type !== "search" || !keepsSearch || words === defaultValue) continue;
		url.searchParams.delete("page");
		url.searchParams.delete(name);
		if (words) url.searchParams.set(name, words);
	}
	return url.href;
}

const isThisScreen = ({ origin, pathname }: HTMLAnchorElement): boolean =>
	origin === location.origin && [location.pathname, canonicalPath].includes(pathname);

const hasViews = () => document.querySelector(`main [${VIEW}]`) !== null;

const isWide = () => matchMedia(WIDE_SCREEN).matches;

const withoutAnchor = (url: string) => url.split("#", 1)[0] ?? "";

const liveForms = () => [...document.querySelectorAll<HTMLFormElement>(`form[${LIVE_FORM}]`)];

const liveForm = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLFormElement>(`form[${LIVE_FORM}]`) : null;

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
	...form.querySelectorAll<Control>("input[type=search], input[type=checkbox], select"),
];

const isCheckbox = (target: EventTarget | null): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.type === "checkbox";

const isChoice = (target: EventTarget | null) => target instanceof HTMLSelectElement || isCheckbox(target);

/** Whether a visitor changed what the page came with. */
function isChanged(control: Control): boolean {
	if (control instanceof HTMLSelectElement)
		return control.options[control.selectedIndex]?.defaultSelected === false;
	return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}

/** Shows what the form finds. Other parameters of the URL (`utm_source`) stay. */
function search(form: HTMLFormElement, change: "pushState" | "replaceState") {
	const url = new URL(location.href);
	// New words begin on the first page, and search everything.
	const names = [...controlsOf(form).map(({ name }) => name), "page", "kind"];
	for (const name of names) url.searchParams.delete(name);
	const values = new FormData(form);
	// Its hidden fields may be older than the URL.
	for (const { name } of controlsOf(form)) {
		const words = String(values.get(name) ?? "").trim();
		if (words) url.searchParams.set(name, words);
	}
	if (withoutAnchor(url.href) === shown) return;
	history[change](null, "", url);
	void show(url.href, { typedIn: form, keeps: () => true });
}

/** Whether a field keeps its value when the fetched page has another. */
type Keeps = (control: Control) => boolean;

const isTypedInto: Keeps = (control) => control === document.activeElement && !isChoice(control);

type ShowOptions = {
	typedIn?: HTMLFormElement;
	keeps?: Keeps;
	/** Called before anything is replaced. */
	onArrival?: () => void;
};

/**
 * Fetches the page at the URL and shows its views. Resolves with whether they are shown: the visitor may have chosen something else
 * meanwhile.
 */
async function show(
	href: string,
	{ typedIn, keeps = isTypedInto, onArrival }: ShowOptions = {},
): Promise<boolean> {
	clearTimeout(pause);
	latest?.abort();
	const fetching = new AbortController();
	latest = fetching;
	shown = withoutAnchor(href);
	const views = [...document.querySelectorAll<HTMLElement>(`main [${VIEW}]`)];
	for (const view of views) view.setAttribute("aria-busy", "true");
	const slow = setTimeout(sayThatItLoads, LOADING_AFTER_MS, views);
	try {
		const { page } = await fetchPage(href, fetching, { headers: { accept: "text/html" } });
		const parts = new Map(
			[...page.querySelectorAll<HTMLElement>(`main [${VIEW}]`)].map((part) => [part.dataset.view, part]),
		);
		// Another page, such as one that failed as a whole, or before a receipt. The page has its URL already.
		if (!views.some(({ dataset }) => parts.has(dataset.view))) {
			sayThatItLoads(views);
			loadUrl();
			return false;
		}
		showHead(headOf(page));
		onArrival?.();
		const hadFocus = views.some((view) => view.contains(document.activeElement));
		for (const view of views) replace(view, parts.get(view.dataset.view)?.innerHTML ?? "");
		fillForms(page, keeps);
		if (typedIn && hadFocus) controlsOf(typedIn)[0]?.focus({ preventScroll: true });
		document.dispatchEvent(new Event(CONTENT_REPLACED));
		return true;
	} catch {
		if (latest === fetching) showFailure(views);
		return false;
	} finally {
		clearTimeout(slow);
	}
}

/** Says what is loading, where it is seen wherever the page is scrolled to. It goes with the view. */
function sayThatItLoads(views: readonly HTMLElement[]) {
	const view = views.find(({ dataset }) => dataset.loading);
	if (!view || view.querySelector(".view-loading")) return;
	const note = document.createElement("p");
	note.className = "view-loading";
	note.textContent = view.dataset.loading ?? "";
	view.append(note);
	const status = views.find((each) => each.getAttribute("role") === "status");
	if (status) status.textContent = note.textContent;
}

/**
 * Loads the page at the URL: from another spelling of it, because after a reload "Back" would change the URL and leave the page as it
 * is.
 */
function loadUrl() {
	const { href, search } = location;
	history.replaceState(null, "", withoutAnchor(href) + (search ? "&" : "?"));
	location.replace(href);
}

function replace(view: HTMLElement, html: string) {
	for (const island of view.querySelectorAll(ISLAND)) island.dispatchEvent(new Event(ISLAND_LEAVES));
	view.innerHTML = html;
	view.removeAttribute("aria-busy");
}

/** Puts a message in place of the part that has a text for it (`FAILURE_TEXT`). The rest stays as it was. The same search may be tried again. */
function showFailure(views: readonly HTMLElement[]) {
	shown = "";
	for (const view of views) {
		view.removeAttribute("aria-busy");
		view.querySelector(".view-loading")?.remove();
		// How many were found before.
		if (view.getAttribute("role") === "status") view.textContent = "";
	}
	const part = document.querySelector<HTMLElement>(`main [${FAILURE_TEXT}]`) ?? views[0];
	if (!part) return;
	const { failure: message = "This could not be loaded", toast } = part.dataset;
	const hadFocus = part.contains(document.activeElement);
	replace(part, UPDATE_FAILURE);
	const [text, link] = [part.querySelector("p"), part.querySelector("a")];
	if (text) text.textContent = message;
	if (link) link.href = location.href;
	if (hadFocus) link?.focus({ preventScroll: true });
	if (toast !== undefined)
		import("#components/ui/toaster").then(
			(toaster) => toaster.showFailure(message),
			// Without it the message may be below the screen.
			() => text?.scrollIntoView({ block: "nearest" }),
		);
}

/** Back and forward, and filters, change a form from outside. */
function fillForms(page: Document, keeps: Keeps) {
	for (const control of liveForms().flatMap(controlsOf)) {
		const sent = page.querySelector<Control>(`form[${LIVE_FORM}] [name="${CSS.escape(control.name)}"]`);
		if (!sent) continue;
		if (!keeps(control)) {
			if (isCheckbox(control)) control.checked = (sent as HTMLInputElement).checked;
			else control.value = sent.value;
		}
		if (control instanceof HTMLInputElement) control.defaultValue = sent.value;
	}
}

/** At once after "Back": a choice whose event comes later would otherwise be searched for again. */
function fillFormsFromUrl() {
	const sent = new URLSearchParams(location.search);
	for (const control of liveForms().flatMap(controlsOf))
		if (isCheckbox(control)) control.checked = sent.has(control.name);
		else control.value = sent.get(control.name) ?? "";
}

/**
 * Returns the focus to the link that was followed, or to what it names (`THEN_FOCUS`), at the place in the window where the
 * link was. A page may contain it twice, for wide and narrow screens. If it is inside a disclosure that the new view shows closed,
 * the summary gets the focus.
 */
function focusKept(link: HTMLAnchorElement, place: number) {
	const named = document.getElementById(link.dataset.thenFocus ?? "");
	const href = CSS.escape(link.getAttribute("href") ?? "");
	const links = document.querySelectorAll<HTMLElement>(`main a[${KEEP_PLACE}][href="${href}"]`);
	const summaries = [...links].map((each) => each.closest("details")?.querySelector("summary"));
	for (const candidate of [named, ...links, ...summaries]) {
		candidate?.focus({ preventScroll: true });
		if (!candidate || document.activeElement !== candidate) continue;
		return scrollBy({ top: candidate.getBoundingClientRect().top - place, behavior: "instant" });
	}
	document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
