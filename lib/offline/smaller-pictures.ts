import { savesData } from "#lib/site/less-data";

let isWatching = false;

/**
 * From now on, while the visitor saves data, pictures that have not come yet are fetched with one dot to a pixel of the page:
 * half or a third as wide as a phone's sharp screen would ask for. Those of later pages too.
 */
export function takeSmallerPictures(): void {
	if (isWatching) return;
	isWatching = true;
	shrink();
	new MutationObserver(shrink).observe(document.body, { childList: true, subtree: true });
}

function shrink() {
	if (!savesData()) return;
	for (const picture of document.querySelectorAll<HTMLImageElement>("img[srcset]:not([data-small])")) {
		picture.dataset.small = "";
		if (!picture.complete) picture.sizes = `${Math.ceil(picture.clientWidth / devicePixelRatio)}px`;
	}
}
