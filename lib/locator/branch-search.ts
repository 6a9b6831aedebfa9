import { BRANCHES_PER_PAGE } from "#lib/company/limits";
import { type PageOf, pageNumber, paginate } from "#lib/lists/paginate";
import { nearestFirst, type Position } from "#lib/locator/distance";
import { queryValue } from "#lib/web/query-value";

/** A visitor's query to the locator; an empty value means the default: all regions, the first page. */
export type BranchQuery = { region: string; page: string };

/** One page of the branches of a region, or of all; `region` as the list spells it, "" for all. */
export type BranchPage<B> = PageOf<B> & { region: string };

/** The query in an address; unusable page numbers and other parameters are ignored. */
export function branchQuery(parameters: URLSearchParams): BranchQuery {
	const page = pageNumber(queryValue(parameters, "page"));
	return { region: (queryValue(parameters, "region") ?? "").trim(), page: page > 1 ? page.toString() : "" };
}

/** The regions in the order in which the list first names them. */
export const regionsOf = (branches: readonly { region: string }[]): string[] => [
	...new Set(branches.map(({ region }) => region)),
];

/**
 * The page of branches for a query. Case does not matter. A region without branches counts as all, so that an old or mistyped
 * link still shows branches. A page beyond the end means the last.
 */
export function branchPage<B extends { region: string }>(
	branches: readonly B[],
	query: BranchQuery,
): BranchPage<B> {
	const region = regionsOf(branches).find((name) => regionKey(name) === regionKey(query.region)) ?? "";
	const inRegion = region ? branches.filter((branch) => branch.region === region) : branches;
	return { ...paginate(inRegion, pageNumber(query.page), BRANCHES_PER_PAGE), region };
}

const regionKey = (region: string) => region.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

const BESIDE_MAX = 3;

/**
 * Alternatives to a branch: the three nearest with a known position. For a branch without a position, three others of its region.
 */
export function branchesBeside<B extends { region: string; position?: Position }>(
	branch: B,
	branches: readonly B[],
): B[] {
	const { position, region } = branch;
	const others = branches.filter((other) => other !== branch);
	if (!position) return others.filter((other) => other.region === region).slice(0, BESIDE_MAX);
	const placed = others.filter((other) => other.position);
	return nearestFirst(placed, position).slice(0, BESIDE_MAX);
}

/** The names of branches by region, each name once, for a list to choose from. */
export function namesByRegion(
	branches: readonly { region: string; name: string }[],
): { region: string; names: string[] }[] {
	return [...Map.groupBy(branches, ({ region }) => region)].map(([region, list]) => ({
		region,
		names: [...new Set(list.map(({ name }) => name))],
	}));
}
