import { type RefObject, useEffect } from "react";
import { useCloseOnNavigation } from "../ui/use-close-on-navigation";

/**
 * Closes what is open inside `root` when the visitor presses outside it, moves the focus out of it, presses Escape or goes to
 * another page. Escape also returns the focus to the control that opened it.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
	useCloseOnNavigation(close);
	useEffect(() => {
		const element = root.current;
		if (!isOpen || !element) return;
		const onPress = (event: PointerEvent) => {
			if (!element.contains(event.target as Node)) close();
		};
		const onFocusOut = (event: FocusEvent) => {
			if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) close();
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			close();
			element.querySelector<HTMLElement>("summary, [aria-expanded]")?.focus();
		};
		document.addEventListener("pointerdown", onPress);
		document.addEventListener("keydown", onKey);
		element.addEventListener("focusout", onFocusOut);
		return () => {
			document.removeEventListener("pointerdown", onPress);
			document.removeEventListener("keydown", onKey);
			element.removeEventListener("focusout", onFocusOut);
		};
	}, [root, isOpen, close]);
}
