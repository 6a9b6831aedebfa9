import { followCookieChoice } from "#components/site/cookie-choice";
import { followLessData } from "#components/site/less-data-switch";
import { followPageControls } from "#components/site/page-controls";
import { updatePagePartially } from "#components/site/partial-page-update";
import { whenUsed } from "#lib/browser/first-use";
import { TYPEFACE_FAMILY, TYPEFACE_FETCHED } from "#lib/browser/typeface";
import { DESKTOP_MIN_PX } from "#lib/company/limits";
import { savesData } from "#lib/site/less-data";
import { decodedSegment } from "#lib/web/path-segment";

/** What every page does by script: once it is idle or, on a phone, on the first use of a page of text. */
export function start(): void {
	followPageControls();
	followLessData();
	updatePagePartially();
	openLinkedDisclosures();
	fetchFontOnInteraction();
	openFolds();
	followCookieChoice();
}

/** What is folded on a phone is open on wide screens, where it cannot be pressed. On a phone it stays as it is. */
function openFolds(): void {
	const wide = matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`);
	const follow = () => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) {
			fold.open = wide.matches;
			const summary = fold.querySelector("summary");
			if (summary) summary.tabIndex = wide.matches ? -1 : 0;
		}
	};
	// Somebody on a phone may have opened one already.
	if (wide.matches) follow();
	wide.addEventListener("change", follow);
}

/**
 * Opens the disclosure that the URL points into (`/faqs#complaints`), where the browser does not: when a link within the page
 * was followed.
 */
function openLinkedDisclosures(): void {
	const open = () => {
		const linked = document.getElementById(decodedSegment(location.hash.slice(1)));
		const disclosure = linked?.closest("details");
		if (!disclosure || disclosure.open) return;
		disclosure.open = true;
		linked?.scrollIntoView();
	};
	open();
	addEventListener("hashchange", open);
}

/** Fetches the site's font for the next page on the first interaction. Visitors who leave at once do not need it. */
function fetchFontOnInteraction(): void {
	void whenUsed().then(fetchFont);
}

/** Fetches the font unless the visitor saves data. */
async function fetchFont(): Promise<void> {
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
