"use client";

/** Browsers get `promotions-in-browser.tsx`, for the same reason as the footer's (`footer.island.tsx`). */
export { Promotions } from "#components/site/promotions";
