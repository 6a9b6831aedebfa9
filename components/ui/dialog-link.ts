import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { hasModifier } from "#components/ui/has-modifier";
import { within } from "#lib/web/deadline";
import { dialogsLeft } from "#lib/web/dialog-entry";

/** How long visitors wait for a dialog before they get the page of its link. */
const DIALOG_MS = 6_000;

type DialogProps = {
	/** Gets the focus when the dialog closes. */
	opener: HTMLAnchorElement;
	onClose: () => void;
};

/**
 * Lets a link open a dialog, whose code `load` fetches, instead of its page: not if the browser knows no dialogs or the code does not
 * come in time. Until then the link is busy; the loader ends that once the visitor goes on to something else, and nothing opens
 * (`lib/browser/loader-replay.ts`). Call it for each click.
 */
export function openDialog<Props extends object>(
	event: MouseEvent,
	opener: HTMLAnchorElement,
	load: () => Promise<[Dialog: ComponentType<Props & DialogProps>, props: Props]>,
): void {
	if (hasModifier(event) || !("HTMLDialogElement" in window)) return;
	event.preventDefault();
	opener.setAttribute("aria-busy", "true");
	/** Whether the visitor still waits for it, who may have pressed twice. */
	const isAwaited = () => {
		const isBusy = opener.hasAttribute("aria-busy");
		opener.removeAttribute("aria-busy");
		return isBusy;
	};
	within(Promise.all([load(), dialogsLeft()]), DIALOG_MS).then(
		([[Dialog, props]]) => {
			if (!isAwaited()) return;
			const place = document.body.appendChild(document.createElement("div"));
			const root = createRoot(place);
			const onClose = () => {
				root.unmount();
				place.remove();
			};
			root.render(createElement(Dialog, { ...props, opener, onClose }));
		},
		() => isAwaited() && location.assign(opener.href),
	);
}
