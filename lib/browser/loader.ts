/**
 * Starts the islands and enhancements of a page (`components/ui/island.tsx`). Part of every page, as a module: a browser that does not
 * know modules runs none of them, and shows the page as without script.
 *
 * Each starts once, by itself: when somebody reaches for it; when it comes near the screen, or the browser is idle, after the page
 * has loaded. For visitors who save data, and on slow lines, what would start when idle waits for the first sign of use. What a
 * visitor clicks, changes or sends too early is repeated when the code is there; until then, what was clicked is `aria-busy`. If the
 * code does not come or throws, the island's HTML goes on working, with its alternatives for browsers without script, and the site
 * counts it (`lib/server/vitals.ts`).
 */
import { DESKTOP_MIN_PX } from "../company/limits.ts";
import { CONTENT_REPLACED, ISLAND, ISLAND_BASE, ISLAND_FAILS } from "../islands/island-markup.ts";
import { savesData } from "../site/less-data.ts";
import type { IslandFailure } from "../vitals/vitals-report.ts";
import { afterPaint } from "../web/after-paint.ts";
import { onError, report } from "./failed-island.ts";
import { USED } from "./first-use.ts";
import { NO_SCRIPT } from "./page-state.ts";
import { fetchAhead, followSettings } from "./settings.ts";

type Island = HTMLElement;
type IslandModule = { start: (island: Island) => unknown };

const REACHES = ["pointerover", "pointerdown", "focusin", "keydown", "change"];
const USES = ["scroll", "pointermove", "pointerdown", "keydown"];
/** What an early click is repeated on. `data-press` marks what a pointer can press though it is no control, like a card of a carousel. */
const PRESSED = "button[type=button], a[href], [data-press]";
/** How long a click on a link, or a form that is sent, waits for the island that does something better with it. */
const HELD_MS = 4_000;
/** A picture that never loads must not hold the islands back. */
const LATEST_MS = 10_000;
/** As long as page changes take (`app/globals.css`). */
const TRANSITION_MS = 250;
const IDLE_WITHIN_MS = 2_000;

/** The script of what every page does (`components/site/page.enhancement.ts`). */
const PAGE_SCRIPT = `${ISLAND}[data-name=page]`;

const root = document.documentElement;
const starts = new Map<Island, Promise<void>>();
const started = new WeakSet<Island>();
/** The last early click in each island, and the fields that were changed early. */
const clicks = new Map<Island, HTMLElement>();
const changed = new Set<Element>();
const seen = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries)
			if (isIntersecting) void start(target.closest<Island>(ISLAND));
	},
	{ rootMargin: "100px" },
);
let heldLink: ReturnType<typeof setTimeout> | undefined;
let inFlight = 0;
let isLoaded = false;
/** Whether somebody has typed something, sent a form or followed a link. */
let isUsed = false;

/** `<html data-islands>` is `ready` while nothing is being fetched or started that the page asks for by itself. */
function count(change: 1 | -1) {
	inFlight += change;
	root.dataset.islands = inFlight > 0 ? "loading" : "ready";
}

function start(island: Island | null): Promise<void> | undefined {
	if (!island?.dataset.files) return undefined;
	const known = starts.get(island);
	if (known) return known;
	count(1);
	const starting = load(island).finally(() => count(-1));
	starts.set(island, starting);
	return starting;
}

async function load(island: Island): Promise<void> {
	await afterPaint();
	const [own = "", ...imported] = (island.dataset.files ?? "").split(" ").map((file) => ISLAND_BASE + file);
	for (const href of imported) addToHead("link", { rel: "modulepreload", href });
	let reason: IslandFailure = "load";
	const fail = (error: unknown) => {
		console.warn(error);
		// Without the page's own script, its controls everywhere would do nothing.
		(island.matches(PAGE_SCRIPT) ? root : island).classList.add(NO_SCRIPT);
		report(island.dataset.name, reason);
	};
	try {
		const { start } = (await import(own)) as IslandModule;
		reason = "start";
		await start(island);
		reason = "render";
		island.addEventListener(ISLAND_FAILS, (event) => fail((event as CustomEvent).detail));
	} catch (error) {
		fail(error);
		if (reason === "load") void reloadIfGone(own);
	}
	started.add(island);
	for (const field of changed)
		if (island.contains(field)) field.dispatchEvent(new Event("change", { bubbles: true }));
	const click = clicks.get(island);
	click?.removeAttribute("aria-busy");
	if (click?.isConnected) click.click();
	else if (click && "href" in click) location.assign((click as HTMLAnchorElement).href);
}

/** After a new release the files of an open page are gone: the page is loaded again, once, unless that would undo something. */
async function reloadIfGone(file: string) {
	try {
		const { status } = await fetch(file, { method: "HEAD" });
		if (status !== 404 || isUsed || sessionStorage.getItem("reloaded") === location.href) return;
		sessionStorage.setItem("reloaded", location.href);
		location.reload();
	} catch {
		// Offline, or storage is blocked: without the note, the page might be loaded again and again.
	}
}

/** The islands around an element, the innermost first. */
function islandsAround(target: EventTarget | null): Island[] {
	const islands: Island[] = [];
	let island = target instanceof Element ? target.closest<Island>(ISLAND) : null;
	while (island) {
		islands.push(island);
		island = island.parentElement?.closest<Island>(ISLAND) ?? null;
	}
	return islands;
}

