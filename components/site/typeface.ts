import { TYPEFACE_FAMILY, TYPEFACE_FETCHED, TYPEFACE_USED } from "#lib/browser/typeface";
import { savesData } from "#lib/site/less-data";

let isFetched = false;

/** Fetches the site's typeface for the next page, unless the visitor saves data. Called when this page is complete. */
export async function fetchTypeface(): Promise<void> {
	// The head and the style sheet both define it, and the later definition applies.
	const face = [...document.fonts].reverse().find(({ family }) => family.includes(TYPEFACE_FAMILY));
	if (!face || savesData()) return;
	try {
		await face.load();
		isFetched = true;
		localStorage.setItem(TYPEFACE_FETCHED, "1");
	} catch {
		// The connection broke, or storage is blocked.
	}
}

/** Uses the typeface from here on if it has been fetched. Called as another page takes the place of the last. */
export function changeToTypeface(): void {
	if (isFetched) document.documentElement.dataset[TYPEFACE_USED] = "";
}
