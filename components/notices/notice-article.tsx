import { DocumentView } from "#components/documents/document-view";
import { DownloadLink } from "#components/documents/download-link";
import { ViewerNote } from "#components/documents/viewer-note";
import { NoticeBadge } from "#components/notices/notice-badge";
import { NoticePanel } from "#components/notices/notice-panel";
import { Page } from "#components/page/page";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { hasHeadings, Prose } from "#components/ui/prose";
import { PublishedOn } from "#components/ui/published-on";
import type { Notice } from "#lib/backend/notices";
import { fileTypeName, type SiteDocument } from "#lib/documents/document-preview";
import { noticeCategory } from "#lib/notices/notice-search";

/** One notice with its document (behaviour §2 /notices/{id}). */
export function NoticeArticle({ notice, document }: { notice: Notice; document?: SiteDocument }) {
	return (
		<Page title={notice.title} trail={[{ label: "Notices", href: "/notices" }]}>
			<Container
				className={`grid gap-8 py-8 md:py-14 ${document ? "lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14" : ""}`}
			>
				<article className="max-w-3xl">
					<NoticePanel
						src={notice.image}
						width={1280}
						height={853}
						sizes="(min-width: 64rem) 48rem, (min-width: 48rem) 94vw, 66vw"
						isFirst
						className="wide-picture rounded-lg"
					/>
					<div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
						<NoticeBadge category={notice.category} />
						<PublishedOn
							at={notice.publishedAt}
							changedAt={notice.changedAt}
							className="text-ink-600 text-sm"
						/>
					</div>
					{notice.description ? (
						<>
							{hasHeadings(notice.descriptionBlocks) && <h2 className="sr-only">The notice</h2>}
							<Prose text={notice.description} blocks={notice.descriptionBlocks} className="mt-4 text-lg" />
						</>
					) : (
						document && <p className="mt-4 text-lg">Please read the attached document.</p>
					)}
					{noticeCategory(notice.category)?.slug === "security" && <IsItUs />}
				</article>
				{document && <AttachedDocument document={document} />}
			</Container>
			<Container className="pb-12 md:pb-16">
				<a
					href="/notices"
					className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-700 underline-offset-4 hover:underline print:hidden"
				>
					<Icon name="arrow-left" /> All notices
				</a>
			</Container>
		</Page>
	);
}

/** Someone who reads a warning may have just been called by a fraudster. */
const IsItUs = () => (
	<p className="mt-6 rounded-md border-gold-400 border-l-4 bg-gold-50 px-5 py-4">
		Did somebody call or write to you in our name?{" "}
		<a href="/security" className="link">
			Check whether it was really us
		</a>
	</p>
);

function AttachedDocument({ document }: { document: SiteDocument }) {
	const type = fileTypeName(document.href);
	return (
		<aside
			aria-labelledby="document-heading"
			className="self-start rounded-lg border border-line bg-canvas p-5 md:p-6 lg:sticky lg:top-20 print:break-inside-avoid"
		>
			<div className="mb-5 flex items-center gap-4">
				<span className="grid size-12 shrink-0 place-items-center rounded-md bg-brand-100 text-brand-700">
					<Icon name="file" className="size-6" />
				</span>
				<div>
					<h2 id="document-heading" className="text-lg">
						Attached document
					</h2>
					{type && <p className="text-ink-600 text-sm">{type}</p>}
				</div>
			</div>
			<DocumentActions document={document} />
		</aside>
	);
}

/** The two ways to open an attached document (behaviour §2 /notices/{id}), and the third party that the first one uses. */
function DocumentActions({ document }: { document: SiteDocument }) {
	return (
		<>
			<div className="flex flex-wrap gap-3 lg:flex-col">
				<DocumentView document={document} className={buttonClass()}>
					<Icon name="eye" /> View Attached Document
				</DocumentView>
				<DownloadLink document={document} className={buttonClass("outline")}>
					<Icon name="download" /> Download Document
				</DownloadLink>
			</div>
			<ViewerNote className="mt-4" />
		</>
	);
}
