import type { Metadata } from "next";
import { MissingItem } from "#components/page/missing-item";
import { Page } from "#components/page/page";
import { PageFailure } from "#components/page/page-failure";
import { ProductDetails } from "#components/products/product-details";
import { ButtonLink } from "#components/ui/button";
import { StructuredData } from "#components/ui/structured-data";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";
import { productPage } from "#lib/pages/page-registry";
import { findByTitle } from "#lib/products/product-path";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { productData } from "#lib/seo/structured-data";

export const revalidate = 60;
export const generateStaticParams = () => [];

const OTHERS_MAX = 3;

type ProductPageProps = PageProps<"/products/[category]/[title]">;

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const products = await attempt(getProducts());
	if (!products.ok) return standInMetadata("Error loading products");
	const product = findByTitle(products.value, (await params).title);
	if (!product) return standInMetadata("Product not found");
	return pageMetadata(productPage(product));
}

export default async function ProductPage({ params }: ProductPageProps) {
	const products = await attempt(getProducts());
	if (!products.ok) {
		return (
			<PageFailure
				resource="products"
				title={`Error loading products: ${products.failure.message}`}
				back={{ label: "All products", href: "/products" }}
			/>
		);
	}
	const product = findByTitle(products.value, (await params).title);
	if (!product)
		return (
			// That there are none at all the visitor should know too (behaviour §2).
			<MissingItem
				title={products.value.length > 0 ? "Sorry, we couldn't find that product." : "No products available"}
				text="It may have a new name. Look through everything we offer, or ask us."
				list={{ label: "Products", href: "/products" }}
			>
				<ButtonLink href="/products">See all products</ButtonLink>
				<ButtonLink href="/contact" variant="outline">
					Ask us
				</ButtonLink>
			</MissingItem>
		);
	const others = products.value.filter((other) => other.category === product.category && other !== product);
	return (
		<Page>
			<StructuredData of={[await productData(product)]} />
			<ProductDetails product={product} others={others.slice(0, OTHERS_MAX)} />
		</Page>
	);
}
