import { useLayoutEffect, useRef } from "react";

/** Dispatched on `window` when a link of this site was followed without loading a new document. */
export const SOFT_NAVIGATION_EVENT = "softnavigation";

const NAVIGATION_EVENTS = [SOFT_NAVIGATION_EVENT, "popstate", "pagehide"];

/**
 * Calls `close` whenever the visitor goes to another page: through a link of this site, with back or forward, or by leaving the
 * site. A document restored by "back" therefore has everything closed.
 */
export function useCloseOnNavigation(close: () => void) {
	const latest = useRef(close);
	useLayoutEffect(() => {
		latest.current = close;
	});
	// Before the dialog or menu can be seen: later, someone who goes back at once would keep it open.
	useLayoutEffect(() => {
		const onNavigation = () => latest.current();
		for (const event of NAVIGATION_EVENTS) addEventListener(event, onNavigation);
		return () => {
			for (const event of NAVIGATION_EVENTS) removeEventListener(event, onNavigation);
		};
	}, []);
}
