import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

type Sent = {
	className: string;
	"aria-label"?: string;
	dangerouslySetInnerHTML: { __html: string };
	suppressHydrationWarning: true;
};

/** What was sent, by selector, read once: React would write it again if it changed between two renders. */
const known = new Map<string, Sent[]>();

/**
 * For the browser's version of what every page has: the attributes with which React takes over each element that matches the
 * selector as the server sent it, leaving its content alone.
 */
export function asSent(selector: string): readonly Sent[] {
	const sent = known.get(selector) ?? Array.from(document.querySelectorAll(selector), attributesOf);
	known.set(selector, sent);
	return sent;
}

const attributesOf = (element: Element): Sent => ({
	className: element.className,
	"aria-label": element.getAttribute("aria-label") ?? undefined,
	dangerouslySetInnerHTML: { __html: element.innerHTML },
	suppressHydrationWarning: true,
});

/**
 * Renders its children into the element that matches the selector, in place of the one element that the server sent there. Not
 * before the page's other effects: a state set in a layout effect makes React run them all in the task that completes hydration.
 */
export function InPlaceOf({ selector, children }: { selector: string; children: ReactNode }) {
	const [place, setPlace] = useState<Element | null>(null);
	useEffect(() => setPlace(document.querySelector(selector)), [selector]);
	// React has put the children after it, so nothing moves.
	useLayoutEffect(() => place?.firstChild?.remove(), [place]);
	return place && createPortal(children, place);
}
