import { BORROW_PARAMETERS } from "#lib/can-i-borrow/borrow-check";
import { BRANCH_PARAMETERS } from "#lib/locator/branch-query";
import { NOTICE_PARAMETERS } from "#lib/notices/notice-search";
import { REPORT_PARAMETERS } from "#lib/reports/report-search";
import { ROUTE_ALIASES } from "#lib/site/site-section";
import { DEPOSIT_FIELDS } from "#lib/tools/fixed-deposit";
import { LOAN_FIELDS } from "#lib/tools/loan-form";
import { SUBMITTED, TYPED_MAX_LENGTH } from "#lib/tools/parse-number";
import { SUSU_FIELDS } from "#lib/tools/susu";
import { queryValue } from "#lib/web/query-value";

type Recognised = { keys: readonly string[]; maxValueLength?: number };

/**
 * The query parameters that change a page, by its path. Any other parameter (`utm_source`, `fbclid` …) changes nothing, so the
 * page's URL does without it.
 */
const PARAMETERS = {
	"/about": { keys: ["category", "page"] },
	"/awards": { keys: ["page"] },
	"/before-you-visit": { keys: ["product", "branch"] },
	"/can-i-borrow": { keys: BORROW_PARAMETERS },
	"/careers": { keys: ["category", "page"] },
	"/contact": { keys: ["tab", "product", "amount", "about"] },
	"/locator": { keys: BRANCH_PARAMETERS },
	"/news": { keys: ["tab", "page"] },
	"/notices": { keys: NOTICE_PARAMETERS },
	"/preview": { keys: ["url", "campaign"], maxValueLength: 1_000 },
	"/products": { keys: ["category", "subcategory", "page"] },
	"/reports": { keys: REPORT_PARAMETERS },
	"/search": { keys: ["q", "kind", "page"] },
	"/tools/fixed-deposit": { keys: [...DEPOSIT_FIELDS, SUBMITTED], maxValueLength: TYPED_MAX_LENGTH },
	"/tools/loan-cost": { keys: [...LOAN_FIELDS, "product", "compare", SUBMITTED] },
	"/tools/susu": { keys: SUSU_FIELDS, maxValueLength: TYPED_MAX_LENGTH },
} satisfies Record<string, Recognised>;

/** More than any value that the site itself links to. Longer values are cut. */
const MAX_VALUE_LENGTH = 80;

/**
 * The part of a query that changes the page at this path, in one spelling: keys in the table's order, values trimmed and cut; a
 * repeated key counts as unknown.
 */
export function recognisedQuery(path: string, query: URLSearchParams): URLSearchParams {
	const route = ROUTE_ALIASES[path as keyof typeof ROUTE_ALIASES] ?? path;
	const known: Recognised | undefined = PARAMETERS[route as QueriedPath];
	const recognised = new URLSearchParams();
	for (const key of known?.keys ?? []) {
		const value = queryValue(query, key)
			?.trim()
			.slice(0, known?.maxValueLength ?? MAX_VALUE_LENGTH);
		if (value) recognised.set(key, value);
	}
	return recognised;
}

/** The path of a page that has a query. */
export type QueriedPath = keyof typeof PARAMETERS;
export const QUERIED_PATHS = Object.keys(PARAMETERS);
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The recognised query of the page at this path, from what Next hands to the page. */
export async function pageQuery(path: QueriedPath, searchParams: SearchParams): Promise<URLSearchParams> {
	const pairs = Object.entries(await searchParams).flatMap(([key, value]) =>
		[value ?? []].flat().map((each) => [key, each]),
	);
	return recognisedQuery(path, new URLSearchParams(pairs));
}
