import { DocumentView } from "#components/documents/document-view";
import { DownloadLink } from "#components/documents/download-link";
import { buttonClass } from "#components/ui/button";
import type { Report } from "#lib/backend/reports";
import { fileTypeName, siteDocument } from "#lib/documents/document-preview";
import { environment } from "#lib/platform/environment";

/** An annual report in the list: the year as a cover, a summary, and the file. */
export function ReportCard({ report: { title, excerpt, year, fileUrl } }: { report: Report }) {
	const document = fileUrl ? siteDocument(title, fileUrl, environment().SITE_URL) : undefined;
	const type = document && fileTypeName(document.href);
	return (
		<article className="flex h-full flex-wrap gap-4 rounded-lg border border-line bg-white p-4 shadow-card sm:grid sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6 md:p-6">
			<div
				aria-hidden="true"
				className="kente grid aspect-[3/4] min-w-[3.2em] place-items-center self-start overflow-hidden rounded-md bg-brand-800 font-bold text-gold-300 text-lg even-figures sm:row-span-2 sm:aspect-auto sm:self-stretch sm:text-2xl"
			>
				{year ?? "–"}
			</div>
			<div className="min-w-0 grow basis-[8em]">
				<h2 className="text-xl">{title}</h2>
				{excerpt && <p className="mt-1.5">{excerpt}</p>}
			</div>
			<div className="basis-full">
				{document ? (
					<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
						<DocumentView document={document} className={buttonClass("primary", "px-5")}>
							<span>
								View<span className="sr-only"> {title}</span>
							</span>
						</DocumentView>
						<DownloadLink document={document} className={buttonClass("outline", "px-5 wrap-normal")}>
							<span>
								Download<span className="sr-only"> {title}</span>
							</span>
						</DownloadLink>
						{type && <p className="text-ink-600 text-sm">{type}</p>}
					</div>
				) : (
					<p className="text-ink-600 text-sm">The file is not available yet.</p>
				)}
			</div>
		</article>
	);
}
