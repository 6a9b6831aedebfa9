import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { hasModifier } from "#components/ui/has-modifier";
import { within } from "#lib/web/deadline";
import { dialogsLeft } from "#lib/web/dialog-entry";

/** How long visitors wait for a dialog before they get the page of its link. */
const DIALOG_MS = 6_000;

type DialogProps = {
	/** Gets the focus when the dialog closes. */
	opener: HTMLElement;
	onClose: () => void;
};

/** The link whose dialog is on its way: of several that were pressed, the last. */
let awaited: HTMLAnchorElement | undefined;

/**
 * Lets a link open a dialog, whose code `load` fetches, instead of its page: not if the browser knows no dialogs or the code does not
 * come in time. Call it for each click.
 */
export function openDialog<Props extends object>(
	event: MouseEvent,
	opener: HTMLAnchorElement,
	load: () => Promise<[Dialog: ComponentType<Props & DialogProps>, props: Props]>,
): void {
	if (hasModifier(event) || !("HTMLDialogElement" in window)) return;
	event.preventDefault();
	awaited = opener;
	opener.setAttribute("aria-busy", "true");
	within(Promise.all([load(), dialogsLeft()]), DIALOG_MS)
		.then(
			([[Dialog, props]]) => {
				if (awaited !== opener) return;
				awaited = undefined;
				const place = document.body.appendChild(document.createElement("div"));
				const root = createRoot(place);
				const onClose = () => {
					root.unmount();
					place.remove();
				};
				root.render(createElement(Dialog, { ...props, opener, onClose }));
			},
			() => awaited === opener && location.assign(opener.href),
		)
		.finally(() => opener.removeAttribute("aria-busy"));
}
