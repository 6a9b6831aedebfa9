import { upperFirst } from "#lib/text/first-letter";

/**
 * How products are grouped on their page (behaviour §2 /products): the company's four categories first and in this order, any
 * other after them; below each its subcategories, in the backend's order.
 */
const KNOWN_LABELS = new Map([
	["loans", "Loans"],
	["savings", "Savings"],
	["digital", "Digital Channels"],
	["remittance", "Remittance"],
]);

type Grouped = { category: string; subcategory?: string };

type ProductSubgroup<P> = { subcategory: string; label: string; products: P[] };
type ProductGroup<P> = {
	category: string;
	label: string;
	products: P[];
	/** Empty if no product of the category names a subcategory. */
	subgroups: ProductSubgroup<P>[];
};

/** How backends name the four: in the singular or plural, by our labels, or by those of the menu. */
const CATEGORY_WORDS: readonly [category: string, words: RegExp][] = [
	["loans", /^(?:loans?|credits?)$/],
	["savings", /^(?:savings?)(?: (?:accounts?|products?))?$/],
	["digital", /^digital(?: (?:channels?|banking|products?|services?))?$/],
	["remittance", /^remm?ittances?$|^money transfers?$|^transfers?$/],
];

/** A category as the site names it: one of the four in lower case, any other as spelt. */
export function productCategory(spelt: string): string {
	const key = categoryKey(spelt);
	return KNOWN_LABELS.has(key) ? key : spelt.trim();
}

/** Whether a category is one of the four. */
export const isKnownCategory = (category: string): boolean => KNOWN_LABELS.has(categoryKey(category));

/** The label of a category: the known labels of the four, any other as spelt. */
export const categoryLabel = (category: string): string =>
	KNOWN_LABELS.get(categoryKey(category)) ?? category;

/** The URL at which the products page shows a category, or one subcategory of it. */
export function productsHref(category: string, subcategory?: string, page = 1): string {
	const query = new URLSearchParams({ category: categoryKey(category) });
	if (subcategory) query.set("subcategory", categoryKey(subcategory));
	if (page > 1) query.set("page", page.toString());
	return `/products?${query}`;
}

/** The products by category and subcategory. Both ignore case and appear as first spelt. */
export function productGroups<P extends Grouped>(products: readonly P[]): ProductGroup<P>[] {
	return gather(products, (product) => product.category)
		.map(([category, members]) => ({
			category,
			label: categoryLabel(category),
			products: members,
			subgroups: subgroupsOf(members),
		}))
		.toSorted((a, b) => rank(a.category) - rank(b.category));
}

/**
 * The group and subgroup in a URL; the first if it names none or an unknown one (behaviour §2.4). A known category without
 * products is an empty group, so that the page can say so. Undefined if there are no groups.
 */
export function chosenProducts<P>(
	groups: readonly ProductGroup<P>[],
	asked: { category?: string | null; subcategory?: string | null },
): { group: ProductGroup<P>; subgroup: ProductSubgroup<P> | undefined } | undefined {
	const [first] = groups;
	if (!first) return undefined;
	const category = categoryKey(asked.category ?? "");
	const subcategory = categoryKey(asked.subcategory ?? "");
	const group =
		groups.find((candidate) => categoryKey(candidate.category) === category) ??
		emptyGroup<P>(category) ??
		first;
	const subgroup =
		group.subgroups.find((candidate) => categoryKey(candidate.subcategory) === subcategory) ??
		group.subgroups[0];
	return { group, subgroup };
}

/** Products without a subcategory are under 'Other' if some of their category have one. */
function subgroupsOf<P extends Grouped>(products: readonly P[]): ProductSubgroup<P>[] {
	if (products.every((product) => !product.subcategory)) return [];
	return gather(products, (product) => product.subcategory || "other").map(([subcategory, members]) => ({
		subcategory,
		label: upperFirst(subcategory),
		products: members,
	}));
}

/** The items grouped by key, in the order in which each key first occurs. */
function gather<P>(items: readonly P[], nameOf: (item: P) => string): [name: string, items: P[]][] {
	const gathered = Map.groupBy(items, (item) => categoryKey(nameOf(item)));
	return [...gathered.values()].map((members) => [nameOf(members[0] as P), members]);
}

function emptyGroup<P>(category: string): ProductGroup<P> | undefined {
	const label = KNOWN_LABELS.get(category);
	return label ? { category, label, products: [], subgroups: [] } : undefined;
}

function rank(category: string): number {
	const at = [...KNOWN_LABELS.keys()].indexOf(categoryKey(category));
	return at === -1 ? KNOWN_LABELS.size : at;
}

function categoryKey(category: string): string {
	const key = category.trim().toLowerCase();
	const words = key.replace(/[\s_-]+/g, " ");
	return CATEGORY_WORDS.find(([, known]) => known.test(words))?.[0] ?? key;
}
