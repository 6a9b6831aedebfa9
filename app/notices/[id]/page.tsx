import type { Metadata } from "next";
import { NoticeArticle } from "#components/notices/notice-article";
import { Missing } from "#components/site/missing";
import { getNotice } from "#lib/backend/notices";
import { siteDocument } from "#lib/document-preview";
import { environment } from "#lib/environment";
import { metaDescription } from "#lib/excerpt";
import { decodedSegment } from "#lib/path-segment";
import NoticeNotFound from "./not-found";

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/notices/[id]">): Promise<Metadata> {
	const notice = await getNotice(decodedSegment((await params).id));
	if (!notice) return { title: "Notice not found" };
	return {
		title: notice.title,
		description: metaDescription(notice.description),
		alternates: { canonical: `/notices/${encodeURIComponent(notice.id)}` },
	};
}

export default async function NoticePage({ params }: PageProps<"/notices/[id]">) {
	const notice = await getNotice(decodedSegment((await params).id));
	if (!notice)
		return (
			<Missing>
				<NoticeNotFound />
			</Missing>
		);
	const { title, fileUrl } = notice;
	const document = fileUrl ? siteDocument(title, fileUrl, environment().SITE_URL) : undefined;
	return <NoticeArticle notice={notice} document={document} />;
}
