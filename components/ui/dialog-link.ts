import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { hasModifier } from "#components/ui/has-modifier";
import { dialogsLeft } from "#lib/web/dialog-entry";

type DialogProps = {
	/** Gets the focus when the dialog closes. */
	opener: HTMLAnchorElement;
	onClose: () => void;
};

/** Whether one is about to open: a second press means the same dialog. */
let isOpening = false;

/** Opens a dialog instead of a link's page, unless the browser knows no dialogs. Call it for each click. */
export async function openDialog<Props extends object>(
	event: MouseEvent,
	opener: HTMLAnchorElement,
	Dialog: ComponentType<Props & DialogProps>,
	props: Props,
): Promise<void> {
	if (hasModifier(event) || !("HTMLDialogElement" in window)) return;
	event.preventDefault();
	if (isOpening) return;
	isOpening = true;
	await dialogsLeft();
	isOpening = false;
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	const onClose = () => {
		root.unmount();
		place.remove();
	};
	root.render(createElement(Dialog, { ...props, opener, onClose }));
}
