import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { ContactView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.contact);

/** `/contact?tab=…` */
export default async function ContactTabPage({ params }: PageProps<"/contact/by-query/[query]">) {
	return <ContactView query={queryOfVariant((await params).query)} />;
}
