import { pageIn } from "#lib/lists/list-pages";
import { queryValue } from "#lib/web/query-value";

/** The parameters of the locator's query, in the order of its URLs. */
export const BRANCH_PARAMETERS = [
	"town",
	"region",
	"service",
	"language",
	"access",
	"cash",
	"saturday",
	"page",
] as const;

/**
 * A visitor's query to the locator; an empty value means the default: any town (or a part of an address, as typed), all regions,
 * any service and language, the first page.
 * `access` (step-free for a wheelchair), `cash` (a cash machine) and `saturday` (open then) are "yes" or empty.
 */
export type BranchQuery = Record<(typeof BRANCH_PARAMETERS)[number], string>;

/** The query in a URL; unusable page numbers and other parameters are ignored. */
export function branchQuery(parameters: URLSearchParams): BranchQuery {
	const given = (key: string) => (queryValue(parameters, key) ?? "").trim();
	const yes = (key: string) => (given(key) === "yes" ? "yes" : "");
	return {
		town: given("town"),
		region: given("region"),
		service: given("service"),
		language: given("language"),
		access: yes("access"),
		cash: yes("cash"),
		saturday: yes("saturday"),
		page: pageIn(parameters),
	};
}

/** Whether the list is narrowed by more than the region. */
export const isNarrowed = ({ service, language, access, cash, saturday }: Partial<BranchQuery>): boolean =>
	Boolean(service || language || access || cash || saturday);

/** The name as the list spells it, ignoring case and spacing; "" if it is not in the list. */
export const spelt = (list: readonly string[], asked = ""): string =>
	list.find((name) => nameKey(name) === nameKey(asked)) ?? "";

/** Names with the same key count as the same: case and spacing do not matter. */
export const nameKey = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
