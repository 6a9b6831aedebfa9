import { followCookieChoice } from "#components/site/cookie-choice";
import { openFolds } from "#components/site/folds";
import { followLessData } from "#components/site/less-data-switch";
import { openLinkedDisclosures } from "#components/site/linked-disclosures";
import { followPageControls } from "#components/site/page-controls";
import { fetchTypefaceOnUse } from "#components/site/typeface";
import { replaceViewsInPlace } from "#components/site/views-in-place";

/** What every page does by script: once it is idle or, on a phone, on the first use of a page of text. */
export function start(): void {
	followPageControls();
	followLessData();
	replaceViewsInPlace();
	openLinkedDisclosures();
	fetchTypefaceOnUse();
	openFolds();
	followCookieChoice();
}
