/**
 * Attributes by which a page tells the page cache what it is. Only markup can carry them: in text the quote after the name
 * is escaped.
 *
 * Next also loads this outside the bundle, through the page cache: imports nothing.
 */

/** The page reports that it does not exist: 404. */
export const PAGE_MISSING = "data-page-missing";
/** The page replaces one that could not be loaded; the value names the resource: 503, not cached. */
export const PAGE_FAILED = "data-page-failed";
/** A part of the page could not be loaded; the value names the resource: not cached. */
export const PART_FAILED = "data-load-failed";
/** The page belongs to one visitor, such as the reply to a form: never cached. */
export const PERSONAL = "data-personal";
/** The page appears at any unknown address: cached apart from those of the site. */
export const ADDRESS_ARBITRARY = "data-address-arbitrary";
/** The page names the current day (`YYYY-MM-DD`): cached until that day ends. */
export const PAGE_OF_DAY = "data-today";
/**
 * The element begins below the first screen, so it may wait for the page's style sheets. At most one per page. Only its own
 * later siblings may follow it in main.
 */
export const BELOW_FIRST_SCREEN = "data-below-first-screen";

type PageMarker =
	| typeof PAGE_MISSING
	| typeof PAGE_FAILED
	| typeof PART_FAILED
	| typeof PERSONAL
	| typeof ADDRESS_ARBITRARY
	| typeof PAGE_OF_DAY
	| typeof BELOW_FIRST_SCREEN;

/** The marker as an element's attribute: `<div {...mark(PAGE_MISSING)} />`. An undefined value adds none. */
export const mark = (marker: PageMarker, ...value: [] | [string | undefined]) => ({
	[marker]: value.length === 0 ? "" : value[0],
});

/** Whether an element of the HTML carries the marker. */
export const isMarked = (html: string, marker: PageMarker): boolean => html.includes(`${marker}="`);

/** The day that a page names; undefined if it names none. */
export const markedDay = (html: string): string | undefined =>
	new RegExp(`${PAGE_OF_DAY}="([\\d-]{10})"`).exec(html)?.[1];
