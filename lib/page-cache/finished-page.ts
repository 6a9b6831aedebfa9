import { withCriticalStyles } from "./critical-styles.ts";
import { withDismissedAlertsScript } from "./dismissed-alerts-script.ts";
import { withEarlyPicture } from "./early-picture.ts";
import { withEarlyTypeface } from "./early-typeface-script.ts";
import { attempted } from "./finishing-faults.ts";
import { toLatin1Html } from "./latin1-html.ts";
import { withOwnScripts } from "./own-scripts.ts";
import { policyWithoutScripts, securityPolicy } from "./security-policy.ts";

type Page = {
	html: string;
	/** The text of its style element, which the policy must admit. */
	style?: string;
	policy?: string;
};
type FinishedPage = Page & { policy: string; isWhole: boolean };

/** A pass that changes only the text. */
const rewrite = (name: string, change: (html: string) => string) => ({
	name,
	run: (page: Page): Page => ({ ...page, html: change(page.html) }),
});

/** What is done to a finished page, in this order. The policy admits the scripts and the style as they are sent. */
export const PASSES = [
	rewrite("scripts", withOwnScripts),
	rewrite("dismissed alerts", withDismissedAlertsScript),
	{ name: "styles", run: (page: Page): Page => ({ ...page, ...withCriticalStyles(page.html) }) },
	rewrite("typeface", withEarlyTypeface),
	rewrite("picture", withEarlyPicture),
	rewrite("letters", toLatin1Html),
	{ name: "policy", run: (page: Page): Page => ({ ...page, policy: securityPolicy(page.style) }) },
];

/**
 * The page as it is sent, with its policy. A pass that fails is left out, counted and logged; the page works without it. If there
 * is no policy, the page stays as Next drew it, none of its scripts may run, and it is not `whole`: no cache should keep it.
 */
export function finishedPage(html: string): FinishedPage {
	let page: Page = { html };
	for (const pass of PASSES) page = attempted(pass.name, () => pass.run(page), page);
	const { policy } = page;
	return policy
		? { ...page, policy, isWhole: true }
		: { html, policy: policyWithoutScripts(), isWhole: false };
}
