import { PreviewScreen } from "#components/preview/preview-screen";
import { companyIdentity } from "#lib/company/identity";
import { queryOfView } from "#lib/page-cache/query-variants";
import { environment } from "#lib/platform/environment";
import { campaignName } from "#lib/preview/campaign-link";
import { linkPreview } from "#lib/seo/link-preview";
import PreviewPage from "../../../preview/page";

export { metadata } from "../../../preview/page";

export const revalidate = 60;
export const generateStaticParams = () => [];

/** `/preview?url=…&campaign=…` */
export default async function PreviewOfPage({ params }: PageProps<"/by-query/preview/[query]">) {
	const query = queryOfView((await params).query);
	const typed = query.get("url");
	if (!typed || environment().LINK_PREVIEW_PAGE === "off") return <PreviewPage />;
	return (
		<PreviewScreen
			company={companyIdentity()}
			typed={typed}
			campaign={campaignName(query.get("campaign") ?? "")}
			outcome={await linkPreview(typed)}
		/>
	);
}
