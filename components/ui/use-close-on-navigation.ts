import { useEffect, useRef } from "react";

/** Told by `window` when a link of this site has been followed without loading a new document. */
export const SOFT_NAVIGATION_EVENT = "softnavigation";

const NAVIGATION_EVENTS = [SOFT_NAVIGATION_EVENT, "popstate", "pagehide"];

/**
 * Calls `close` whenever the visitor goes to another page: by a link of this site, by back or forward, or by leaving the
 * site. A document that the browser keeps for "back" therefore returns with everything closed.
 */
export function useCloseOnNavigation(close: () => void) {
	const latest = useRef(close);
	useEffect(() => {
		latest.current = close;
	});
	useEffect(() => {
		const onNavigation = () => latest.current();
		for (const event of NAVIGATION_EVENTS) addEventListener(event, onNavigation);
		return () => {
			for (const event of NAVIGATION_EVENTS) removeEventListener(event, onNavigation);
		};
	}, []);
}
