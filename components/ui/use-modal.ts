import { type RefObject, useLayoutEffect } from "react";

/** Opens a dialog over the page and keeps the page behind from scrolling, without its shifting sideways. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
	useLayoutEffect(() => {
		const box = dialog.current;
		const { style } = document.body;
		const before = { overflow: style.overflow, paddingRight: style.paddingRight };
		style.paddingRight = `${innerWidth - document.documentElement.clientWidth}px`;
		style.overflow = "hidden";
		box?.showModal();
		return () => {
			Object.assign(style, before);
			box?.close();
		};
	}, [dialog]);
}
