import { withCriticalStyles } from "#lib/response-cache/critical-styles";
import { withOwnScripts } from "#lib/response-cache/own-scripts";
import { policyWithoutScripts, securityPolicy } from "#lib/response-cache/security-policy";

type FinishedPage = {
	html: string;
	/** The text of its style element, which the policy must admit. */
	style?: string;
	/** Its content security policy; until the last pass, one that blocks scripts. */
	policy: string;
};

/**
 * The passes over a page that Next has rendered, in this order. Scripts go first, so that the others read less; the policy last,
 * because it admits the scripts and the style as they are sent.
 */
export const PASSES = [
	{ name: "scripts", run: (page: FinishedPage) => ({ ...page, html: withOwnScripts(page.html) }) },
	{ name: "styles", run: (page: FinishedPage) => ({ ...page, ...withCriticalStyles(page.html) }) },
	{
		name: "policy",
		run: (page: FinishedPage) => ({ ...page, policy: securityPolicy(page.html, page.style) }),
	},
];

/** A pass that threw. The page must leave without it: uncached, scripts blocked. */
export class UnfinishedPage extends Error {
	readonly step: string;

	constructor(step: string, cause?: unknown) {
		super(`the page is not finished: ${step}`, { cause });
		this.step = step;
	}
}

/** The page as it is sent. Throws `UnfinishedPage` if a pass fails. */
export function finishedPage(html: string): FinishedPage {
	let page: FinishedPage = { html, policy: policyWithoutScripts() };
	for (const { name, run } of PASSES) {
		try {
			page = run(page);
		} catch (error) {
			throw new UnfinishedPage(name, error);
		}
	}
	return page;
}
