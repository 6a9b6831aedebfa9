import { type FormEvent, type RefObject, useLayoutEffect } from "react";
import { type Control, controlsOf } from "#components/submissions/form-controls";
import { visibleLine } from "#lib/text/visible-line";

const PREFIX = "typed ";

/**
 * Keeps what a visitor typed while they look at another page, and fills it in when they return: in `sessionStorage`, so until the
 * form is sent or the tab is closed. Files are not kept. `keyOf` says which fields of which forms share a value. Also removes from
 * single lines what nobody sees, such as the marks that messengers add to a copied number.
 */
export function useTypedValues(form: RefObject<HTMLFormElement | null>, keyOf: (name: string) => string) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its fields and their keys
	useLayoutEffect(() => {
		for (const control of controlsOf(form.current)) {
			const kept = read(keyOf(control.name));
			// What was typed before the script came is newer.
			if (control.value) keep(control, keyOf);
			else if (kept && control.type !== "file") control.value = kept;
		}
	}, []);
	return {
		/** Call on every input. */
		noteInput: ({ target, nativeEvent }: FormEvent<HTMLFormElement>) => {
			const control = controlsOf(form.current).find((each) => each === target);
			if (!control || (nativeEvent as InputEvent).isComposing) return;
			if (isSingleLine(control) && visibleLine(control.value) !== control.value) {
				control.value = visibleLine(control.value);
			}
			keep(control, keyOf);
		},
		/** Call when the form has been sent. */
		forget: () => {
			for (const control of controlsOf(form.current)) write(keyOf(control.name), "");
		},
	};
}

const isSingleLine = ({ type }: Control) => type === "text" || type === "email" || type === "tel";

function keep(control: Control, keyOf: (name: string) => string) {
	if (control.type !== "file") write(keyOf(control.name), control.value);
}

/** A browser may refuse storage: then nothing is kept. */
function read(key: string): string | null {
	try {
		return sessionStorage.getItem(PREFIX + key);
	} catch {
		return null;
	}
}

function write(key: string, value: string) {
	try {
		if (value) sessionStorage.setItem(PREFIX + key, value);
		else sessionStorage.removeItem(PREFIX + key);
	} catch {}
}
