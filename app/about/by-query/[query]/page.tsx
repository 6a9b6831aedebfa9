import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { AboutView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.about, { isVariant: true });

/** `/about?category=…&page=…` */
export default async function AboutGroupPage({ params }: PageProps<"/about/by-query/[query]">) {
	return <AboutView query={queryOfVariant((await params).query)} />;
}
