import { type Control, controlsOf } from "#components/submissions/form-controls";
import {
	forgetSending,
	forgetSentWithoutScript,
	keepTyped,
	noteSending,
	typedValue,
} from "#components/submissions/typed-values";
import { visibleLine } from "#lib/text/visible-line";

/**
 * Keeps what a visitor typed while they look at another page, and fills it in when they return: in `sessionStorage`, so until the form
 * is sent or the tab is closed. Files are not kept. Forms of one name (`data-typed`) share the values of fields of one name; a field may
 * have another name for it. Also removes from single lines what nobody sees, such as the marks that messengers add to a copied number.
 * Works beside React, because it leaves a translated form alone. Around a receipt instead of a form, it forgets what was sent.
 */
export function start(island: HTMLElement): void {
	const form = island.querySelector("form");
	if (!form) {
		forgetSentWithoutScript();
		return;
	}
	forgetSending();
	const name = form.dataset.typed ?? "";
	const keep = (control: Control) => keepTyped(name, fieldOf(control), control.value);
	for (const control of controlsOf(form).filter(isKept)) {
		// What was typed before the script came is newer.
		if (control.value) keep(control);
		else control.value = typedValue(name, fieldOf(control)) ?? "";
	}
	island.addEventListener("input", (event) => {
		const control = controlsOf(form).find((each) => each === event.target);
		if (!control || !isKept(control) || (event as InputEvent).isComposing) return;
		if (isSingleLine(control) && visibleLine(control.value) !== control.value) {
			control.value = visibleLine(control.value);
		}
		keep(control);
	});
	island.addEventListener("submit", ({ defaultPrevented }) => {
		if (!defaultPrevented) noteSending(name);
	});
}

const fieldOf = ({ dataset, name }: Control) => dataset.typed ?? name;

const isKept = ({ type }: Control) => type !== "file";

const isSingleLine = ({ type }: Control) => type === "text" || type === "email" || type === "tel";
