/**
 * How products are grouped on the page (spec §2 /products): the company's four categories first and in this order, any
 * other after them; below each its subcategories, in the backend's order.
 */
const KNOWN_LABELS: Record<string, string> = {
	loans: "Loans",
	savings: "Savings",
	digital: "Digital Channels",
	remittance: "Remittance",
};
const KNOWN_CATEGORIES = Object.keys(KNOWN_LABELS);

type Grouped = { category: string; subcategory?: string };

export type ProductSubgroup<P> = { subcategory: string; label: string; products: P[] };
export type ProductGroup<P> = {
	category: string;
	label: string;
	products: P[];
	/** None when no product of the category names a subcategory. */
	subgroups: ProductSubgroup<P>[];
};

/** Where products stand that name no subcategory beside some that do. */
const WITHOUT_SUBCATEGORY = { subcategory: "other", label: "Other" };

/** What visitors read for a category: the four known by their label, any other as spelt. */
export const categoryLabel = (category: string): string => KNOWN_LABELS[categoryKey(category)] ?? category;

/**
 * What two spellings of one category have in common. 'remmittance' is the spelling of the menu's addresses, and the
 * backend may have taken it over.
 */
export function categoryKey(category: string): string {
	const key = category.trim().toLowerCase();
	return key === "remmittance" ? "remittance" : key;
}

/** The products by category and subcategory; both match whatever their case, and show as first spelt. */
export function productGroups<P extends Grouped>(products: readonly P[]): ProductGroup<P>[] {
	const groups = gather(products, (product) => product.category).map(([category, members]) => ({
		category,
		label: categoryLabel(category),
		products: members,
		subgroups: subgroupsOf(members),
	}));
	return groups.toSorted((a, b) => rank(a.category) - rank(b.category));
}

/**
 * The group and subgroup that an address asks for; for what it does not name, or names wrongly, the first (spec §2). A
 * known category without products is an empty group, so that the page can say so. Undefined when there are no groups.
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
		emptyKnownGroup<P>(category) ??
		first;
	return {
		group,
		subgroup:
			group.subgroups.find((candidate) => categoryKey(candidate.subcategory) === subcategory) ??
			group.subgroups[0],
	};
}

/** The address at which the products page shows a category, or one subcategory of it. */
export function productsHref(category: string, subcategory?: string): string {
	const query = new URLSearchParams({ category: categoryKey(category) });
	if (subcategory) query.set("subcategory", categoryKey(subcategory));
	return `/products?${query}`;
}

function subgroupsOf<P extends Grouped>(products: readonly P[]): ProductSubgroup<P>[] {
	const gathered = gather(products, (product) => product.subcategory);
	if (gathered.length === 0) return [];
	const rest = products.filter((product) => !product.subcategory);
	const subgroups = gathered.map(([subcategory, members]) => ({
		subcategory,
		label: subcategory.charAt(0).toUpperCase() + subcategory.slice(1),
		products: members,
	}));
	return rest.length > 0 ? [...subgroups, { ...WITHOUT_SUBCATEGORY, products: rest }] : subgroups;
}

/** The items by what they name, in the order in which it is first met; items that name nothing are left out. */
function gather<P>(items: readonly P[], nameOf: (item: P) => string | undefined): [string, P[]][] {
	const byKey = new Map<string, [string, P[]]>();
	for (const item of items) {
		const name = nameOf(item);
		if (!name) continue;
		const gathered = byKey.get(categoryKey(name));
		if (gathered) gathered[1].push(item);
		else byKey.set(categoryKey(name), [name, [item]]);
	}
	return [...byKey.values()];
}

const rank = (category: string) => {
	const at = KNOWN_CATEGORIES.indexOf(categoryKey(category));
	return at === -1 ? KNOWN_CATEGORIES.length : at;
};

const emptyKnownGroup = <P>(category: string): ProductGroup<P> | undefined =>
	KNOWN_CATEGORIES.includes(category)
		? { category, label: categoryLabel(category), products: [], subgroups: [] }
		: undefined;
