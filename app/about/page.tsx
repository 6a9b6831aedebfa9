import { AboutScreen } from "#components/about/about-screen";
import { teamGroup } from "#lib/about/team-groups";
import { attempt } from "#lib/backend/client/failure";
import { getBranchCount } from "#lib/backend/locator";
import { getTeam } from "#lib/backend/team";
import { pageNumber } from "#lib/lists/list-pages";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.about);

/** `/about?category=…&page=…` */
export default async function AboutPage({ searchParams }: PageProps<"/about">) {
	const query = await pageQuery("/about", searchParams);
	const group = teamGroup(query.get("category") ?? undefined) ?? "management";
	const page = pageNumber(query.get("page"));
	const [team, branchCount] = await Promise.all([attempt(getTeam()), getBranchCount()]);
	return <AboutScreen branchCount={branchCount} team={team} group={group} page={page} />;
}
