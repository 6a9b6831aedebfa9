"use client";

/**
 * The footer is an island only so that the data of every page need not repeat its HTML. `imports` in `package.json` gives
 * browsers `footer-in-browser.tsx`, which has none of its content. The rail and the offers do the same.
 */
export { Footer } from "#components/site/footer";
