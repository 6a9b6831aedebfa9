import { distinctNames } from "#lib/lists/distinct-names";
import { decodedSegment, encodedSegment } from "#lib/web/path-segment";

/**
 * URLs of products. The backend has none: a product is found by its title alone, in any category, and titles may contain spaces
 * and any case (behaviour §2 /products/{category}/{title}).
 */

/** Same-site URL of a product page; each part is escaped, so that spaces and slashes in a title survive. */
export const productHref = (category: string, title: string) =>
	`/products/${encodedSegment(category)}/${encodedSegment(title)}`;

/**
 * The URLs of products, in their order. The second of two with one title gets a number, so that each has its own page. A full
 * stop at the end is left out, because messengers end a URL before it.
 */
export const productPaths = (products: readonly { category: string; title: string }[]): string[] =>
	urlNames(products).map((name, at) => productHref(products[at]?.category ?? "", name));

const urlNames = (products: readonly { title: string }[]): string[] =>
	distinctNames(
		products.map(({ title }) => withoutStops(title)),
		titleKey,
	);

function withoutStops(title: string): string {
	let end = title.length;
	while (end > 1 && title.charAt(end - 1) === ".") end--;
	return title.slice(0, end);
}

/** Marks before which messengers end a URL that they find in a text. */
const CUT_MARKS = "!?.,;:)]}'\"*";

/** How often a URL may have been encoded. */
const ENCODINGS_MAX = 3;

/**
 * A title in normal form, equal for its spellings: decoded however often it was encoded, Unicode composed, case folded, white space
 * collapsed, one kind of apostrophe, and without the marks at its end that messengers cut. A malformed percent sequence is taken
 * literally instead of throwing.
 */
export function titleKey(title: string): string {
	let plain = title;
	for (let turn = 0; turn < ENCODINGS_MAX; turn++) plain = decodedSegment(plain);
	const key = plain
		.normalize("NFC")
		.replace(/\s+/gu, " ")
		.replace(/[’‘ʼ]/g, "'")
		.trim()
		.toLocaleLowerCase("en");
	let end = key.length;
	while (end > 0 && CUT_MARKS.includes(key.charAt(end - 1))) end--;
	return key.slice(0, end).trimEnd();
}

/**
 * The product of this title, or with this name in its URL; of several the first in the backend's order, undefined if there is
 * none. A title without spaces that matches no product is tried again with plus signs as spaces, as forms and some messengers write
 * them.
 */
export function findByTitle<T extends { title: string }>(
	products: readonly T[],
	title: string,
): T | undefined {
	const places = placesOf(products);
	const key = titleKey(title);
	const withSpaces = key.includes("+") && !key.includes(" ") ? titleKey(key.replaceAll("+", " ")) : key;
	const place = places.get(key) ?? places.get(withSpaces);
	return place === undefined ? undefined : products[place];
}

/** By list, because the backend's list stays the same object until its answer changes. */
const knownPlaces = new WeakMap<readonly { title: string }[], ReadonlyMap<string, number>>();

/** The place of each product by the key of its name in its URL. */
function placesOf(products: readonly { title: string }[]): ReadonlyMap<string, number> {
	const known = knownPlaces.get(products);
	if (known) return known;
	const places = new Map(urlNames(products).map((name, place) => [titleKey(name), place]));
	places.delete("");
	knownPlaces.set(products, places);
	return places;
}
