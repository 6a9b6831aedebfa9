import { followChoice, hasChosen } from "#components/site/cookie-choice";
import { openFolds } from "#components/site/folds";
import { followLessData } from "#components/site/less-data-switch";
import { openLinkedDisclosures } from "#components/site/linked-disclosures";
import { followPageControls } from "#components/site/page-controls";
import { fetchTypefaceOnUse } from "#components/site/typeface";
import { replaceViewsInPlace } from "#components/site/views-in-place";

/** What every page does by script, once it is idle. */
export function start(): Promise<unknown> | undefined {
	followPageControls();
	followLessData();
	replaceViewsInPlace();
	openLinkedDisclosures();
	fetchTypefaceOnUse();
	openFolds();
	if (hasChosen()) return void followChoice();
	return performance.now() < LATE_MS ? askAboutCookies() : void askOnUse();
}

/** Later than this somebody reads the page, and its only button may be where the banner appears. */
const LATE_MS = 5_000;

const askAboutCookies = () =>
	import("#components/site/cookie-banner").then(
		({ showCookieBanner }) => showCookieBanner(),
		() => {},
	);

function askOnUse() {
	const wait = new AbortController();
	const ask = () => {
		wait.abort();
		void askAboutCookies();
	};
	for (const sign of ["scroll", "click", "keydown"])
		addEventListener(sign, ask, { capture: true, passive: true, signal: wait.signal });
}
