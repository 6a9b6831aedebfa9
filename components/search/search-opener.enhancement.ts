import { openDialog } from "#components/ui/dialog-link";

/** Opens the search dialog instead of the search page. Its code loads at first use. */
export function start(island: HTMLElement): void {
	const link = island.querySelector("a");
	link?.addEventListener("click", (event) =>
		openDialog(event, link, async () => [(await import("./search-dialog")).SearchDialog, {}]),
	);
}
