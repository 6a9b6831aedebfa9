/**
 * Repeats the last press on a control whose code has not come yet, once it has. The press gives way to what visitors do next: press
 * something else, use a field, press Escape, go back or leave. An answer to the cookie banner always counts. Until then the control is
 * `aria-busy`. Before this script has come, the one in the head notes presses on buttons (`start-page.ts`), and links lead. Once
 * this script is there, a link to a dialog waits, and leads after four seconds. All other links, and forms, are the browser's.
 */
import { PAGE_CONTROL, PRESSABLE_PART } from "../islands/data-attributes.ts";
import { type IslandElement, islandsAround, isPending, PAGE_SCRIPT, start } from "./loader-queue.ts";
import { COOKIE_ANSWER } from "./page-state.ts";

const CONTROL = `button[type=button], a[href], [${PRESSABLE_PART}]`;
const FIELD = "input, select, textarea";
/** What visitors go on to. */
const PRESSABLE = `a, button, summary, [${PRESSABLE_PART}], ${FIELD}`;
const WAITING = `:is(a, button, [${PRESSABLE_PART}])[aria-busy=true]`;
const LINK_MS = 4_000;
/** As long as page changes take (`app/globals.css`). */
const TRANSITION_MS = 250;

/** The URL at the last press: the way back from a dialog ends at the same one. */
let pressedAt = "";
let leading: ReturnType<typeof setTimeout> | undefined;

/** Begins to hold early presses, and repeats the one that the script in the head has noted. */
export function repeatEarlyPresses(): void {
	const early = window.earlyPresses ?? [];
	window.earlyPresses = undefined;
	addEventListener("click", onClick, true);
	addEventListener("focusin", ({ target }) => (target as Element).matches(FIELD) && giveWay());
	addEventListener("keydown", ({ key }) => key === "Escape" && giveWay(), true);
	addEventListener("popstate", () => location.href !== pressedAt && giveWay());
	addEventListener("pagehide", () => giveWay());
	for (const control of document.querySelectorAll<HTMLElement>(WAITING))
		if (!early.includes(control)) control.removeAttribute("aria-busy");
	if (document.activeElement?.matches(FIELD)) giveWay();
	for (const control of early) if (control) repeat(control);
}

function onClick(event: MouseEvent) {
	const target = event.target as Element;
	if (target === document.documentElement) return pressBelow(event);
	const next = target.closest(PRESSABLE);
	// Repeated presses are not trusted.
	if (event.isTrusted && next) {
		pressedAt = location.href;
		giveWay(next);
	}
	const control = target.closest<HTMLElement>(CONTROL);
	const island = control && pendingIsland(control);
	if (!island || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	if (control.localName === "a") {
		if (island.dataset.opensDialog === undefined) return;
		event.preventDefault();
		clearTimeout(leading);
		leading = setTimeout(() => control.matches(WAITING) && lead(control), LINK_MS);
	}
	event.stopPropagation();
	control.setAttribute("aria-busy", "true");
	void start(island)?.then(() => repeat(control));
}

/** During a page's entrance presses hit the root, `pointer-events: none` or not. Repeats them on the element below. */
function pressBelow({ clientX, clientY }: MouseEvent) {
	document.activeViewTransition?.skipTransition();
	setTimeout(() => {
		const below = document.elementFromPoint(clientX, clientY) as HTMLElement | null;
		below?.closest<HTMLElement>(FIELD)?.focus();
		below?.click();
	}, TRANSITION_MS);
}

/** The innermost island whose code the control waits for. Controls of every page belong to the page's own script. */
function pendingIsland(control: HTMLElement): IslandElement | undefined {
	const around = islandsAround(control);
	if (control.matches(`[${PAGE_CONTROL}]`))
		around.push(...document.querySelectorAll<IslandElement>(PAGE_SCRIPT));
	return around.find(isPending);
}

/** Nothing waits any more but `next`, and an answer to the cookie banner if `next` is not another one. */
function giveWay(next?: Element): void {
	const waiting = next?.matches(COOKIE_ANSWER) ? WAITING : `${WAITING}:not(${COOKIE_ANSWER})`;
	for (const control of document.querySelectorAll(waiting))
		if (control !== next) control.removeAttribute("aria-busy");
}

function repeat(control: HTMLElement) {
	if (!control.matches(WAITING)) return;
	control.removeAttribute("aria-busy");
	const { form } = control as HTMLButtonElement;
	// Its code has failed: what follows the hidden form says so.
	if (form && !form.offsetParent) (form.nextElementSibling as HTMLElement | null)?.focus();
	else if (control.isConnected) control.click();
	// Its island has failed, and shows a new link.
	else lead(control);
}

function lead(control: HTMLElement) {
	if (control instanceof HTMLAnchorElement) location.assign(control.href);
}
