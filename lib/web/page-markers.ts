/**
 * Attributes by which a page tells the page cache what it is. Only markup can carry them: in text the quote behind the name
 * stands escaped.
 *
 * Loaded by Next outside the bundle too, through the page cache: imports nothing.
 */

/** The page says that there is no such page: 404. */
export const PAGE_MISSING = "data-page-missing";
/** The page stands in for one that could not be loaded, here the resource: 503, and not kept. */
export const PAGE_FAILED = "data-page-failed";
/** A part of the page could not be loaded, here the resource: not kept. */
export const PART_FAILED = "data-load-failed";
/** The page is one visitor's own, such as the reply to a form: kept nowhere. */
export const PERSONAL = "data-personal";
/** The page is shown at whatever unknown address: kept apart from those of the site. */
export const ADDRESS_ARBITRARY = "data-address-arbitrary";
/** The page names the day on which it is read (`YYYY-MM-DD`): kept until that day is over. */
export const PAGE_OF_DAY = "data-today";

type PageMarker =
	| typeof PAGE_MISSING
	| typeof PAGE_FAILED
	| typeof PART_FAILED
	| typeof PERSONAL
	| typeof ADDRESS_ARBITRARY
	| typeof PAGE_OF_DAY;

/** The marker as an element's attribute: `<div {...mark(PAGE_MISSING)} />`. With the value undefined there is none. */
export const mark = (marker: PageMarker, ...value: [] | [string | undefined]) => ({
	[marker]: value.length === 0 ? "" : value[0],
});

/** Whether an element of the HTML carries the marker. */
export const isMarked = (html: string, marker: PageMarker): boolean => html.includes(`${marker}="`);

/** The day that a page names; undefined for a page that names none. */
export const markedDay = (html: string): string | undefined =>
	new RegExp(`${PAGE_OF_DAY}="([\\d-]{10})"`).exec(html)?.[1];
