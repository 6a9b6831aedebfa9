import { savesData } from "#lib/site/less-data";

let isWatching = false;

/**
 * While the visitor saves data, pictures that are not loaded yet are fetched at one pixel per CSS pixel: half or a third of the width
 * that a phone's dense screen would request. This includes pictures of later pages.
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
