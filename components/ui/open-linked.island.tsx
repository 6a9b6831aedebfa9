"use client";

import { useEffect } from "react";

/**
 * Opens the disclosure that the address points into (`/faqs#complaints`) after a client navigation. When a
 * document loads, browsers do this themselves.
 */
export function OpenLinked() {
	useEffect(() => {
		const open = () => {
			const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
			const disclosure = linked?.closest("details");
			if (!disclosure || disclosure.open) return;
			disclosure.open = true;
			linked?.scrollIntoView();
		};
		open();
		addEventListener("hashchange", open);
		return () => removeEventListener("hashchange", open);
	}, []);
	return null;
}
