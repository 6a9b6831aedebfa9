import { type ComponentType, createElement } from "react";
import { hasModifier } from "#components/ui/has-modifier";
import { reactPart } from "#components/ui/react-part";
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
	const onClose = () => {
		part.end();
		place.remove();
	};
	const part = reactPart(place, createElement(Dialog, { ...props, opener, onClose }));
}
