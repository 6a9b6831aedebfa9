import { SusuScreen } from "#components/tools/susu-screen";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { susuQuery } from "#lib/tools/susu";

export async function generateMetadata({ searchParams }: PageProps<"/tools/susu">) {
	const query = await pageQuery("/tools/susu", searchParams);
	return pageMetadata(SITE_PAGES.susu, { isVariant: query.size > 0 });
}

/** `/tools/susu?amount=…&every=…&days=…&fee=…` */
export default async function SusuPage({ searchParams }: PageProps<"/tools/susu">) {
	const query = await pageQuery("/tools/susu", searchParams);
	return <SusuScreen query={susuQuery(query)} isAsked={query.size > 0} />;
}
