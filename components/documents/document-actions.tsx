import { DocumentView } from "#components/documents/document-view.island";
import { DownloadLink } from "#components/documents/download-link";
import { ViewerNote } from "#components/documents/viewer-note";
import { buttonClass } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { Island } from "#components/ui/island";
import type { SiteDocument } from "#lib/documents/document-preview";

/** The two ways to open an attached document (behaviour §2 /notices/{id}), and the third party that the first one uses. */
export function DocumentActions({ document }: { document: SiteDocument }) {
	return (
		<>
			<div className="flex flex-wrap gap-3 lg:flex-col">
				<Island name="document-view" when="touched" holdsClicks>
					<DocumentView document={document} className={buttonClass()}>
						<Icon name="eye" /> View Attached Document
					</DocumentView>
				</Island>
				<DownloadLink document={document} className={buttonClass("outline")}>
					<Icon name="download" /> Download Document
				</DownloadLink>
			</div>
			<ViewerNote className="mt-4" />
		</>
	);
}
