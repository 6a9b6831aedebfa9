import { type RefObject, useLayoutEffect } from "react";
import { controlsOf } from "#components/submissions/form-controls";

type Control = ReturnType<typeof controlsOf>[number];

/** By field: what is in the forms that the visitor has left. Kept until the document is unloaded. */
const typed = new Map<string, string | FileList>();

/**
 * Keeps what a visitor typed and chose while they look at another tab or page of the site, and fills it in when they return. Without
 * script the browser does this. `keyOf` says which fields of which forms share a value.
 */
export function useTypedValues(form: RefObject<HTMLFormElement | null>, keyOf: (name: string) => string) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its fields and their keys
	useLayoutEffect(() => {
		const controls = controlsOf(form.current);
		for (const control of controls) fillIn(control, typed.get(keyOf(control.name)));
		return () => {
			for (const control of controls) {
				if (control.value) typed.set(keyOf(control.name), filesOf(control) ?? control.value);
				else typed.delete(keyOf(control.name));
			}
		};
	}, []);
}

const filesOf = (control: Control) => ("files" in control && control.files) || undefined;

function fillIn(control: Control, value: string | FileList | undefined) {
	if (typeof value === "string") control.value = value;
	else if (value && "files" in control) {
		control.files = value;
		// The form names and checks a file when it is chosen.
		control.dispatchEvent(new Event("change", { bubbles: true }));
	}
}
