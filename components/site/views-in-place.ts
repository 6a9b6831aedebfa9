import { hasModifier } from "#components/ui/has-modifier";
import { DESKTOP_MIN_PX } from "#lib/company/limits";
import { CONTENT_REPLACED, ISLAND, ISLAND_LEAVES } from "#lib/islands/island-markup";

/** How long a pause in typing starts a search. */
const TYPING_PAUSE_MS = 250;
const VIEW = "data-view";

/** The address that the page shows, without its anchor. */
let shown = "";
let latest: AbortController | undefined;

/**
 * Lets tabs, filters and searches show another view of the same page at once: what is marked `data-view="name"` gets the content of
 * the same part of the fetched page, and everything else stays as it is: the scroll position, the focus, what is being typed. It
 * follows links with `data-keep-place` and forms with `data-live`. Without it links and forms load a page.
 */
export function replaceViewsInPlace(): void {
	shown = withoutAnchor(location.href);
	document.addEventListener("click", onClick);
	addEventListener("popstate", () => {
		if (hasViews() && withoutAnchor(location.href) !== shown) void show(location.href);
	});
	document.addEventListener("submit", (event) => {
		const form = liveForm(event.target);
		if (!form) return;
		event.preventDefault();
		search(form);
	});
	let pause: ReturnType<typeof setTimeout> | undefined;
	document.addEventListener("input", ({ target }) => {
		const form = liveForm(target);
		clearTimeout(pause);
		if (form) pause = setTimeout(() => search(form), TYPING_PAUSE_MS);
	});
	// What was typed before.
	for (const field of document.querySelectorAll<HTMLInputElement>("form[data-live] input[type=search]"))
		if (field.form && field.value !== field.defaultValue) search(field.form);
}

function onClick(event: MouseEvent) {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
	const { keepPlace } = link.dataset;
	const isHere = link.origin === location.origin && link.pathname === location.pathname;
	if (keepPlace === undefined || !isHere || !hasViews()) return;
	event.preventDefault();
	const href = link.getAttribute("href") ?? "";
	history.pushState(null, "", link.href);
	void show(link.href).then((isShown) => {
		if (!isShown) return;
		// On a small screen, a tab that names its target scrolls to it.
		const target = keepPlace === "wide" && !isWide() && document.getElementById(link.hash.slice(1));
		if (!target) return focusKept(href);
		target.scrollIntoView();
		target.focus({ preventScroll: true });
	});
}

const hasViews = () => document.querySelector(`main [${VIEW}]`) !== null;

const isWide = () => matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`).matches;

const withoutAnchor = (address: string) => address.split("#", 1)[0] ?? "";

const liveForm = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLFormElement>("form[data-live]") : null;

/** Shows what the form finds. Other parameters of the address (`utm_source`) stay, and typing leaves no trail for "back". */
function search(form: HTMLFormElement) {
	const address = new URL(location.href);
	// New words begin on the first page, and search everything.
	for (const name of ["page", "kind"]) address.searchParams.delete(name);
	for (const [name, value] of new FormData(form)) {
		const words = String(value).trim();
		if (words) address.searchParams.set(name, words);
		else address.searchParams.delete(name);
	}
	if (withoutAnchor(address.href) === shown) return;
	history.replaceState(null, "", address);
	void show(address.href, form);
}

/** Fetches the page at the address and shows its views. Resolves with whether they are shown: a later wish may have overtaken it. */
async function show(href: string, typedIn?: HTMLFormElement): Promise<boolean> {
	latest?.abort();
	const fetching = new AbortController();
	latest = fetching;
	shown = withoutAnchor(href);
	const views = [...document.querySelectorAll<HTMLElement>(`main [${VIEW}]`)];
	for (const view of views) view.setAttribute("aria-busy", "true");
	try {
		const answer = await fetch(href, { headers: { accept: "text/html" }, signal: fetching.signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const parts = new Map(
			[...page.querySelectorAll<HTMLElement>(`main [${VIEW}]`)].map((part) => [part.dataset.view, part]),
		);
		// Another page, such as one that failed as a whole.
		if (parts.size === 0) location.assign(href);
		document.title = page.title;
		for (const view of views) replace(view, parts.get(view.dataset.view)?.innerHTML ?? "");
		if (!typedIn) fillForms(new URL(href).searchParams);
		document.dispatchEvent(new Event(CONTENT_REPLACED));
		return true;
	} catch {
		if (!fetching.signal.aborted) showFailure(views, href);
		return false;
	}
}

function replace(view: HTMLElement, html: string) {
	for (const island of view.querySelectorAll(ISLAND)) island.dispatchEvent(new Event(ISLAND_LEAVES));
	view.innerHTML = html;
	view.removeAttribute("aria-busy");
}

/** Where the first view with a text for it (`data-failure`) stands. The rest stays as it was. */
function showFailure(views: readonly HTMLElement[], href: string) {
	for (const view of views) view.removeAttribute("aria-busy");
	const view = views.find(({ dataset }) => dataset.failure);
	if (!view) return location.assign(href);
	replace(
		view,
		`<div role="alert" class="rounded-lg border border-gold-300 bg-gold-50 px-6 py-10 text-center"><p class="font-semibold text-ink-900 text-lg"></p><p class="mt-2 mb-5">Please check your connection and try again.</p><a data-keep-place="" class="button button-outline">Try again</a></div>`,
	);
	const message = view.dataset.failure ?? "";
	const [text, link] = [view.querySelector("p"), view.querySelector("a")];
	if (text) text.textContent = message;
	if (link) link.href = href;
	if (view.dataset.toast !== undefined)
		import("#components/ui/toaster").then(
			(toaster) => toaster.showFailure(message),
			() => {},
		);
}

/** Back and forward, and filters, change a search from outside its field. */
function fillForms(query: URLSearchParams) {
	for (const field of document.querySelectorAll<HTMLInputElement>("form[data-live] input[type=search]"))
		if (field !== document.activeElement) field.value = query.get(field.name) ?? "";
}

/**
 * Returns the focus to the link that was followed. A page may contain it twice, for wide and narrow screens. If it is inside a
 * disclosure that the new view shows closed, the summary gets the focus.
 */
function focusKept(href: string) {
	const links = document.querySelectorAll<HTMLElement>(`main a[data-keep-place][href="${CSS.escape(href)}"]`);
	const summaries = [...links].map((link) => link.closest("details")?.querySelector("summary"));
	const heading = document.querySelector<HTMLElement>("main h1");
	for (const candidate of [...links, ...summaries, heading]) {
		candidate?.focus({ preventScroll: true });
		if (candidate && document.activeElement === candidate) return;
	}
}
