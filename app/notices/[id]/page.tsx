import { NoticeArticle } from "#components/notices/notice-article";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { ButtonLink } from "#components/ui/button";
import { attempt } from "#lib/backend/client/failure";
import { getNotice } from "#lib/backend/notices";
import { siteDocument } from "#lib/documents/document-preview";
import { publicNoticePage } from "#lib/pages/item-pages";
import { environment } from "#lib/platform/environment";
import { decodedSegment } from "#lib/web/path-segment";

type NoticePageProps = PageProps<"/notices/[id]">;

export const generateMetadata = async (props: NoticePageProps) =>
	itemMetadata(await readItem(props), FALLBACKS, publicNoticePage);

export default async function NoticePage(props: NoticePageProps) {
	return (
		<ItemPage reading={await readItem(props)} {...FALLBACKS}>
			{(notice) => {
				const { title, fileUrl } = notice;
				const document = fileUrl ? siteDocument(title, fileUrl, environment().SITE_URL) : undefined;
				return <NoticeArticle notice={notice} document={document} />;
			}}
		</ItemPage>
	);
}

const readItem = async ({ params }: NoticePageProps) => attempt(getNotice(decodedSegment((await params).id)));

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "Error loading notice",
		toast: "Failed to fetch notice details",
		back: { label: "Go back to Notices", href: "/notices" },
	},
	missing: {
		title: "Notice not found",
		text: "The link may be old, or the notice was withdrawn. All current notices are on one list.",
		list: { label: "Notices", href: "/notices" },
		children: <ButtonLink href="/notices">Go back to Notices</ButtonLink>,
	},
};
