import { Parser } from "htmlparser2";

/** A page's head for search engines and link previews. */
export type PageHead = {
	title?: string;
	description?: string;
	canonical?: string;
	/** The page is `noindex`. */
	isNoindex: boolean;
	ogTitle?: string;
	ogDescription?: string;
	ogImage?: string;
	ogImageAlt?: string;
	ogSiteName?: string;
	twitterCard?: string;
};

const META: Record<string, keyof PageHead> = {
	description: "description",
	"og:title": "ogTitle",
	"og:description": "ogDescription",
	"og:image": "ogImage",
	"og:image:alt": "ogImageAlt",
	"og:site_name": "ogSiteName",
	"twitter:card": "twitterCard",
};

/**
 * Reads the head of a page as strict preview services do: tags in the body do not count, and of several with one name only the
 * first does.
 */
export function readPageHead(html: string): PageHead {
	const found: Partial<Record<string, string>> = {};
	let isNoindex = false;
	let title: string | undefined;
	let isInHead = false;
	const parser = new Parser({
		onopentag(name, { name: metaName, property, content, rel, href }) {
			if (name === "head") isInHead = true;
			if (!isInHead) return;
			if (name === "title" && found.title === undefined) title = "";
			if (name === "link" && rel?.toLowerCase() === "canonical") found.canonical ??= href?.trim();
			if (name !== "meta" || !content?.trim()) return;
			const key = (property ?? metaName ?? "").toLowerCase();
			const field = Object.hasOwn(META, key) ? META[key] : undefined;
			if (field) found[field] ??= content.trim();
			if (["robots", "googlebot"].includes(key) && /\b(?:noindex|none)\b/i.test(content)) isNoindex = true;
		},
		ontext(text) {
			if (title !== undefined) title += text;
		},
		onclosetag(name) {
			if (name === "title" && title !== undefined) {
				if (title.trim()) found.title ??= title.trim();
				title = undefined;
			}
			if (name === "head") {
				isInHead = false;
				parser.pause();
			}
		},
	});
	parser.write(html);
	return { ...found, isNoindex };
}
