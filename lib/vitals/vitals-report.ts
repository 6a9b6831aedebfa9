import type { PageKind } from "#lib/vitals/page-kinds";

export const VITALS_PATH = "/api/vitals";

/** The measurements of a page, in the names of `web-vitals`: times in milliseconds, CLS without a unit. */
const VITALS = ["TTFB", "FCP", "LCP", "INP", "CLS"] as const;
export type Vital = (typeof VITALS)[number];

/** A browser's report of one page view. */
export type VitalsReport = { page: PageKind; values: Partial<Record<Vital, number>> };

/**
 * How a script of an island fails: its file does not come or cannot be parsed, it throws as it starts or while React renders it
 * later, or something else in it throws.
 */
export const ISLAND_FAILURES = ["load", "start", "render", "error"] as const;
export type IslandFailure = (typeof ISLAND_FAILURES)[number];
