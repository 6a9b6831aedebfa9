import { ContactScreen } from "#components/contact/contact-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { companyIdentity } from "#lib/company/identity";
import { contactTab } from "#lib/contact-tab";
import { queryOfView } from "#lib/delivery/query-view";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

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
