type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form fields that a person fills in. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
	[...(form?.elements ?? [])].filter(
		(element): element is Control =>
			element.getAttribute("name") !== null && element.getAttribute("type") !== "hidden",
	);

/** Clears those fields, including their initial values, and resets their touched state, which would mark them as invalid. */
export function emptyForm(form: HTMLFormElement): void {
	form.reset();
	for (const control of controlsOf(form)) control.value = "";
}
