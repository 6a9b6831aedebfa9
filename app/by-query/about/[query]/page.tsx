import { AboutScreen } from "#components/about/about-screen";
import { teamGroup } from "#lib/about/team-groups";
import { attempt } from "#lib/backend/failure";
import { getTeam } from "#lib/backend/team";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.about, { isVariant: true });

/** `/about?category=…` */
export default async function AboutGroupPage({ params }: PageProps<"/by-query/about/[query]">) {
	const { query } = await params;
	const group = teamGroup(queryOfView(query).get("category") ?? undefined) ?? "management";
	return <AboutScreen company={companyIdentity()} team={await attempt(getTeam())} group={group} />;
}
