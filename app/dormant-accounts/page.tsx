import { DormantAccountsScreen } from "#components/dormant-accounts/dormant-accounts-screen";
import { attempt } from "#lib/backend/client/failure";
import { getDormantAccounts } from "#lib/backend/dormant-accounts";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { postedFields } from "#lib/platform/request-context";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.dormantAccounts);

/** `/dormant-accounts`; a search is posted to `/api/dormant-accounts`. */
export default async function DormantAccountsPage() {
	const typed = postedFields()?.get("name")?.slice(0, 80);
	return <DormantAccountsScreen accounts={await attempt(getDormantAccounts())} typed={typed} />;
}
