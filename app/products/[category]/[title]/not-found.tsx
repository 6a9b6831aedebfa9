import { Page } from "#components/site/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { attempt } from "#lib/backend/failure";
import { getProducts } from "#lib/backend/products";

/** No product of that title; or none at all, which the visitor should know too (spec §2). */
export default async function ProductNotFound() {
	const products = await attempt(getProducts());
	const hasNone = products.ok && products.value.length === 0;
	return (
		<Page>
			<PageHeading
				title={hasNone ? "No products available" : "Sorry, we couldn't find that product."}
				trail={[{ label: "Products", href: "/products" }]}
			/>
			<Container className="py-14">
				<p>It may have a new name. Look through everything we offer, or ask us.</p>
				<div className="mt-6 flex flex-wrap gap-3">
					<ButtonLink href="/products">See all products</ButtonLink>
					<ButtonLink href="/contact" variant="outline">
						Ask us
					</ButtonLink>
				</div>
			</Container>
		</Page>
	);
}
