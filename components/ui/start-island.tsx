import type { ComponentType } from "react";
import { reactPart, throwLater } from "#components/ui/react-part";
import { NO_SCRIPT } from "#lib/browser/page-state";
import { CONTENT_REPLACED, ISLAND_FAILS } from "#lib/islands/island-markup";
import { afterPaint } from "#lib/web/after-paint";

/**
 * Hydrates an island's element, which the server rendered with the same component. Resolves once the island works, and rejects if it
 * throws before. Whenever it throws, its HTML is again what the server sent. One that the browser has translated stays as without
 * script: React would render it anew, without the translation and what was typed.
 */
export function startIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
	if (isTranslated(element)) {
		element.classList.add(NO_SCRIPT);
		return Promise.resolve();
	}
	const sent = { nodes: [...element.childNodes], html: element.innerHTML, fields: fieldsOf(element) };
	const props = JSON.parse(element.dataset.props ?? "{}");
	// The visitor may have gone into a field before the code came.
	let focused: EventTarget | null = element.contains(document.activeElement) ? document.activeElement : null;
	element.addEventListener("focusin", ({ target }) => {
		focused = target;
	});
	/** Whether the code is dealing with a form that was just sent. */
	let isSending = false;
	element.addEventListener("submit", () => {
		isSending = true;
		void afterPaint().then(() => {
			isSending = false;
		});
	});
	return new Promise((resolve, reject) => {
		const onUncaughtError = (error: unknown) => {
			restore(element, sent);
			// Somebody may be typing: the next key belongs into the same field.
			if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus();
			reject(error);
			element.dispatchEvent(new CustomEvent(ISLAND_FAILS, { detail: error }));
			if (isSending) sendAgain(element);
		};
		// React has rendered the island anew, because something else, such as a password manager, has changed its HTML.
		const onRecoverableError = (error: unknown) => {
			throwLater(error);
			if (!sent.nodes.some((node) => element.contains(node))) retype(element, sent.fields, focused);
		};
		const content = <Component {...props} />;
		reactPart(element, content, { hydrates: true, onStart: resolve, onUncaughtError, onRecoverableError });
	});
}

/** Chrome and Edge put translated text into `font` elements. Firefox changes the page's language. */
const isTranslated = (element: HTMLElement) =>
	element.querySelector("font") !== null || !document.documentElement.lang.startsWith("en");

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The content of an island before its code ran. */
type Sent = { nodes: readonly Node[]; html: string; fields: readonly Field[] };

/** Shows what the server sent, with what was typed: React leaves nothing of an island that throws. */
function restore(island: HTMLElement, { nodes, html }: Sent) {
	island.replaceChildren(...nodes);
	if (island.innerHTML === html) return;
	const fields = fieldsOf(island);
	island.innerHTML = html;
	for (const field of fieldsOf(island)) {
		const typed = fields.find((each) => isSame(each, field));
		if (typed) field.replaceWith(typed);
	}
	document.dispatchEvent(new Event(CONTENT_REPLACED));
}

/** Sends a form as without script, because the code threw. Not one that is posted: it may be on its way already. */
function sendAgain(island: HTMLElement) {
	const button = island.querySelector<HTMLElement>("form:not([method]) [type=submit]");
	// The browser has first to finish with the press before.
	setTimeout(() => button?.click());
}

/** Fills new fields with what was typed into those before them, of which `focused` may be one. */
function retype(island: HTMLElement, fields: readonly Field[], focused: EventTarget | null) {
	for (const field of fieldsOf(island)) {
		const typed = fields.find((each) => isSame(each, field));
		if (typed && copyValue(typed, field))
			for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
		if (!typed || typed !== focused || document.activeElement !== document.body) continue;
		field.focus({ preventScroll: true });
		// Only what holds plain text has a selection.
		if ("selectionStart" in typed && typed.selectionStart !== null)
			(field as HTMLInputElement).setSelectionRange(typed.selectionStart, typed.selectionEnd);
	}
	document.dispatchEvent(new Event(CONTENT_REPLACED));
}

/** Returns whether that changes the field. */
function copyValue(from: Field, to: Field): boolean {
	const before = stateOf(to);
	if (from.type === "file") (to as HTMLInputElement).files = (from as HTMLInputElement).files;
	else if (isChoice(from)) (to as HTMLInputElement).checked = (from as HTMLInputElement).checked;
	else to.value = from.value;
	return stateOf(to) !== before;
}

const stateOf = (field: Field) => (isChoice(field) ? (field as HTMLInputElement).checked : field.value);

const fieldsOf = (island: HTMLElement) => [
	...island.querySelectorAll<Field>("input:not([type=hidden]), select, textarea"),
];

const isChoice = ({ type }: Field) => type === "radio" || type === "checkbox";

const isSame = (one: Field, other: Field) =>
	one.type === other.type &&
	one.name === other.name &&
	one.id === other.id &&
	(!isChoice(one) || one.value === other.value);
