import { whenUsed } from "#lib/browser/first-use";
import { TYPEFACE_FAMILY, TYPEFACE_FETCHED } from "#lib/browser/typeface";
import { savesData } from "#lib/site/less-data";

/** Fetches the site's typeface for the next page when the visitor first uses this one: who leaves at once does not need it. */
export function fetchTypefaceOnUse(): void {
	void whenUsed().then(fetchTypeface);
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
