import type { Metadata } from "next";
import { Missing } from "#components/page/missing";
import { NotFound } from "#components/page/not-found";
import { PreviewScreen } from "#components/preview/preview-screen";
import { companyIdentity } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";

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
