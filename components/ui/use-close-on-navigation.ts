import { useLayoutEffect, useRef } from "react";

const NAVIGATION_EVENTS = ["popstate", "pagehide"];

/**
 * Calls `close` whenever the visitor leaves the page, or goes back or forward within it. A document restored by "back" therefore has
 * everything closed.
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
