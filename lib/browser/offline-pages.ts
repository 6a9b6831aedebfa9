/** What the pages share with the service worker that keeps the offline page. */

/** Shown when a page cannot be loaded. */
export const OFFLINE_PAGE = "/offline";
/** The pages kept on the phone, each without a query. */
export const KEPT_PAGES: readonly string[] = [OFFLINE_PAGE, "/ussd", "/security"];
/** The offline page's text about a page that did not load; hidden until the worker shows the offline page in its place. */
export const LOST_PAGE_ID = "lost-page";
