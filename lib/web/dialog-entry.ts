import { ALERT_ID } from "#lib/islands/data-attributes";

/** Alerts of the backend are dialogs, too, and open with the page. */
const OPEN_DIALOG = `dialog[open]:not([${ALERT_ID}])`;

/** Resolves when the entry that was left last is gone from the history. */
let leaving: Promise<unknown> = Promise.resolve();

const isOnEntry = () => history.state?.isDialog === true;

/** Gives a dialog that opens an entry of its own in the history: "back" then closes it, and the visitor stays on the page. */
export function enterDialog(): void {
	if (!isOnEntry()) history.pushState({ ...history.state, isDialog: true }, "");
}

/**
 * Takes the entry away unless a dialog is still open: when one was closed otherwise, or was lost with a reload. Unlike `history`,
 * `navigation` goes past the entries that frames in a dialog have added.
 */
export function leaveDialog(): void {
	if (!isOnEntry() || document.querySelector(OPEN_DIALOG)) return;
	leaving = new Promise((left) => addEventListener("popstate", left, { once: true }));
	(window.navigation ?? history).back();
}

/** Resolves once a dialog that was closed just now has left its entry: the way back would close one that opens meanwhile. */
export async function dialogsLeft(): Promise<void> {
	// The event of a dialog's close comes in a task of its own.
	await new Promise((resolve) => setTimeout(resolve));
	await leaving;
}
