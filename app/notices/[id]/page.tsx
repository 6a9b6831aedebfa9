import type { Metadata } from "next";
import { NoticeArticle } from "#components/notices/notice-article";
import { MissingItem } from "#components/page/missing-item";
import { PageFailure } from "#components/page/page-failure";
import { ButtonLink } from "#components/ui/button";
import { attempt } from "#lib/backend/failure";
import { getNotice } from "#lib/backend/notices";
import { siteDocument } from "#lib/documents/document-preview";
import { publicNoticePage } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { decodedSegment } from "#lib/web/path-segment";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "Error loading notice";

export async function generateMetadata({ params }: PageProps<"/notices/[id]">): Promise<Metadata> {
	const reading = await attempt(getNotice(decodedSegment((await params).id)));
	if (!reading.ok) return standInMetadata(FAILURE);
	const notice = reading.value;
	if (!notice) return standInMetadata("Notice not found");
	return pageMetadata(publicNoticePage(notice));
}

export default async function NoticePage({ params }: PageProps<"/notices/[id]">) {
	const reading = await attempt(getNotice(decodedSegment((await params).id)));
	if (!reading.ok) {
		return (
			<PageFailure
				resource="notices"
				title={FAILURE}
				toast="Failed to fetch notice details"
				back={{ label: "Go back to Notices", href: "/notices" }}
			/>
		);
	}
	const notice = reading.value;
	if (!notice)
		return (
			<MissingItem
				title="Notice not found"
				text="The link may be old, or the notice was withdrawn. All current notices are on one list."
				list={{ label: "Notices", href: "/notices" }}
			>
				<ButtonLink href="/notices">Go back to Notices</ButtonLink>
			</MissingItem>
		);
	const { title, fileUrl } = notice;
	const document = fileUrl ? siteDocument(title, fileUrl, environment().SITE_URL) : undefined;
	return <NoticeArticle notice={notice} document={document} />;
}
