import { ContactScreen } from "#components/contact/contact-screen";
import { attempt } from "#lib/backend/client/failure";
import { getBranches } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import { contactTab } from "#lib/contact/contact-tab";

/** `/contact`, with any of its queries. */
export async function ContactView({ query }: { query: URLSearchParams }) {
	const branches = await attempt(getBranches());
	return (
		<ContactScreen
			tab={contactTab(query.get("tab"))}
			company={companyIdentity()}
			branches={branches.ok ? branches.value : undefined}
		/>
	);
}
