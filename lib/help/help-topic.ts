import type { FactName } from "#lib/company/facts";
import type { SiteLink } from "#lib/web/site-link";

/** Something that goes wrong, and what to do about it. */
export type HelpTopic = {
	/** URL of the topic: `/help#lost-pin`. Others link to it; it does not change. */
	id: string;
	title: string;
	/** In order. The first is what can be done at once, without internet. */
	steps: readonly string[];
	/** Items to have ready for the call or the visit. */
	haveReady: readonly string[];
	links: readonly SiteLink[];
	/** The fact of law behind it. The foot of the page names its source. */
	fact?: FactName;
};

/** For people who cannot call, or not now: the form asks when to call them. */
export const writeToUs = (id: string): SiteLink => ({
	label: "Write to us, and we call you back",
	href: `/contact?about=${id}`,
});
