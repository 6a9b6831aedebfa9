/**
 * The pages that reply to a form of their own, by the URL that it posts to. What was typed stands in no URL, and nowhere once the
 * page has been sent: the page reads it with `postedFields`.
 */
export const POSTED_PAGES: ReadonlyMap<string, string> = new Map([
	["/api/check-message", "/security"],
	["/api/where-is-it", "/where-is-it"],
	["/api/dormant-accounts", "/dormant-accounts"],
]);

/** The other forms, which a receipt or a page with what to correct follows. */
const FORM_PAGES: ReadonlyMap<string, string> = new Map([
	["/api/contact", "/contact"],
	["/api/feedback", "/"],
]);

/** The page to which a GET of a form's URL leads back: somebody reloads what was replied there, or goes to it. */
export function formPage(path: string): string | undefined {
	const [, job] = /^\/api\/applications\/([^/]+)$/.exec(path) ?? [];
	return POSTED_PAGES.get(path) ?? FORM_PAGES.get(path) ?? (job && `/careers/${job}`);
}
