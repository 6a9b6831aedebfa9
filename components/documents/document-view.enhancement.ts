import { viewedDocument } from "#components/documents/viewed-document";
import { openDialog } from "#components/ui/dialog-link";

/** Opens the previewer over the page. Its code loads at first use, and no viewer loads before. */
export function start(island: HTMLElement): void {
	const link = island.querySelector("a");
	link?.addEventListener("click", (event) =>
		openDialog(event, link, async () => [
			(await import("./document-dialog")).DocumentDialog,
			{ document: viewedDocument.read(link) },
		]),
	);
}
