import { DocumentView } from "#components/documents/document-view.island";
import { DownloadLink } from "#components/documents/download-link";
import type { ReportCardData } from "#components/reports/report-list-page";
import { buttonClass } from "#components/ui/button";
import { Island } from "#components/ui/island";

/** An annual report in the list: the year as a cover, a summary, and the file. */
export function ReportCard({ report }: { report: ReportCardData }) {
	const { file } = report;
	return (
		<article className="grid h-full grid-cols-[min(4rem,88px)_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-white p-4 shadow-card sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6 md:p-6">
			<div
				aria-hidden="true"
				className="kente grid aspect-[3/4] place-items-center self-start overflow-hidden rounded-md bg-brand-800 font-bold text-gold-300 text-lg even-figures sm:row-span-2 sm:aspect-auto sm:self-stretch sm:text-2xl"
			>
				{report.year ?? "–"}
			</div>
			<div>
				<h2 className="text-xl">{report.title}</h2>
				{report.excerpt && <p className="mt-1.5">{report.excerpt}</p>}
			</div>
			<div className="col-span-2 sm:col-span-1">
				{file ? (
					<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
						<Island name="document-view" when="touched" holdsClicks>
							<DocumentView document={file.document} className={buttonClass("primary", "px-5")}>
								<span>
									View<span className="sr-only"> {report.title}</span>
								</span>
							</DocumentView>
						</Island>
						<DownloadLink document={file.document} className={buttonClass("outline", "px-5")}>
							<span>
								Download<span className="sr-only"> {report.title}</span>
							</span>
						</DownloadLink>
						{file.facts && <p className="text-ink-600 text-sm">{file.facts}</p>}
					</div>
				) : (
					<p className="text-ink-600 text-sm">The file is not available yet.</p>
				)}
			</div>
		</article>
	);
}
