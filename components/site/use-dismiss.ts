import { type RefObject, useEffect } from "react";
import { useCloseOnNavigation } from "../ui/use-close-on-navigation";

type Dismissible = { isOpen: () => boolean; close: () => void };

/**
 * Closes what is open inside `root` when the visitor presses outside it, moves the focus out of it, presses Escape or goes
 * to another page. Escape also returns the focus to the control that opened it. Each of these events calls `isOpen`, so
 * that what the browser opened by itself closes even before React has rendered it.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, { isOpen, close }: Dismissible) {
	useCloseOnNavigation(close);
	useEffect(() => {
		const element = root.current;
		if (!element) return;
		const dismiss = () => {
			if (!isOpen()) return false;
			close();
			return true;
		};
		const listening = new AbortController();
		document.addEventListener(
			"pointerdown",
			(event) => {
				if (!element.contains(event.target as Node)) dismiss();
			},
			listening,
		);
		document.addEventListener(
			"keydown",
			(event) => {
				if (event.key === "Escape" && dismiss())
					element.querySelector<HTMLElement>("summary, [aria-expanded]")?.focus();
			},
			listening,
		);
		element.addEventListener(
			"focusout",
			({ relatedTarget }) => {
				if (relatedTarget && !element.contains(relatedTarget as Node)) dismiss();
			},
			listening,
		);
		return () => listening.abort();
	});
}
