/**
 * Uses the site's typeface where an earlier page has fetched it (`components/site/typeface.ts`) and the browser still has it: it
 * is read from the cache before the first paint. If that takes longer, this page keeps the system's font, so that nothing moves.
 */
import { TYPEFACE_FAMILY, TYPEFACE_FETCHED, TYPEFACE_USED } from "./typeface.ts";

try {
	if (localStorage.getItem(TYPEFACE_FETCHED)) {
		let isPainted = false;
		requestAnimationFrame(() => {
			isPainted = true;
		});
		document.fonts.load(`1em ${TYPEFACE_FAMILY}`).then(
			() => {
				if (!isPainted) document.documentElement.dataset[TYPEFACE_USED] = "";
			},
			() => {},
		);
	}
} catch {}
