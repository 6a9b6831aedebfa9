import { ContactScreen } from "#components/contact/contact-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { companyIdentity } from "#lib/company/identity";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;

export const generateMetadata = () => pageMetadata(SITE_PAGES.contact);

export default async function ContactPage() {
	const branches = await attempt(getBranches());
	return (
		<ContactScreen
			tab="enquiry"
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
		/>
	);
}
