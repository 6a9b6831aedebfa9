import { followChoice, hasChosen } from "#components/site/cookie-choice";
import { openFooterGroups } from "#components/site/footer-groups";
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
	openFooterGroups();
	if (hasChosen()) return void followChoice();
	return import("#components/site/cookie-banner").then(
		({ showCookieBanner }) => showCookieBanner(),
		() => {},
	);
}
