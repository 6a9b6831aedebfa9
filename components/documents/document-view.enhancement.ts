import { DocumentDialog } from "#components/documents/document-dialog";
import { viewedDocument } from "#components/documents/viewed-document";
import { openDialog } from "#components/ui/dialog";

/** Opens the previewer over the page. No viewer loads before. */
export function start(island: HTMLElement): void {
	const link = island.querySelector("a");
	link?.addEventListener("click", (event) =>
		openDialog(event, link, DocumentDialog, { document: viewedDocument.read(link) }),
	);
}
