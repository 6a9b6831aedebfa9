import { branchPath } from "#lib/locator/branch-path";
import { titleKey } from "#lib/products/product-path";
import { FOOTER } from "#lib/site/footer-links";
import { MEGA_MENU } from "#lib/site/main-menu";
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

/** The categories in the fixed links to products. */
const LINKED_CATEGORIES = new Set(
	[...MEGA_MENU.flatMap(({ links }) => links), ...FOOTER.remittance].map(
		({ href }) => productParts(href).category,
	),
);

/**
 * Whether a URL spells the path of this product or branch in a way that no link of the site does. A link to a product names its own
 * category or one of the fixed links'; people also write its title in small letters.
 */
export function isRespelt(url: string, itemPath: string): boolean {
	const [path = ""] = url.split(/[?#]/, 1);
	if (itemPath.startsWith("/locator/")) return path !== itemPath;
	if (!itemPath.startsWith("/products/")) return false;
	const [written, own] = [productParts(path), productParts(itemPath)];
	const isCategoryLinked = written.category === own.category || LINKED_CATEGORIES.has(written.category);
	return !isCategoryLinked || (written.title !== own.title && written.title !== own.title.toLowerCase());
}

function productParts(path: string) {
	const [category = "", title = ""] = path.split("/").slice(2);
	return { category, title };
}
