"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * The cookie banner comes after the page is usable, in a chunk of its own. Should that not arrive, no choice is stored and
 * only the necessary cookies are used; a `React.lazy` would take the whole page down instead.
 */
export function CookieBanner() {
	const [Choices, setChoices] = useState<ComponentType>();

	useEffect(() => {
		import("./cookie-choices").then(
			({ CookieChoices }) => setChoices(() => CookieChoices),
			() => {},
		);
	}, []);

	return Choices ? <Choices /> : null;
}
