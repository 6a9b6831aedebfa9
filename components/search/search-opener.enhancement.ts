import { SearchDialog } from "#components/search/search-dialog";
import { openDialog } from "#components/ui/dialog";

/** Opens the search dialog instead of the search page. */
export function start(island: HTMLElement): void {
	const link = island.querySelector("a");
	link?.addEventListener("click", (event) => openDialog(event, link, SearchDialog, {}));
}
