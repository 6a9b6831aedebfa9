import { AboutScreen } from "#components/about/about-screen";
import { attempt } from "#lib/backend/failure";
import { getTeam } from "#lib/backend/team";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/delivery/query-view";
import { teamGroup } from "#lib/team-groups";

export { metadata } from "../../../about/page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** `/about?category=…` */
export default async function AboutGroupPage({ params }: PageProps<"/by-query/about/[query]">) {
	const { query } = await params;
	const group = teamGroup(queryOfView(query).get("category") ?? undefined) ?? "management";
	return <AboutScreen company={companyIdentity()} team={await attempt(getTeam())} group={group} />;
}
