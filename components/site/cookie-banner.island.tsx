"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";

/** The footer's buttons that only work with the banner's chunk. */
const BUTTONS = "[data-cookie-settings], [data-less-data]";

/**
 * Loads the cookie banner as a separate chunk once the page is usable. If the chunk fails to load, no choice is stored,
 * only necessary cookies are used, and the footer's buttons that need the chunk are hidden; with `React.lazy` the whole
 * page would fail instead. A press on such a button while the chunk loads takes effect afterwards.
 */
export function CookieBanner() {
	const [Choices, setChoices] = useState<ComponentType>();
	const pressed = useRef<HTMLElement>(undefined);

	useEffect(() => {
		import("./cookie-choices").then(
			({ CookieChoices }) => setChoices(() => CookieChoices),
			() => {
				for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) button.hidden = true;
			},
		);
	}, []);

	useEffect(() => {
		// The effects of its children have already run: the button works now.
		if (Choices) return pressed.current?.click();
		const onClick = ({ target }: MouseEvent) => {
			pressed.current = (target as Element).closest<HTMLElement>(BUTTONS) ?? pressed.current;
		};
		document.addEventListener("click", onClick);
		return () => document.removeEventListener("click", onClick);
	}, [Choices]);

	return Choices ? <Choices /> : null;
}
