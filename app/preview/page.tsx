import type { Metadata } from "next";
import { NotFoundResponse } from "#components/page/not-found-response";
import { PageNotFound } from "#components/page/page-not-found";
import { PreviewScreen } from "#components/preview/preview-screen";
import { pageQuery } from "#lib/pages/page-query";
import { environment } from "#lib/platform/environment";
import { pageIsPersonal } from "#lib/platform/request-context";
import { linkPreview } from "#lib/preview/link-preview";

export const metadata: Metadata = { title: "Link preview", robots: { index: false, follow: false } };

/** `/preview?url=…&campaign=…` */
export default async function PreviewPage({ searchParams }: PageProps<"/preview">) {
	const query = await pageQuery("/preview", searchParams);
	if (environment().LINK_PREVIEW_PAGE === "off")
		return (
			<NotFoundResponse>
				<PageNotFound />
			</NotFoundResponse>
		);
	const typed = query.get("url");
	if (!typed) return <PreviewScreen />;
	// Each preview is made again.
	pageIsPersonal();
	return (
		<PreviewScreen typed={typed} campaign={query.get("campaign") ?? ""} result={await linkPreview(typed)} />
	);
}
