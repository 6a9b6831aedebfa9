import { NoticeArticle } from "#components/notices/notice-article";
import { itemPages } from "#components/page/item-page";
import { getNotice } from "#lib/backend/notices";
import { siteDocument } from "#lib/documents/document-preview";
import { publicNoticePage } from "#lib/pages/item-pages";
import { environment } from "#lib/platform/environment";

const noticePages = itemPages({
	read: ({ id }: { id: string }) => getNotice(id),
	pageOf: publicNoticePage,
	show: (notice) => {
		const { title, fileUrl } = notice;
		const document = fileUrl ? siteDocument(title, fileUrl, environment().SITE_URL) : undefined;
		return <NoticeArticle notice={notice} document={document} />;
	},
	fallbacks: {
		failed: { title: "Error loading notice", toast: "Failed to fetch notice details" },
		missing: {
			title: "Notice not found",
			text: "The link may be old, or the notice was withdrawn. All current notices are on one list.",
		},
		list: { label: "Notices", href: "/notices" },
		back: { label: "Go back to Notices", href: "/notices" },
	},
});

export const generateMetadata = noticePages.metadata;
export default noticePages.page;
