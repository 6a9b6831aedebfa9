import { BRANCHES_PER_PAGE } from "#lib/company/constants";
import { type PageOf, paginate } from "#lib/paginate";

/** What a visitor asks the locator for. No region means all of them; pages count from 1. */
export type BranchQuery = { region?: string | null; page: number };

/** One page of the branches of a region, or of all: `region` as the list spells it, "" for all. */
export type BranchPage<B> = PageOf<B> & { region: string; total: number };

/** The regions in the order in which the list first names them. */
export const regionsOf = (branches: readonly { region: string }[]): string[] => [
	...new Set(branches.map(({ region }) => region)),
];

/**
 * The page of branches that a query asks for. Case does not matter; a region that has no branch counts as all, so that
 * an old or mistyped link still shows where to go. A page beyond the end is the last.
 */
export function branchPage<B extends { region: string }>(
	branches: readonly B[],
	{ region: asked, page }: BranchQuery,
): BranchPage<B> {
	const region = regionsOf(branches).find((name) => regionKey(name) === regionKey(asked)) ?? "";
	const inRegion = region ? branches.filter((branch) => branch.region === region) : branches;
	return { ...paginate(inRegion, page, BRANCHES_PER_PAGE), region, total: inRegion.length };
}

/** The address of a page of the locator; the first page of all regions has no query. */
export function locatorHref({ region, page }: BranchQuery): string {
	const query = new URLSearchParams({ ...(region && { region }), ...(page > 1 && { page: String(page) }) });
	return query.size > 0 ? `/locator?${query}` : "/locator";
}

const regionKey = (region: string | null | undefined) =>
	(region ?? "").normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
