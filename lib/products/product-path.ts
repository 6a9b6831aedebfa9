import { decodedSegment } from "#lib/web/path-segment";

/**
 * Addresses of products. The backend has no addresses: a product is found by its title alone, whatever category
 * stands before it, and titles carry spaces and any case (behaviour §2 /products/{category}/{title}).
 */

/** Same-site address of a product page; each part is escaped, so that spaces and slashes in a title survive. */
export const productHref = (category: string, title: string) =>
	`/products/${encodeURIComponent(category)}/${encodeURIComponent(title)}`;

/**
 * What two spellings of one title have in common: Unicode composed, case folded, runs of white space single.
 * A malformed percent sequence is taken literally instead of throwing.
 */
export function titleKey(title: string): string {
	return decodedSegment(title).normalize("NFC").replace(/\s+/gu, " ").trim().toLocaleLowerCase("en");
}

/**
 * The first product whose title matches, in the backend's order; undefined when there is none. A title without spaces that
 * no product has is read once more with its plus signs as spaces, as forms and some messengers write addresses.
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
