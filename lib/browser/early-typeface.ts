/**
 * Uses the site's typeface on this page if it is there before the first paint, which does not wait: read from the cache, where an
 * earlier page has fetched it (`components/site/page.enhancement.ts`), or fetched by this page, on a connection that the browser knows to be
 * fast. If it takes longer, this page keeps the system's font, so that nothing moves.
 */
import { savesData } from "../site/less-data.ts";
import { TYPEFACE_FAMILY, TYPEFACE_FETCHED, TYPEFACE_USED } from "./typeface.ts";

/** In Mbit/s and ms. */
const FAST_DOWNLINK = 5;
const FAST_ROUND_TRIP = 100;

/** First visits are spared the storage, which waits for another process. */
const isKnown =
	document.referrer.startsWith(`${location.origin}/`) ||
	document.documentElement.dataset.cookies !== "question";

try {
	if ((isKnown && localStorage.getItem(TYPEFACE_FETCHED)) || (connectionIsFast() && !savesData())) {
		let isPainted = false;
		requestAnimationFrame(() => {
			isPainted = true;
		});
		const face = [...document.fonts].find(({ family }) => family === TYPEFACE_FAMILY);
		face?.load().then(
			() => {
				if (!isPainted) document.documentElement.dataset[TYPEFACE_USED] = "";
			},
			() => {},
		);
	}
} catch {}

/** Chromium tells what it has measured (Network Information API), and 0 ms before it has. Other browsers say nothing. */
function connectionIsFast(): boolean {
	const { downlink = 0, rtt = 0 } = navigator.connection ?? {};
	return downlink >= FAST_DOWNLINK && rtt > 0 && rtt <= FAST_ROUND_TRIP;
}
