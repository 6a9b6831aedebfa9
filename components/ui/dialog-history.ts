const hasEntry = () => history.state?.isDialog === true;

/** Gives a dialog that opens an entry of its own in the history: "back" then closes it, and the visitor stays on the page. */
export function enterDialog(): void {
	if (!hasEntry()) history.pushState({ ...history.state, isDialog: true }, "");
}

/** Takes the entry away when the dialog was closed otherwise, unless another dialog has opened in the meantime. */
export function leaveDialog(): void {
	if (hasEntry() && !document.querySelector("dialog[open]")) history.back();
}
