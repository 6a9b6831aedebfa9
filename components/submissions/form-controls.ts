export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form fields that a person fills in. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
	[...(form?.elements ?? [])].filter(
		(element): element is Control =>
			element.getAttribute("name") !== null &&
			element.getAttribute("type") !== "hidden" &&
			element.getAttribute("tabindex") !== "-1",
	);
