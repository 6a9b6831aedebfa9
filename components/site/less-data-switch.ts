import { keepOfflineCopy } from "#lib/offline/offline-copy";
import { choseLessData, LESS_DATA_EVENT, savesData, shrinkPictures } from "#lib/site/less-data";

/**
 * Makes the footer's 'Use less data' button work and applies its site-wide effects: whether the offline page is kept on the
 * phone, and whether pictures are smaller. Everything else calls `savesData` before it fetches. The server renders the button;
 * its value says whether there is a service worker. The loader shows at once whether it is pressed.
 */
export function followLessData(): void {
	const button = document.querySelector<HTMLButtonElement>("[data-less-data]");
	if (!button) return;
	const settle = () => {
		button.setAttribute("aria-pressed", String(choseLessData()));
		keepOfflineCopy(button.value === "on" && !savesData());
	};
	const turn = async () => {
		button.setAttribute("aria-busy", "true");
		try {
			const { storeLessData } = await import("#components/site/cookie-jar");
			storeLessData(!choseLessData());
			document.dispatchEvent(new Event(LESS_DATA_EVENT));
			if (savesData()) spareData();
			settle();
		} catch {
			button.hidden = true;
		}
		button.removeAttribute("aria-busy");
	};
	settle();
	button.addEventListener("click", turn);
}

/** Nothing is fetched ahead from then on, either. */
function spareData() {
	shrinkPictures();
	document.querySelector("script[type=speculationrules]")?.remove();
}
