/**
 * Browsers find a page's first picture behind the rules in its head and the header, which takes a slow line a sixth of a second.
 * A preload at the beginning of the head names it with the same sizes, so that browsers ask for the same file, once. It stands
 * behind the viewport's definition, without which they would choose the size for a wide window.
 */

const VIEWPORT = /<meta name="viewport"[^>]*>/;
const EAGER_PICTURE = /<img\b(?=[^>]* (?:fetchPriority="high"|loading="eager"))[^>]*>/;

/** A finished page that asks early for the main part's first picture that does not wait to be scrolled to, if it has one. */
export function withLcpPreload(html: string): string {
	const mainStart = html.indexOf("<main");
	const [picture] = (mainStart >= 0 && EAGER_PICTURE.exec(html.slice(mainStart))) || [];
	const [, srcSet] = / srcSet="([^"]*)"/.exec(picture ?? "") ?? [];
	const [, sizes] = / sizes="([^"]*)"/.exec(picture ?? "") ?? [];
	if (!srcSet || !sizes) return html;
	const preload = `<link rel="preload" as="image" imageSrcSet="${srcSet}" imageSizes="${sizes}" fetchPriority="high"/>`;
	return html.replace(VIEWPORT, (viewport) => viewport + preload);
}
