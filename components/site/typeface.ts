import { TYPEFACE_FAMILY, TYPEFACE_FETCHED } from "#lib/browser/typeface";
import { savesData } from "#lib/site/less-data";
import { afterPaint } from "#lib/web/after-paint";

const SIGNS_OF_USE = ["scroll", "pointerdown", "keydown"];

/**
 * Fetches the site's typeface for the next page when the visitor first uses this one: who leaves at once does not need it. Called
 * when this page is complete.
 */
export function fetchTypefaceOnUse(): void {
	const wait = new AbortController();
	const fetchOnce = () => {
		wait.abort();
		void afterPaint().then(fetchTypeface);
	};
	if (scrollY > 0) fetchOnce();
	else
		for (const sign of SIGNS_OF_USE)
			addEventListener(sign, fetchOnce, { capture: true, passive: true, signal: wait.signal });
}

/** Fetches the typeface unless the visitor saves data. */
async function fetchTypeface(): Promise<void> {
	// The head and the style sheet both define it, and the later definition applies.
	const face = [...document.fonts].reverse().find(({ family }) => family.includes(TYPEFACE_FAMILY));
	if (!face || savesData()) return;
	try {
		await face.load();
		localStorage.setItem(TYPEFACE_FETCHED, "1");
	} catch {
		// The connection broke, or storage is blocked.
	}
}
