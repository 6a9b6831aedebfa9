import { ProductCard } from "#components/products/product-card";
import { ProductComparison } from "#components/products/product-comparison";
import { ButtonLink } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { LinkTabs } from "#components/ui/link-tabs";
import { Pagination } from "#components/ui/pagination";
import type { Product } from "#lib/backend/products";
import { CAN_I_BORROW_PATH } from "#lib/can-i-borrow/borrow-check";
import { PRODUCTS_PER_PAGE } from "#lib/company/limits";
import { FAILURE_TEXT, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import { paginate } from "#lib/lists/list-pages";
import { chosenProducts, productGroups, productsHref } from "#lib/products/product-groups";

type ProductBrowserProps = {
	products: readonly Product[];
	category?: string | null;
	subcategory?: string | null;
	page: number;
};

/** The categories, the chosen category's subcategories as tabs, and a page of its products as cards. */
export function ProductBrowser({ products, category, subcategory, page }: ProductBrowserProps) {
	const groups = productGroups(products);
	const chosen = chosenProducts(groups, { category, subcategory });
	if (!chosen) return null;
	const { group, subgroup } = chosen;
	const listed = groups.includes(group) ? groups : [...groups, group];
	const shown = paginate((subgroup ?? group).products, page, PRODUCTS_PER_PAGE);
	return (
		<div
			{...{ [VIEW]: "products", [LOADING_TEXT]: "Loading products…" }}
			className="grid gap-6 lg:grid-cols-[15rem_1fr] lg:gap-10"
		>
			<LinkTabs
				label="Categories"
				shape="sidebar"
				className="min-w-0 lg:sticky lg:top-24 lg:self-start"
				tabs={listed.map(({ category, label, products }) => ({
					label,
					href: productsHref(category),
					isActive: category === group.category,
					count: products.length,
				}))}
			/>
			<div {...{ [FAILURE_TEXT]: "Error loading products" }} className="min-w-0">
				<section aria-labelledby="category-heading">
					<h2 id="category-heading" className="text-2xl">
						{group.label}
					</h2>
					{subgroup && (
						<LinkTabs
							label={`Kinds of ${group.label.toLowerCase()}`}
							shape="underline"
							className="mt-3"
							tabs={group.subgroups.map((candidate) => ({
								label: candidate.label,
								href: productsHref(group.category, candidate.subcategory),
								isActive: candidate === subgroup,
							}))}
						/>
					)}
					{shown.total === 0 ? (
						<div className="mt-6">
							<EmptyState icon="wallet" title={`No products found in ${group.label} category`} />
						</div>
					) : (
						<ul className="mt-6 grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6">
							{shown.items.map((product, index) => (
								<ProductCard key={product.id} product={product} isFirst={index === 0} />
							))}
						</ul>
					)}
					<Pagination
						label={`Pages of ${group.label}`}
						page={shown.page}
						pages={shown.pages}
						href={(target) => productsHref(group.category, subgroup?.subcategory, target)}
					/>
				</section>
				{group.category === "loans" && (
					<p className="mt-8">
						<ButtonLink href={CAN_I_BORROW_PATH} variant="outline">
							Can I borrow? Answer four questions
						</ButtonLink>
					</p>
				)}
				<ProductComparison
					category={group.category}
					label={group.label}
					products={group.products.length > PRODUCTS_PER_PAGE ? shown.items : group.products}
				/>
			</div>
		</div>
	);
}
