import { useEffect } from "react";
import { keepOfflineCopy } from "#lib/offline/offline-copy";
import { choseLessData, LESS_DATA_EVENT, savesData } from "#lib/site/less-data";

/**
 * Makes the button 'Use less data' of the footer work, and does what hangs on it for the whole site: whether the offline page
 * is kept on the phone, and whether pictures come smaller. Everything else asks `savesData` when it is about to fetch. The
 * button is drawn by the server; its value says whether there is a service worker.
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
		const turn = () => import("#components/site/cookie-jar").then(keep, ignore);
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

/** The connection broke: pictures stay large, or the button as it was. */
const ignore = () => {};
