/** What the pages share with the script that decides, before the first paint, whether a page has the site's typeface. */

export const TYPEFACE_FAMILY = "figtree";
/** The root's data attribute where the typeface is used. */
export const TYPEFACE_USED = "typeface";
/** The key in local storage that says that the browser has fetched it. */
export const TYPEFACE_FETCHED = "typeface";
