/** What the pages have in common with the service worker that keeps the offline page. */

/** Shown wherever a page does not come. */
export const OFFLINE_PAGE = "/offline";
/** The pages that stay on the phone, each without a query. */
export const KEPT_PAGES: readonly string[] = [OFFLINE_PAGE, "/ussd", "/security"];
/** The offline page's words on a page that did not come; hidden until the worker shows the page in its place. */
export const LOST_PAGE_ID = "lost-page";
