/** The bench for link previews itself, at either of its addresses: a preview of a preview of a preview would never end. */
const PREVIEW_PAGE = /^\/+preview(?:\/|$)/i;

/**
 * What a person typed or pasted as the path and query of a page on this site: '/news/1', 'news/1' and the whole address alike.
 * Undefined for another site, for what is no address, and for the page that asks.
 */
export function ownPath(text: string, siteUrl: string): string | undefined {
	const typed = text.trim();
	if (!typed || /[\p{Cc}\\]/u.test(typed)) return undefined;
	const isWhole = /^[a-z][a-z\d+.-]*:/i.test(typed);
	if (!isWhole && typed.startsWith("//")) return undefined;
	const base = new URL(siteUrl);
	const relative = typed.startsWith("/") ? typed : `/${typed}`;
	if (!URL.canParse(isWhole ? typed : relative, base)) return undefined;
	const url = new URL(isWhole ? typed : relative, base);
	if (url.origin !== base.origin || url.pathname.startsWith("//")) return undefined;
	return isPreviewPage(url.pathname) ? undefined : url.pathname + url.search;
}

/** Encoded letters lead to the same page. */
function isPreviewPage(pathname: string): boolean {
	try {
		return PREVIEW_PAGE.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}
