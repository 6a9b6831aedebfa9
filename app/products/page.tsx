import type { Metadata } from "next";
import { ProductsScreen } from "#components/products/products-screen";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Products",
	description:
		"Loans for workers and traders, susu and savings accounts, mobile banking on *277#, and money transfers in Ghana.",
	alternates: { canonical: "/products" },
};

export default async function ProductsPage() {
	return <ProductsScreen products={await attempt(getProducts())} />;
}
