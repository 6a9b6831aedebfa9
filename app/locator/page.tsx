import type { Metadata } from "next";
import { LocatorScreen } from "#components/locator/locator-screen";
import { getBranches } from "#lib/backend/branches";
import { attempt } from "#lib/backend/failure";
import { branchQuery } from "#lib/branch-search";
import { companyIdentity } from "#lib/company/identity";

export const revalidate = 60;

export const metadata: Metadata = {
	title: "Branch Locator",
	description: "Our branches in Ghana by region: phone numbers, opening hours, directions and a map.",
	alternates: { canonical: "/locator" },
};

/** `/locator`, and `/contact-us` by a rewrite */
export default async function LocatorPage() {
	const branches = await attempt(getBranches());
	return (
		<LocatorScreen
			branches={branches}
			query={branchQuery(new URLSearchParams())}
			company={companyIdentity()}
		/>
	);
}
