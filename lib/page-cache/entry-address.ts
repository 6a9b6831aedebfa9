import { branchPath } from "#lib/locator/branch-path";
import { titleKey } from "#lib/products/product-path";
import { decodedSegment } from "#lib/web/path-segment";

/** Stands for every category: a product is found by its title alone (behaviour §2 /products/{category}/{title}). */
const ANY_CATEGORY = "any";

/**
 * The address under which the page of this URL is rendered and cached, with the query as it came; undefined when that is
 * the URL itself. A product answers to any category and to its title in any spelling, a branch to any spelling of its
 * region and name: each is one page, so it takes up one entry of the cache however it was written. The internal address of a query stays as it is.
 */
export function entryAddress(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const [, list, first = "", second = ""] =
		/^\/(products|locator)\/(?!by-query\/)([^/]+)\/([^/]+)$/.exec(path) ?? [];
	if (!list) return undefined;
	const address =
		list === "products"
			? `/products/${ANY_CATEGORY}/${encodeURIComponent(titleKey(second))}`
			: branchPath(decodedSegment(first), decodedSegment(second));
	return address === path ? undefined : address + query;
}
