/** What a page with deferred scripts shares with the script that starts them. */

/** The root's class while the page's scripts do not run. Style sheets know it as `noscript:`. */
export const NO_SCRIPT = "no-script";
/** The type of a waiting script: a data block, which browsers neither fetch nor run. */
export const DEFERRED = "text/deferred";
/** The root's class while a page has only its first rules, and hides what they are not for (`lib/page-cache/critical-styles.ts`). */
export const SHEETS_AWAITED = "sheets-awaited";
/** Marks the element that holds the links to the style sheets, for browsers without script and for the starting script. */
export const LATE_SHEETS = "data-late-sheets";
