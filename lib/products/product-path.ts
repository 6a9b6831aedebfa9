import { decodedSegment } from "#lib/web/path-segment";

/**
 * Addresses of products. The backend has none: a product is found by its title alone, whatever category precedes it, and titles
 * may contain spaces and any case (behaviour §2 /products/{category}/{title}).
 */

/** Same-site address of a product page; each part is escaped, so that spaces and slashes in a title survive. */
export const productHref = (category: string, title: string) =>
	`/products/${encodeURIComponent(category)}/${encodeURIComponent(title)}`;

/**
 * A title in normal form, equal for its spellings: Unicode composed, case folded, white space collapsed. A malformed percent
 * sequence is taken literally instead of throwing.
 */
export function titleKey(title: string): string {
	return decodedSegment(title).normalize("NFC").replace(/\s+/gu, " ").trim().toLocaleLowerCase("en");
}

/**
 * The first product whose title matches, in the backend's order; undefined if there is none. A title without spaces that
 * matches no product is tried again with plus signs as spaces, as forms and some messengers write them.
 */
export function findByTitle<T extends { title: string }>(
	products: readonly T[],
	title: string,
): T | undefined {
	const named = (key: string) => products.find((product) => titleKey(product.title) === key);
	const key = titleKey(title);
	return (
		named(key) ??
		(key.includes("+") && !key.includes(" ") ? named(titleKey(key.replaceAll("+", " "))) : undefined)
	);
}
