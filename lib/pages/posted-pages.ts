/**
 * The pages that reply to a form of their own, by the URL that it posts to. What was typed stands in no URL, and nowhere once the
 * page has been sent: the page reads it with `postedFields`. Only the built site replies, not `npm run dev`.
 */
export const POSTED_PAGES: ReadonlyMap<string, string> = new Map([
	["/api/check-message", "/security"],
	["/api/where-is-it", "/where-is-it"],
	["/api/dormant-accounts", "/dormant-accounts"],
]);
