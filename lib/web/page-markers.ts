/**
 * The attribute of an element that begins below the first screen, so it may wait for the page's style sheets. After the first one on
 * a page, main holds only later siblings of such elements, and further ones.
 */
export const BELOW_FIRST_SCREEN = "data-below-first-screen";
