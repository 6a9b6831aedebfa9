import { ContactScreen } from "#components/contact/contact-screen";
import { attempt } from "#lib/backend/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { contactTab } from "#lib/contact/contact-tab";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.contact);

/** `/contact?tab=…` */
export default async function ContactTabPage({ params }: PageProps<"/by-query/contact/[query]">) {
	const { query } = await params;
	const branches = await attempt(getBranches());
	return (
		<ContactScreen
			tab={contactTab(queryOfView(query).get("tab"))}
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
		/>
	);
}
