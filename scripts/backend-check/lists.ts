import { teamGroup } from "#lib/about/team-groups";
import { isKnownCategory } from "#lib/products/product-groups";
import { type Finding, findingsAt, sample } from "./finding.ts";

type Item = { publishedAt?: string; category?: string };

/** Findings in a whole list, as the site reads it, that visitors would miss or see otherwise: its order, and groups that nobody knows. */
export function listFindings(path: string, value: unknown): Finding[] {
	if (!Array.isArray(value)) return [];
	const items: readonly Item[] = value;
	switch (path) {
		case "/notices":
		case "/content/articles":
			return orderFindings(path, items);
		case "/products":
			return groupFindings(path, items, isKnownCategory, "tolerated", "as a category of its own");
		case "/team":
			return groupFindings(
				path,
				items,
				(category) => !!teamGroup(category),
				"wrong",
				"nobody of it in any tab",
			);
		default:
			return [];
	}
}

function orderFindings(path: string, items: readonly Item[]): Finding[] {
	const undated = items.filter(({ publishedAt }) => !publishedAt).length;
	if (undated === 0) return [];
	const what = `${undated} of ${items.length} items have no date (\`published_at\`)`;
	return [findingsAt(path)("tolerated", what, "the list in this order, whichever is newest")];
}

function groupFindings(
	path: string,
	items: readonly Item[],
	isKnown: (category: string) => boolean,
	grade: Finding["grade"],
	shown: string,
): Finding[] {
	const unknown = new Set(items.map(({ category = "" }) => category).filter((each) => !isKnown(each)));
	if (unknown.size === 0) return [];
	return [findingsAt(path)(grade, `\`category\` is not known: ${sample([...unknown])}`, shown)];
}
