import { SusuScreen } from "#components/tools/susu-screen";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";
import { susuQuery } from "#lib/tools/susu";

export const generateMetadata = metadataByQuery(SITE_PAGES.susu);

/** `/tools/susu?amount=…&every=…&days=…&fee=…` */
export default async function SusuPage({ searchParams }: PageProps<"/tools/susu">) {
	const query = await pageQuery("/tools/susu", searchParams);
	return <SusuScreen query={susuQuery(query)} hasQuery={query.size > 0} />;
}
