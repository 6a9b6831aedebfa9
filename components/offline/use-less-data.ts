import Cookies from "js-cookie";
import { useEffect } from "react";
import { LESS_DATA_COOKIE, LESS_DATA_DAYS } from "#lib/company/constants";
import { choseLessData, LESS_DATA_EVENT, savesData } from "#lib/less-data";
import { keepOfflineCopy } from "#lib/offline-copy";
import { takeSmallerPictures } from "#lib/smaller-pictures";

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
			if (savesData()) takeSmallerPictures();
		};
		const turn = () => {
			remember(!choseLessData());
			document.dispatchEvent(new Event(LESS_DATA_EVENT));
			settle();
		};
		settle();
		button.addEventListener("click", turn);
		return () => button.removeEventListener("click", turn);
	}, []);
}

/** A switch that is off leaves no cookie behind. */
function remember(isOn: boolean) {
	const secure = location.protocol === "https:";
	if (isOn) Cookies.set(LESS_DATA_COOKIE, "1", { expires: LESS_DATA_DAYS, sameSite: "Lax", secure });
	else Cookies.remove(LESS_DATA_COOKIE);
}
