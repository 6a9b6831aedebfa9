import { branchPath } from "#lib/locator/branch-path";
import { titleKey } from "#lib/products/product-path";
import { decodedSegment } from "#lib/web/path-segment";

/** Placeholder for every category: a product is found by its title alone (behaviour §2 /products/{category}/{title}). */
const ANY_CATEGORY = "any";

/**
 * The path under which this page is rendered and cached. A product is found in any category and under any spelling of its title, a
 * branch under any spelling of its region and name. Each is one page, so all of its spellings share one cache entry.
 */
export function entryPath(path: string): string {
	const [, list, first = "", second = ""] = /^\/(products|locator)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
	if (list === "products") return `/products/${ANY_CATEGORY}/${encodeURIComponent(titleKey(second))}`;
	return list ? branchPath(decodedSegment(first), decodedSegment(second)) : path;
}

/**
 * Whether a URL spells the path of this product or branch in a way that no link of the site does. People may write a product in small
 * letters and under any category, of which nginx makes one.
 */
export function isRespelt(url: string, itemPath: string): boolean {
	const [path = ""] = url.split(/[?#]/, 1);
	if (itemPath.startsWith("/locator/")) return path !== itemPath;
	if (!itemPath.startsWith("/products/")) return false;
	const [name, own] = [path, itemPath].map((each) => each.slice(each.lastIndexOf("/") + 1));
	return name !== own && name !== own?.toLowerCase();
}
