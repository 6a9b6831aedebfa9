import type { Metadata } from "next";
import { PreviewScreen } from "#components/preview/preview-screen";
import { Missing } from "#components/site/missing";
import { NotFound } from "#components/site/not-found";
import { companyIdentity } from "#lib/company/identity";
import { environment } from "#lib/environment";

export const revalidate = 60;

export const metadata: Metadata = { title: "Link preview", robots: { index: false, follow: false } };

/** `/preview`: a tool for the company's own people, which an operator can take away. */
export default function PreviewPage() {
	const company = companyIdentity();
	if (environment().LINK_PREVIEW_PAGE === "off")
		return (
			<Missing>
				<NotFound company={company} />
			</Missing>
		);
	return <PreviewScreen company={company} />;
}
