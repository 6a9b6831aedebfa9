/**
 * Repeats clicks, changes and submits from before the code of their island, or the loader itself, has come. Until then, the clicked
 * control is `aria-busy`. Links and forms of islands that do something better with them (`data-replays`) wait a moment for the code.
 */

import { showOffline, showStandIn } from "../web/offline-form.ts";
import { type Island, islandsAround, isPending, PAGE_SCRIPT, start } from "./loader-queue.ts";
import { NO_SCRIPT } from "./page-state.ts";

/** Early clicks on these are repeated. `data-press` marks parts that a pointer can press though they are no controls, like a carousel's card. */
const PRESSED = "button[type=button], a[href], [data-press]";
const FIELD = "input, select, textarea";
const HELD = "[aria-busy=true]";
/** Opens something over the page, which would be in the way of what visitors do next. Anything else that they pressed counts. */
const OPENER = "a, [aria-expanded], [data-cookie-settings], [data-cookie-answer=kinds]";
/** How long a click on a link, or a submit, is held while its island loads. */
const HELD_MS = 4_000;
/** As long as page changes take (`app/globals.css`). */
const TRANSITION_MS = 250;

/** The fields that were changed early, and the timers of forms that are held. */
const changed = new Set<EventTarget>();
const heldForms = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();

/** The URL at the last press. A dialog has an entry of its own in the history, with the same URL. */
let pressedAt = "";

/** Begins to hold and repeat early input. */
export function replayEarlyInput(): void {
	addEventListener("change", onChange, true);
	addEventListener("click", onClick, true);
	addEventListener("click", pressBelow, true);
	addEventListener("submit", onSubmit, true);
	addEventListener("submit", blockOfflineSubmit);
	addEventListener("focusin", onFocus, true);
	addEventListener("keydown", onKey, true);
	addEventListener("popstate", () => location.href !== pressedAt && releaseOpeners());
	addEventListener("pagehide", releaseAll);
	const early = window.earlyInput ?? [];
	window.earlyInput = undefined;
	for (const { type, target } of early) if (type === "click") releaseOtherOpeners(target as Element);
	if (document.activeElement?.matches(FIELD)) releaseOpeners();
	for (const event of early) {
		if (event.type === "change") onChange(event);
		else {
			// Links were followed.
			const pressed = (event.target as Element).closest<HTMLElement>("button[type=button], [data-press]");
			const isReleased = pressed?.matches(OPENER) && !pressed.matches(HELD);
			pressed?.removeAttribute("aria-busy");
			if (!isReleased) pressed?.click();
		}
	}
}

function onClick(event: MouseEvent) {
	const target = event.target as Element;
	// Replayed clicks are not trusted.
	if (event.isTrusted) {
		releaseOtherOpeners(target);
		pressedAt = location.href;
	}
	const control = target.closest<HTMLElement>(PRESSED);
	const around = islandsAround(target);
	// Controls of every page belong to the page's own script.
	if (control?.matches("[data-page-control]")) around.push(...document.querySelectorAll<Island>(PAGE_SCRIPT));
	const island = around.find(isPending);
	if (!island || !control) return;
	if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	if (control.localName === "a") {
		if (!replays(island, "clicks")) return;
		event.preventDefault();
		const follow = () => location.assign((control as HTMLAnchorElement).href);
		setTimeout(() => isPending(island) && control.matches(HELD) && follow(), HELD_MS);
	}
	event.stopPropagation();
	// Of an island's own controls, the last.
	release(island);
	control.setAttribute("aria-busy", "true");
	void start(island)?.then(() => clickAgain(control));
}

/** Letters that are typed after a press on the search are for its field: until there is one, they stand in its link. */
function onKey(event: KeyboardEvent) {
	const { key } = event;
	if (key === "Escape") releaseOpeners();
	const link = document.querySelector<HTMLAnchorElement>(`.search-opener${HELD}`);
	if (!link || key.length > 1 || event.metaKey || event.ctrlKey || event.altKey) return;
	event.preventDefault();
	link.search ||= "?q=";
	link.search += encodeURIComponent(key);
}

/** Visitors who go on to a field would lose their place in it to what they pressed before. */
function onFocus({ target }: FocusEvent) {
	if (target instanceof Element && target.matches(FIELD)) releaseOpeners();
}

/** Openers give way to the next press. */
function releaseOtherOpeners(target: Element) {
	const pressed = target.closest(`a, button, summary, ${FIELD}`);
	if (pressed) releaseOpeners(pressed);
}

/** Covers dialogs whose code is still loading (`components/ui/dialog-link.ts`). */
function releaseOpeners(except?: Element) {
	release(document, OPENER, except);
}

function release(around: ParentNode, controls = PRESSED, except?: Element) {
	for (const control of around.querySelectorAll(controls))
		if (control !== except) control.removeAttribute("aria-busy");
}

/** Visitors who leave the page, and may come back to it, do not wait for anything any more. */
function releaseAll() {
	release(document);
	for (const form of heldForms.keys()) releaseForm(form);
}

function releaseForm(form: HTMLFormElement): boolean {
	clearTimeout(heldForms.get(form));
	release(form, "button");
	return heldForms.delete(form);
}

const replays = (island: Island, what: "clicks" | "submits") =>
	island.dataset.replays === what && !island.classList.contains(NO_SCRIPT);

function clickAgain(control: HTMLElement) {
	if (!control.matches(HELD)) return;
	control.removeAttribute("aria-busy");
	const { form } = control as HTMLButtonElement;
	if (form && showStandIn(form)) return;
	if (control.isConnected) control.click();
	else if ("href" in control) location.assign((control as HTMLAnchorElement).href);
}

/** During a view transition, clicks hit the root; repeats them on the element below. */
function pressBelow({ target, clientX, clientY }: MouseEvent) {
	if (target !== document.documentElement) return;
	document.activeViewTransition?.skipTransition();
	setTimeout(() => {
		const below = document.elementFromPoint(clientX, clientY) as HTMLElement | null;
		below?.closest<HTMLElement>(FIELD)?.focus();
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
	// The browser validates empty fields without our code.
	if (form.method === "get" && !form.reportValidity()) return;
	const { submitter } = event;
	submitter?.setAttribute("aria-busy", "true");
	const send = () => releaseForm(form) && sendAgain(form, submitter);
	const timer = setTimeout(() => {
		if (isPending(island)) island.classList.add(NO_SCRIPT);
		send();
	}, HELD_MS);
	clearTimeout(heldForms.get(form));
	heldForms.set(form, timer);
	void start(island)?.then(send);
}

/** Stops a form that the browser itself would send: its error page would lose the typed values and the chosen files. */
function blockOfflineSubmit(event: SubmitEvent) {
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
