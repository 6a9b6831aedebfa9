import { ContactScreen } from "#components/contact/contact-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { getProducts } from "#lib/backend/products";
import { companyIdentity } from "#lib/company/identity";
import { contactTab } from "#lib/contact/contact-tab";
import { findByTitle } from "#lib/products/product-path";

/** `/contact`, with any of its queries. */
export async function ContactView({ query }: { query: URLSearchParams }) {
	const [branches, product] = await Promise.all([attempt(getBranches()), productTitle(query.get("product"))]);
	return (
		<ContactScreen
			tab={contactTab(query.get("tab"))}
			product={product}
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
		/>
	);
}

/** The title of the product in an address; undefined if there is no such product, or none can be read. */
async function productTitle(asked: string | null): Promise<string | undefined> {
	const products = asked ? await attempt(getProducts()) : undefined;
	return products?.ok ? findByTitle(products.value, asked ?? "")?.title : undefined;
}
