import { type ComponentType, createElement, type RefObject, useLayoutEffect } from "react";
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

/**
 * Opens a modal dialog and keeps the page behind it from scrolling, without a sideways shift. It closes when the visitor goes
 * to another page. Returns the handler of the dialog's close event: it calls `onClose`, and gives the focus back to the
 * opener unless it is somewhere else by then. The event comes in a task of its own, so the visitor may have moved on.
 */
export function useModal(
	dialog: RefObject<HTMLDialogElement | null>,
	opener: HTMLElement,
	onClose: () => void,
): () => void {
	useLayoutEffect(() => {
		const box = dialog.current;
		const { style } = document.body;
		const before = { overflow: style.overflow, paddingRight: style.paddingRight };
		style.paddingRight = `${innerWidth - document.documentElement.clientWidth}px`;
		style.overflow = "hidden";
		box?.showModal();
		// From the first paint on: later, someone who goes back at once would keep it open.
		const open = new AbortController();
		for (const event of ["popstate", "pagehide"])
			addEventListener(event, () => box?.close(), { signal: open.signal });
		return () => {
			open.abort();
			Object.assign(style, before);
			box?.close();
		};
	}, [dialog]);
	return () => {
		// Under React's strict mode the dialog may be open again when the event arrives.
		if (dialog.current?.open) return;
		onClose();
		const { activeElement, body } = document;
		if (activeElement === body || activeElement === null || dialog.current?.contains(activeElement))
			opener.focus({ preventScroll: true });
	};
}
