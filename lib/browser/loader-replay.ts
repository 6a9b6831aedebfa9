/**
 * Repeats what visitors click, change or send before the code of its island, or the loader itself, has come. Until then, what was clicked is `aria-busy`.
 * Links and forms of islands that do something better with them (`data-replays`) wait a moment for the code.
 */

import { showOffline } from "../web/offline-form.ts";
import { type Island, islandsAround, isPending, PAGE_SCRIPT, start } from "./loader-queue.ts";
import { NO_SCRIPT } from "./page-state.ts";

/** What an early click is repeated on. `data-press` marks what a pointer can press though it is no control, like a card of a carousel. */
const PRESSED = "button[type=button], a[href], [data-press]";
/** How long a click on a link, or a submit, is held while its island loads. */
const HELD_MS = 4_000;
/** As long as page changes take (`app/globals.css`). */
const TRANSITION_MS = 250;

/** The last early click in each island, the fields that were changed early, and the timers of what is held. */
const clicks = new Map<Island, HTMLElement>();
const changed = new Set<EventTarget>();
let heldLink: ReturnType<typeof setTimeout> | undefined;
const heldForms = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** Begins to hold and repeat early input. */
export function replayEarlyInput(): void {
	addEventListener("change", onChange, true);
	addEventListener("click", onClick, true);
	addEventListener("click", pressBelow, true);
	addEventListener("submit", onSubmit, true);
	addEventListener("submit", keepOffline);
	addEventListener("focusin", onFocus, true);
	addEventListener("pagehide", letGo);
	const early = window.earlyInput ?? [];
	window.earlyInput = undefined;
	for (const event of early) {
		if (event.type === "change") onChange(event);
		else {
			// Links were followed.
			const pressed = (event.target as Element).closest<HTMLElement>("button[type=button], [data-press]");
			pressed?.removeAttribute("aria-busy");
			pressed?.click();
		}
	}
}

function onClick(event: MouseEvent) {
	const control = (event.target as Element).closest<HTMLElement>(PRESSED);
	// Visitors who press something else do not wait for the first link any more.
	if (control) clearTimeout(heldLink);
	const around = islandsAround(event.target);
	// What works on every page belongs to the page's own script.
	if (control?.matches("[data-page-control]")) around.push(...document.querySelectorAll<Island>(PAGE_SCRIPT));
	const island = around.find(isPending);
	if (!island || !control) return;
	if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	if (control.localName === "a") {
		if (!replays(island, "clicks")) return;
		event.preventDefault();
		const { href } = control as HTMLAnchorElement;
		heldLink = setTimeout(() => isPending(island) && location.assign(href), HELD_MS);
	}
	event.stopPropagation();
	clicks.get(island)?.removeAttribute("aria-busy");
	clicks.set(island, control);
	control.setAttribute("aria-busy", "true");
	void start(island)?.then(() => clickAgain(island));
}

/** Visitors who go on to a field elsewhere would lose their place in it to what they pressed before. */
function onFocus({ target }: FocusEvent) {
	if (!(target instanceof Element && target.matches("input, select, textarea"))) return;
	for (const island of clicks.keys()) if (!island.contains(target as Node)) letGoOfClick(island);
}

function letGoOfClick(island: Island) {
	clearTimeout(heldLink);
	clicks.get(island)?.removeAttribute("aria-busy");
	clicks.delete(island);
}

/** Visitors who leave the page, and may come back to it, do not wait for anything any more. */
function letGo() {
	for (const island of clicks.keys()) letGoOfClick(island);
	for (const form of heldForms.keys()) letGoOfForm(form);
}

function letGoOfForm(form: HTMLFormElement): boolean {
	clearTimeout(heldForms.get(form));
	for (const busy of form.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
	return heldForms.delete(form);
}

const replays = (island: Island, what: "clicks" | "submits") =>
	island.dataset.replays === what && !island.classList.contains(NO_SCRIPT);

function clickAgain(island: Island) {
	const control = clicks.get(island);
	clicks.delete(island);
	control?.removeAttribute("aria-busy");
	if (control?.isConnected) control.click();
	else if (control && "href" in control) location.assign((control as HTMLAnchorElement).href);
}

/** While one page fades into the next, browsers give every press to the root. It is done again on what lies there once that is over. */
function pressBelow({ target, clientX, clientY }: MouseEvent) {
	if (target !== document.documentElement) return;
	document.activeViewTransition?.skipTransition();
	setTimeout(() => {
		const below = document.elementFromPoint(clientX, clientY) as HTMLElement | null;
		below?.closest<HTMLElement>("input, select, textarea")?.focus();
		below?.click();
	}, TRANSITION_MS);
}

function onChange({ target }: Event) {
	const pending = islandsAround(target).filter(isPending);
	if (!target || pending.length === 0 || changed.has(target)) return;
	changed.add(target);
	void Promise.all(pending.map(start)).then(() => {
		changed.delete(target);
		target.dispatchEvent(new Event("change", { bubbles: true }));
	});
}

/** A held form is sent once: by the island's code, or as without script. */
function onSubmit(event: SubmitEvent) {
	const form = event.target as HTMLFormElement;
	const [island] = islandsAround(form);
	if (!island || !isPending(island) || !replays(island, "submits")) return;
	event.preventDefault();
	event.stopPropagation();
	// A calculator's empty fields need no code to be told.
	if (form.method === "get" && !form.reportValidity()) return;
	const { submitter } = event;
	submitter?.setAttribute("aria-busy", "true");
	const send = () => letGoOfForm(form) && sendAgain(form, submitter);
	const timer = setTimeout(() => {
		if (isPending(island)) island.classList.add(NO_SCRIPT);
		send();
	}, HELD_MS);
	clearTimeout(heldForms.get(form));
	heldForms.set(form, timer);
	void start(island)?.then(send);
}

/** A form that the browser itself would send. Its own page of errors would lose what was typed, and the files that were chosen. */
function keepOffline(event: SubmitEvent) {
	const form = event.target as HTMLFormElement;
	if (event.defaultPrevented || navigator.onLine || form.method === "dialog") return;
	event.preventDefault();
	showOffline(form);
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
