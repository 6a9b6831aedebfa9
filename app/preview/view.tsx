import { AnswerNotFound } from "#components/page/answer-not-found";
import { PageNotFound } from "#components/page/page-not-found";
import { PreviewScreen } from "#components/preview/preview-screen";
import { companyIdentity } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";
import { campaignName } from "#lib/preview/campaign-link";
import { linkPreview } from "#lib/seo/link-preview";

/** `/preview`, with any of its queries: a tool for the company's staff, which an operator can switch off. */
export async function PreviewView({ query }: { query: URLSearchParams }) {
	const company = companyIdentity();
	if (environment().LINK_PREVIEW_PAGE === "off")
		return (
			<AnswerNotFound>
				<PageNotFound company={company} />
			</AnswerNotFound>
		);
	const typed = query.get("url");
	if (!typed) return <PreviewScreen company={company} />;
	return (
		<PreviewScreen
			company={company}
			typed={typed}
			campaign={campaignName(query.get("campaign") ?? "")}
			outcome={await linkPreview(typed)}
		/>
	);
}
