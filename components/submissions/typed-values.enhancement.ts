import { type Control, controlsOf } from "#components/submissions/form-controls";
import {
	forgetSending,
	forgetSentWithoutScript,
	noteSending,
	storeTyped,
	typedValue,
} from "#components/submissions/typed-values";
import { TYPED_NAME } from "#lib/islands/data-attributes";
import { visibleLine } from "#lib/text/visible-line";

/**
 * Stores what a visitor typed while they look at another page, and fills it in when they return: in `sessionStorage`, so until the form
 * is sent or the tab is closed. Files are not stored. Forms with the same `TYPED_NAME` share values by field name; a field's own
 * `TYPED_NAME` overrides its name. Also removes from single lines what nobody sees, such as the marks that messengers add to a copied number.
 * Does not depend on React, which leaves a translated form alone and may not have come. Around a receipt instead of a form, it
 * forgets what was sent.
 */
export function start(island: HTMLElement): void {
	const form = () => island.querySelector<HTMLFormElement>(`form[${TYPED_NAME}]`);
	const name = form()?.dataset.typed;
	if (name === undefined) {
		forgetSentWithoutScript();
		return;
	}
	forgetSending();
	const store = (control: Control) => storeTyped(name, fieldOf(control), control.value);
	// Its island may show a new form.
	const controls = () => controlsOf(form()).filter(({ type }) => type !== "file");
	for (const control of controls()) {
		const before = typedValue(name, fieldOf(control));
		// Values typed before the script came are newer; those that the server sent are not.
		if (isChanged(control) || before === null) store(control);
		else control.value = before;
	}
	island.addEventListener("input", (event) => {
		const control = controls().find((each) => each === event.target);
		if (!control) return;
		// A keyboard that is still composing a word must not lose its place.
		const isComposing = (event as InputEvent).isComposing;
		if (!isComposing && isSingleLine(control) && visibleLine(control.value) !== control.value) {
			control.value = visibleLine(control.value);
		}
		store(control);
	});
	// At the window, where it is known whether the browser sends the form (`lib/browser/offline-form.ts`).
	addEventListener("submit", (event) => {
		if (!island.contains(event.target as Node)) return;
		// Not every keyboard tells of its last word.
		controls().forEach(store);
		if (!event.defaultPrevented) noteSending(name, controls().map(fieldOf));
	});
}

/** Whether it has another value than the page came with. */
const isChanged = (control: Control): boolean =>
	control instanceof HTMLSelectElement
		? control.options[control.selectedIndex]?.defaultSelected === false && control.value !== ""
		: control.value !== control.defaultValue;

const fieldOf = ({ dataset, name }: Control) => dataset.typed ?? name;

const isSingleLine = ({ type }: Control) => type === "text" || type === "email" || type === "tel";
