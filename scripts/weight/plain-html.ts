import { parse } from "node-html-parser";

/**
 * The page as plain HTML: the same markup, pictures and fonts without any script, its style sheets linked in the head and
 * nothing inlined from them. It does not matter where and how the page itself brings its styles. It looks as the page does
 * with script: the layout for visitors without script shows more, and so loads more pictures.
 */
export function plainHtml(html: string): string {
	const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
	const links = page.querySelectorAll("link[rel=stylesheet]").map(({ attributes: { href, media } }) => {
		// `print` is how a sheet is loaded late.
		const query = media && media !== "print" ? ` media="${media}"` : "";
		return `<link rel="stylesheet" href="${href}"${query}>`;
	});
	const left =
		"script, style, noscript, link[rel=stylesheet], link[rel=preload][as=script], link[rel=preload][as=style]";
	for (const element of page.querySelectorAll(left)) element.remove();
	page.querySelector("html")?.classList.remove("no-script");
	// Before the sheet, so that `media` in the sheet sees the phone's own width.
	page.querySelector("meta[name=viewport]")?.insertAdjacentHTML("afterend", [...new Set(links)].join(""));
	return page.toString();
}
