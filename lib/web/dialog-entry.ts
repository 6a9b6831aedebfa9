/** Alerts of the backend are dialogs, too, and open with the page. */
const OPEN_DIALOG = "dialog[open]:not([data-alert])";

const isOnEntry = () => history.state?.isDialog === true;

/** Gives a dialog that opens an entry of its own in the history: "back" then closes it, and the visitor stays on the page. */
export function enterDialog(): void {
	if (!isOnEntry()) history.pushState({ ...history.state, isDialog: true }, "");
}

/**
 * Takes the entry away once no dialog is open: when one was closed otherwise, or was lost with a reload. Unlike `history`,
 * `navigation` goes past the entries that frames in a dialog have added.
 */
export function leaveDialog(): void {
	if (isOnEntry() && !document.querySelector(OPEN_DIALOG)) (window.navigation ?? history).back();
}
