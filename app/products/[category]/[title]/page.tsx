import type { Metadata } from "next";
import { ProductDetails } from "#components/products/product-details";
import { Missing } from "#components/site/missing";
import { Page } from "#components/site/page";
import { PageFailure } from "#components/site/page-failure";
import { StructuredData } from "#components/ui/structured-data";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";
import { findByTitle } from "#lib/product-path";
import { failedMetadata, pageMetadata } from "#lib/seo/page-metadata";
import { productPage } from "#lib/seo/site-pages";
import { productData } from "#lib/seo/structured-data";
import ProductNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

const OTHERS_MAX = 3;

type ProductPageProps = PageProps<"/products/[category]/[title]">;

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
	const products = await attempt(getProducts());
	if (!products.ok) return failedMetadata("Error loading products");
	const product = findByTitle(products.value, (await params).title);
	if (!product) return { title: "Product not found" };
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
			<Missing>
				<ProductNotFound />
			</Missing>
		);
	const others = products.value.filter((other) => other.category === product.category && other !== product);
	return (
		<Page>
			<StructuredData of={[await productData(product)]} />
			<ProductDetails product={product} others={others.slice(0, OTHERS_MAX)} />
		</Page>
	);
}
