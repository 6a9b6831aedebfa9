type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that a person fills in. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
	[...(form?.elements ?? [])].filter(
		(element): element is Control =>
			element.getAttribute("name") !== null && element.getAttribute("type") !== "hidden",
	);

/** Empties those fields, including their initial values, and resets their touched state, which would make them invalid. */
export function emptyForm(form: HTMLFormElement): void {
	form.reset();
	for (const control of controlsOf(form)) control.value = "";
}
