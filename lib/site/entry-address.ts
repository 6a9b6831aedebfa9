import { branchPath } from "#lib/locator/branch-path";
import { titleKey } from "#lib/products/product-path";
import { decodedSegment } from "#lib/web/path-segment";

/** Placeholder for every category: a product is found by its title alone (behaviour §2 /products/{category}/{title}). */
const ANY_CATEGORY = "any";

/**
 * The address under which the page of this URL is rendered and cached, with its query unchanged; undefined if that is the
 * URL itself. A product answers to any category and any spelling of its title, a branch to any spelling of its region and
 * name. Each is one page, so it takes one cache entry, however its address was written.
 */
export function entryAddress(url: string): string | undefined {
	const [, path = "", query = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	const [, list, first = "", second = ""] = /^\/(products|locator)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
	if (!list) return undefined;
	const address =
		list === "products"
			? `/products/${ANY_CATEGORY}/${encodeURIComponent(titleKey(second))}`
			: branchPath(decodedSegment(first), decodedSegment(second));
	return address === path ? undefined : address + query;
}
