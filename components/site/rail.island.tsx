"use client";

/** Browsers get `rail-in-browser.tsx`, for the same reason as the footer's (`footer.island.tsx`). */
export { Rail } from "#components/site/rail";
