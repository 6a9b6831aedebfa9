import { redirect } from "next/navigation";
import { type Fallbacks, ItemOrFallback, itemMetadata } from "#components/page/item-page";
import { Page } from "#components/page/page";
import { ProductDetails } from "#components/products/product-details";
import { StructuredData } from "#components/ui/structured-data";
import { attempt, type Outcome } from "#lib/backend/client/failure";
import { getProducts, isNamedBySite, type Product } from "#lib/backend/products";
import { productPage } from "#lib/pages/item-pages";
import { findByTitle } from "#lib/products/product-path";
import { productData } from "#lib/seo/structured-data";

const OTHERS_MAX = 3;
const FAILURE = "Error loading products";

type ProductPageProps = PageProps<"/products/[category]/[title]">;

export async function generateMetadata({ params }: ProductPageProps) {
	const product = findProduct(await attempt(getProducts()), (await params).title);
	const titles = { failed: { title: FAILURE }, missing: { title: "Product not found" } };
	return itemMetadata(product, titles, productPage);
}

export default async function ProductPage({ params }: ProductPageProps) {
	const products = await attempt(getProducts());
	const { title } = await params;
	const product = findProduct(products, title);
	// Where a visitor came from a link of the site itself, such as its menu, which the specification fixes.
	if (product.ok && !product.value && (await isNamedBySite(title))) redirect("/products");
	return (
		<ItemOrFallback reading={product} fallbacks={fallbacks(products)}>
			{(product) => (
				<Page>
					<StructuredData of={[productData(product)]} />
					<ProductDetails product={product} others={relatedProducts(product, products)} />
				</Page>
			)}
		</ItemOrFallback>
	);
}

const findProduct = (products: Outcome<Product[]>, title: string): Outcome<Product | undefined> =>
	products.ok ? { ok: true, value: findByTitle(products.value, title) } : products;

function relatedProducts(product: Product, products: Outcome<Product[]>): Product[] {
	const all = products.ok ? products.value : [];
	return all.filter((other) => other.category === product.category && other !== product).slice(0, OTHERS_MAX);
}

const fallbacks = (products: Outcome<Product[]>): Fallbacks => ({
	failed: { title: products.ok ? FAILURE : `${FAILURE}: ${products.failure.message}` },
	missing: {
		// If there are no products at all, the visitor should learn that too (behaviour §2).
		title:
			products.ok && products.value.length === 0
				? "No products available"
				: "Sorry, we couldn't find that product.",
		text: "It may have a new name. Look through everything we offer, or ask us.",
	},
	list: { label: "Products", href: "/products" },
	back: { label: "See all products", href: "/products" },
});
