/**
 * The attribute of an element that begins below the first screen, so it may wait for the page's style sheets. At most one per page.
 * Only its own later siblings may follow it in main.
 */
export const BELOW_FIRST_SCREEN = "data-below-first-screen";
