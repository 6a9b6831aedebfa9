import { useEffect } from "react";
import { keepOfflineCopy } from "#lib/offline/offline-copy";
import { choseLessData, LESS_DATA_EVENT, savesData } from "#lib/site/less-data";

/**
 * Makes the footer's 'Use less data' button work and applies its site-wide effects: whether the offline page is kept on the
 * phone, and whether pictures are smaller. Everything else calls `savesData` before it fetches. The server renders the button;
 * its value says whether there is a service worker.
 */
export function useLessData(): void {
	useEffect(() => {
		const button = document.querySelector<HTMLButtonElement>("[data-less-data]");
		if (!button) return;
		const settle = () => {
			button.ariaPressed = String(choseLessData());
			keepOfflineCopy(button.value === "on" && !savesData());
			if (savesData())
				import("#lib/offline/smaller-pictures").then((pictures) => pictures.takeSmallerPictures(), ignore);
		};
		const turn = () =>
			import("#components/site/cookie-jar").then(keep, () => {
				button.hidden = true;
			});
		const keep = ({ storeLessData }: typeof import("#components/site/cookie-jar")) => {
			storeLessData(!choseLessData());
			document.dispatchEvent(new Event(LESS_DATA_EVENT));
			settle();
		};
		settle();
		button.addEventListener("click", turn);
		return () => button.removeEventListener("click", turn);
	}, []);
}

/** The connection broke, so pictures stay large. */
const ignore = () => {};