function onClick(event: MouseEvent) {
	const control = (event.target as Element).closest<HTMLElement>(PRESSED);
	// Whoever presses something else does not wait for the first link any more.
	if (control) clearTimeout(heldLink);
	const around = islandsAround(event.target);
	// What works on every page belongs to the page's own script.
	if (control?.matches("[data-page-control]")) around.push(...document.querySelectorAll<Island>(PAGE_SCRIPT));
	const island = around.find((each) => each.dataset.files && !started.has(each));
	if (!island || !control) return;
	if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	if (control.localName === "a") {
		if (island.dataset.holds === undefined || island.classList.contains(NO_SCRIPT)) return;
		event.preventDefault();
		const { href } = control as HTMLAnchorElement;
		heldLink = setTimeout(() => started.has(island) || location.assign(href), HELD_MS);
	}
	event.stopPropagation();
	clicks.get(island)?.removeAttribute("aria-busy");
	clicks.set(island, control);
	control.setAttribute("aria-busy", "true");
	void start(island);
}

/** While one page fades into the next, browsers give every press to the root. It is done again on what lies there once that is over. */
function pressBelow({ target, clientX, clientY }: MouseEvent) {
	if (target !== root) return;
	document.activeViewTransition?.skipTransition();
	setTimeout(() => {
		const below = document.elementFromPoint(clientX, clientY) as HTMLElement | null;
		below?.closest<HTMLElement>("input, select, textarea")?.focus();
		below?.click();
	}, TRANSITION_MS);
}

function onChange({ target }: Event) {
	if (islandsAround(target).some((island) => !started.has(island))) changed.add(target as Element);
}

/** A form of an island that does something better with it waits for it, too, and is sent once: by its code or as without script. */
function onSubmit(event: SubmitEvent) {
	const form = event.target as HTMLFormElement;
	const [island] = islandsAround(form);
	if (!island?.dataset.files || island.dataset.holds === undefined || started.has(island)) return;
	if (island.classList.contains(NO_SCRIPT)) return;
	event.preventDefault();
	event.stopPropagation();
	let isSent = false;
	const send = () => {
		if (!isSent) sendAgain(form, event.submitter);
		isSent = true;
	};
	void start(island)?.then(send);
	setTimeout(() => {
		if (!started.has(island)) island.classList.add(NO_SCRIPT);
		send();
	}, HELD_MS);
}

/** Sends a form as it was sent before. Not with `requestSubmit`, which Safari knows only since 16. */
function sendAgain(form: HTMLFormElement, pressed: HTMLElement | null) {
	const buttons = [...form.elements] as HTMLButtonElement[];
	const button = pressed ?? buttons.find(({ type }) => type === "submit");
	// Its island may have failed, and shows a new form.
	if (!form.isConnected) document.body.append(form);
	if (button) button.click();
	else form.submit();
}

/** Watches the islands that are new on the page. */
function watch() {
	const isLate = !(USED in root.dataset) && (savesData() || isSlow());
	for (const island of document.querySelectorAll<Island>(ISLAND)) {
		const { when, files } = island.dataset;
		if (!files || starts.has(island)) continue;
		if (when === "visible") seen.observe(island.firstElementChild ?? island.parentElement ?? island);
		const waits = isLate || (island.matches(PAGE_SCRIPT) && !needsPageScript());
		if (when === "idle" && !waits) void start(island);
	}
}

/**
 * Whether the page's own script has something to do before somebody uses the page: show the views of an address, open what is folded
 * on phones or named by the address, or follow the cookie choice.
 */
const needsPageScript = () =>
	document.querySelector("main [data-view]") !== null ||
	location.hash !== "" ||
	root.dataset.cookies !== "question" ||
	matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`).matches;

const isSlow = () => /2g/.test(navigator.connection?.effectiveType ?? "");

function whenLoaded() {
	if (isLoaded) return;
	isLoaded = true;
	const idle = window.requestIdleCallback ?? setTimeout;
	idle(
		() => {
			watch();
			fetchAhead();
			document.addEventListener(CONTENT_REPLACED, watch);
			// Observers have reported after the second paint.
			void afterPaint()
				.then(afterPaint)
				.then(() => count(-1));
		},
		{ timeout: IDLE_WITHIN_MS },
	);
}

function noteUse({ type, target }: Event) {
	if (type !== "click" || (target as Element).closest("a[href]")) isUsed = true;
}

/** Starts what waits for the first sign of use, after the answer to it is painted. */
async function onUse({ type, target, movementX, movementY }: Event & Partial<PointerEvent>) {
	// Browsers also report a pointer that only rests where the page appears.
	if (type === "pointermove" && !movementX && !movementY) return;
	// Whoever taps a link to another page needs the line for that page.
	if (type === "pointerdown" && (target as Element).closest("a[href]:not([href*='#'])")) return;
	for (const sign of USES) removeEventListener(sign, onUse, true);
	await afterPaint();
	root.dataset[USED] = "";
	dispatchEvent(new Event(USED));
	for (const island of document.querySelectorAll<Island>(`${ISLAND}[data-when=idle]`)) void start(island);
}

function addToHead<Tag extends "link" | "script">(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
	document.head.append(Object.assign(document.createElement(tag), properties));
}

if (!root.classList.contains(NO_SCRIPT)) {
	count(1);
	followSettings();
	for (const sign of REACHES)
		addEventListener(sign, ({ target }) => islandsAround(target).forEach(start), {
			capture: true,
			passive: true,
		});
	for (const sign of USES) addEventListener(sign, onUse, { capture: true, passive: true });
	for (const sign of ["input", "submit", "click"]) addEventListener(sign, noteUse, true);
	for (const sign of ["error", "unhandledrejection"]) addEventListener(sign, onError);
	addEventListener("change", onChange, true);
	addEventListener("click", onClick, true);
	addEventListener("click", pressBelow, true);
	addEventListener("submit", onSubmit, true);
	if (document.readyState === "complete") whenLoaded();
	else addEventListener("load", () => setTimeout(whenLoaded));
	setTimeout(whenLoaded, LATEST_MS);
}
