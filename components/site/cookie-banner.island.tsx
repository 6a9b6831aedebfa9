"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads the cookie banner as a separate chunk once the page is usable. If the chunk does not arrive, no choice is stored and
 * only necessary cookies are used; with `React.lazy` the whole page would fail instead.
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
