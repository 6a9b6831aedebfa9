import { followCookieChoice } from "#components/site/cookie-choice";
import { followLessData } from "#components/site/less-data-switch";
import { followPageControls } from "#components/site/page-controls";
import { updatePagePartially } from "#components/site/partial-page-update";
import { WIDE_SCREEN } from "#lib/company/limits";
import { decodedSegment } from "#lib/web/path-segment";

/** The script of every page: runs once it is idle or, on a phone, on the first use of a page of text. */
export function start(): void {
	followPageControls();
	followLessData();
	updatePagePartially();
	openLinkedDisclosures();
	openFolds();
	followCookieChoice();
}

/** Opens folds on wide screens, where they cannot be pressed. On a phone they stay as they are. */
function openFolds(): void {
	const wide = matchMedia(WIDE_SCREEN);
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
		const closed = linked?.closest<HTMLDetailsElement>("details:not([open])");
		if (!closed) return;
		closed.open = true;
		linked?.scrollIntoView();
		// It may lie in another one.
		open();
	};
	open();
	addEventListener("hashchange", open);
}
