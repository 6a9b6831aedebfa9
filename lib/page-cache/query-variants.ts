import { BORROW_KEYS } from "#lib/can-i-borrow/borrow-check";
import { BRANCH_PARAMETERS } from "#lib/locator/branch-query";
import { NOTICE_PARAMETERS } from "#lib/notices/notice-search";
import { REPORT_PARAMETERS } from "#lib/reports/report-search";
import { CHANNEL_MAX_LENGTH } from "#lib/security/channel-check";
import { DEPOSIT_FIELDS } from "#lib/tools/fixed-deposit";
import { LOAN_FIELDS } from "#lib/tools/loan-cost";
import { TYPED_MAX_LENGTH } from "#lib/tools/parse-number";
import { SUSU_FIELDS } from "#lib/tools/susu";
import { queryValue } from "#lib/web/query-value";

type QueryVariant = { screen: string; keys: readonly string[]; maxValueLength?: number };

/**
 * The query parameters that change a page, per address. Only these make a page depend on the request. Any other parameter
 * (`utm_source`, `fbclid` …) changes nothing, and the page comes from the cache. `middleware.ts` repeats the keys, because
 * Next needs its matcher written out; a test compares the two.
 */
export const QUERY_VARIANTS: Record<string, QueryVariant> = {
	"/about": { screen: "/about", keys: ["category", "page"] },
	"/awards": { screen: "/awards", keys: ["page"] },
	"/before-you-visit": { screen: "/before-you-visit", keys: ["product", "branch", "region"] },
	"/can-i-borrow": { screen: "/can-i-borrow", keys: BORROW_KEYS },
	"/careers": { screen: "/careers", keys: ["category", "page"] },
	"/contact": { screen: "/contact", keys: ["tab", "product"] },
	"/contact-us": { screen: "/locator", keys: BRANCH_PARAMETERS },
	"/locator": { screen: "/locator", keys: BRANCH_PARAMETERS },
	"/news": { screen: "/news", keys: ["tab", "page"] },
	"/notices": { screen: "/notices", keys: NOTICE_PARAMETERS },
	"/preview": { screen: "/preview", keys: ["url", "campaign"], maxValueLength: 1_000 },
	"/products": { screen: "/products", keys: ["category", "subcategory", "page"] },
	"/reports": { screen: "/reports", keys: REPORT_PARAMETERS },
	"/search": { screen: "/search", keys: ["q", "kind", "page"] },
	// One more than is read: a value that was cut must not pass for the whole.
	"/security": { screen: "/security", keys: ["check"], maxValueLength: CHANNEL_MAX_LENGTH + 1 },
	"/tools/fixed-deposit": {
		screen: "/tools/fixed-deposit",
		keys: DEPOSIT_FIELDS,
		maxValueLength: TYPED_MAX_LENGTH,
	},
	"/tools/loan-cost": { screen: "/tools/loan-cost", keys: LOAN_FIELDS, maxValueLength: TYPED_MAX_LENGTH },
	"/tools/susu": { screen: "/tools/susu", keys: SUSU_FIELDS, maxValueLength: TYPED_MAX_LENGTH },
};

/** More than any value that the site itself links to. Longer values are cut. */
const MAX_VALUE_LENGTH = 80;

/** What stands between the page and the query in an internal address. */
export const BY_QUERY = "/by-query/";

/**
 * The internal address at which a page with a recognised query is served and cached: `/products?category=savings` →
 * `/products/by-query/category=savings`. Keys are in the table's order; a repeated key counts as unknown. Undefined if no
 * recognised parameter has a value.
 */
export function queryVariantPath(pathname: string, query: URLSearchParams): string | undefined {
	const view = Object.hasOwn(QUERY_VARIANTS, pathname) ? QUERY_VARIANTS[pathname] : undefined;
	const recognised = new URLSearchParams();
	for (const key of view?.keys ?? []) {
		const value = queryValue(query, key)
			?.trim()
			.slice(0, view?.maxValueLength ?? MAX_VALUE_LENGTH);
		if (value) recognised.set(key, value);
	}
	return recognised.size > 0
		? `${view?.screen}${BY_QUERY}${encodeURIComponent(recognised.toString())}`
		: undefined;
}

/** The recognised query that an internal address carries; empty if it is malformed. */
export function queryOfVariant(segment: string): URLSearchParams {
	try {
		return new URLSearchParams(decodeURIComponent(segment));
	} catch {
		return new URLSearchParams();
	}
}
