import { decodedSegment } from "#lib/web/path-segment";

/**
 * Opens the disclosure that the address points into (`/faqs#complaints`), where the browser does not: when a link within the page
 * was followed.
 */
export function openLinkedDisclosures(): void {
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
