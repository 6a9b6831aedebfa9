/** What a page whose scripts are deferred has in common with the script that wakes them. */

/** The class of the root while the page's scripts do not run; style sheets know it as `noscript:`. */
export const NO_SCRIPT = "no-script";
/** The type of a script that waits: a data block, which browsers neither fetch nor run. */
export const ASLEEP = "text/asleep";
