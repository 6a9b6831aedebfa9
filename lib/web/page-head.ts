/** What the head of a page says of its URL, for search engines, bookmarks and the browser's own ways to share. */
export type PageHead = {
	title: string;
	/** Undefined on a variant of a page, such as a search. */
	canonical: string | undefined;
	/** The URL that link previews lead to. */
	previewUrl: string | undefined;
};

const CANONICAL = "link[rel=canonical]";
const PREVIEW_URL = "meta[property='og:url']";

export const headOf = (page: Document): PageHead => ({
	title: page.title,
	canonical: page.querySelector<HTMLLinkElement>(CANONICAL)?.href,
	previewUrl: page.querySelector<HTMLMetaElement>(PREVIEW_URL)?.content,
});

/** Makes the head of this page follow its URL, which a script has replaced. */
export function showHead({ title, canonical, previewUrl }: PageHead): void {
	document.title = title;
	document.querySelector(CANONICAL)?.remove();
	if (canonical)
		document.head.append(
			Object.assign(document.createElement("link"), { rel: "canonical", href: canonical }),
		);
	if (previewUrl) document.querySelector(PREVIEW_URL)?.setAttribute("content", previewUrl);
}
