import { isDialogEntry, leaveDialogEntry } from "#lib/web/dialog-entry";

/** Alerts of the backend are dialogs, too, and open with the page. */
const OPEN_DIALOG = "dialog[open]:not([data-alert])";

/** Gives a dialog that opens an entry of its own in the history: "back" then closes it, and the visitor stays on the page. */
export function enterDialog(): void {
	if (!isDialogEntry()) history.pushState({ ...history.state, isDialog: true }, "");
}

/** Takes the entry away when the dialog was closed otherwise, unless another dialog has opened in the meantime. */
export function leaveDialog(): void {
	if (isDialogEntry() && !document.querySelector(OPEN_DIALOG)) leaveDialogEntry();
}
