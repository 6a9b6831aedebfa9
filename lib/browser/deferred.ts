/** What a page with deferred scripts shares with the script that starts them. */

/** The root's class while the page's scripts do not run. Style sheets know it as `noscript:`. */
export const NO_SCRIPT = "no-script";
/** The type of a waiting script: a data block, which browsers neither fetch nor run. */
export const DEFERRED = "text/deferred";
