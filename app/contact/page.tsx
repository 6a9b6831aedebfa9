import { ContactScreen } from "#components/contact/contact-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { listedProduct } from "#lib/backend/products";
import { companyIdentity } from "#lib/company/identity";
import { requestedAmount } from "#lib/contact/contact-request";
import { contactTab } from "#lib/contact/contact-tab";
import { helpTopics } from "#lib/help/help";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.contact);

/** `/contact?tab=…&product=…&amount=…&about=…`; `about` is the id of a help topic, any other is ignored. */
export default async function ContactPage({ searchParams }: PageProps<"/contact">) {
	const query = await pageQuery("/contact", searchParams);
	const [branches, product] = await Promise.all([
		attempt(getBranches()),
		listedProduct(query.get("product")),
	]);
	return (
		<ContactScreen
			tab={contactTab(query.get("tab"))}
			product={product?.title}
			amount={requestedAmount(query.get("amount"), product?.keyFacts?.amount)}
			about={helpTopics(companyIdentity()).find(({ id }) => id === query.get("about"))?.title}
			branches={branches}
		/>
	);
}
