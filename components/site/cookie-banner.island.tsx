"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads the cookie banner as a separate chunk once the page is usable. If the chunk does not arrive, no choice is stored, only
 * necessary cookies are used, and the footer's buttons that need the chunk are hidden; with `React.lazy` the whole page would
 * fail instead.
 */
export function CookieBanner() {
	const [Choices, setChoices] = useState<ComponentType>();

	useEffect(() => {
		import("./cookie-choices").then(
			({ CookieChoices }) => setChoices(() => CookieChoices),
			() => {
				for (const button of document.querySelectorAll<HTMLElement>(
					"[data-cookie-settings], [data-less-data]",
				))
					button.hidden = true;
			},
		);
	}, []);

	return Choices ? <Choices /> : null;
}
