import { distinctNames } from "#lib/lists/distinct-names";
import { plainLetters } from "#lib/text/text-match";

type Named = { region: string; name: string };

/** The path of the locator’s branch pages. */
const LOCATOR = "/locator/";

/**
 * The URLs of branches, in their order: `/locator/greater-accra/makola-branch`. If two in a region have the same name, the
 * second gets a number, so that each has its own page.
 */
export function branchPaths(branches: readonly Named[]): string[] {
	return distinctNames(branches.map(({ region, name }) => branchPath(region, name)));
}

/** The URL for the name of a region and of a branch, or for the parts of such a URL in any case. */
export const branchPath = (region: string, branch: string): string =>
	`${LOCATOR}${slug(region, "region")}/${slug(branch, "branch")}`;

/** A branch in a query: the part of its URL after the locator’s. */
export const branchKey = ({ path }: { path: string }): string => path.slice(LOCATOR.length);

/** English letters and digits with single hyphens. A name without any becomes `otherwise`. */
const slug = (name: string, otherwise: string) =>
	plainLetters(name)
		.replace(/[’']/g, "")
		.replace(/[^a-z\d]+/g, "-")
		.replace(/^-|-$/g, "") || otherwise;
