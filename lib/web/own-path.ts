/** The link preview tool itself, at either of its URLs; previewing it would recurse without end. */
const PREVIEW_PAGE = /^\/+preview(?:\/|$)/i;

/**
 * The path and query of a page on this site from typed or pasted text: '/news/1', 'news/1' or the full URL. Undefined for
 * another site, for text that is not a URL, and for the tool itself.
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

/** Percent-encoded characters address the same page. */
function isPreviewPage(pathname: string): boolean {
	try {
		return PREVIEW_PAGE.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}
