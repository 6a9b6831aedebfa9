import { ANSWER } from "../islands/data-attributes.ts";
/** Names that a page's HTML shares with the script in its head. */

/** The class of what shows itself as without script: the root, until the script in the head runs, and an island whose code is lost. */
export const NO_SCRIPT = "no-script";
/** The root's class while a page has only its critical CSS, and hides the rest (`lib/response-cache/critical-styles.ts`). */
export const SHEETS_AWAITED = "sheets-awaited";
/** The id of the element that holds the links to the style sheets, for browsers without script and for the script in the head. */
export const LATE_SHEETS = "late-sheets";
/** The root's attribute, and the tab's note, after a click on Products: its menu stays shut until the pointer has left it. */
export const PRODUCTS_SHUT = "products-shut";
/** A button that answers the cookie banner: not the one that asks further. */
export const COOKIE_ANSWER = `[${ANSWER}]:not([${ANSWER}=kinds])`;
declare global {
	interface Window {
		/** Until the loader has come: the last answer to the cookie banner, and what was pressed last. */
		earlyPresses?: (HTMLElement | null | undefined)[];
		/** Whether somebody has changed a field. Browsers restore fields, and password managers fill them, without that. */
		hasChosen?: boolean;
		/** The page's cookies as its head has read them: to read them anew, browsers may wait for another process. */
		earlyCookies?: string;
	}
}
/** Where pages in development learn that something has changed (`lib/server/page-reload.ts`). */
export const CHANGES_URL = "/_development/changes";
