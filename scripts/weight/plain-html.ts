import { Parser } from "htmlparser2";

/** What another framework needs to build the same page. */
export type Content = {
	title: string;
	description: string;
	/** Of `<html>` and `<body>`. */
	htmlClass: string;
	bodyClass: string;
	/** The inside of `<body>`, without scripts and style sheets. */
	markup: string;
	/** The addresses of the page's style sheets. */
	sheets: string[];
};

type Cut = { from: number; to: number };

/**
 * The page as plain HTML: the same markup, pictures and fonts without any script, its style sheets linked in the head and
 * nothing inlined from them. It does not matter where and how the page itself brings its styles. It looks as the page does
 * with script: the layout for visitors without script shows more, and so loads more pictures.
 */
export function plainHtml(html: string): string {
	const { cuts, sheets, headStart } = read(html);
	const head = without(html.slice(0, headStart), cuts);
	return (
		withoutClass(head) +
		sheets.map((sheet) => sheet.tag).join("") +
		without(html.slice(headStart), cuts, headStart)
	);
}

/** The parts of a page from which a bare Next app can build the same page. */
export function contentOf(html: string): Content {
	const { cuts, sheets, title, description, htmlClass, bodyClass, body } = read(html);
	return {
		title,
		description,
		htmlClass,
		bodyClass,
		markup: without(html.slice(body.from, body.to), cuts, body.from),
		sheets: sheets.map(({ href }) => href),
	};
}

function read(html: string) {
	const cuts: Cut[] = [];
	const sheets: { href: string; tag: string }[] = [];
	const page = { title: "", description: "", htmlClass: "", bodyClass: "" };
	const body = { from: 0, to: html.length };
	let headStart = 0;
	let open: { name: string; from: number } | undefined;
	let isTitle = false;
	const parser = new Parser({
		onopentag(name, attributes) {
			const { rel, href, as, media, content, name: metaName } = attributes;
			const place = { from: parser.startIndex, to: parser.endIndex + 1 };
			if (name === "html") page.htmlClass = withoutClass(attributes.class ?? "");
			if (name === "body") {
				page.bodyClass = attributes.class ?? "";
				body.from = place.to;
			}
			if (name === "title") isTitle = page.title === "";
			// Before the sheet, so that `media` in the sheet sees the phone's own width.
			if (name === "meta" && metaName === "viewport") headStart = place.to;
			if (name === "meta" && metaName === "description") page.description = content ?? "";
			if (["script", "style", "noscript"].includes(name)) open ??= { name, from: place.from };
			if (name !== "link") return;
			if (rel === "preload" && (as === "script" || as === "style")) cuts.push(place);
			if (rel !== "stylesheet" || href === undefined) return;
			if (!open) cuts.push(place);
			if (sheets.some((sheet) => sheet.href === href)) return;
			// `print` is how a sheet is loaded late.
			const query = media && media !== "print" ? ` media="${media}"` : "";
			sheets.push({ href, tag: `<link rel="stylesheet" href="${href}"${query}>` });
		},
		ontext(text) {
			if (isTitle) page.title += text;
		},
		onclosetag(name) {
			if (name === "title") isTitle = false;
			if (name === "body") body.to = parser.startIndex;
			if (name !== open?.name) return;
			cuts.push({ from: open.from, to: parser.endIndex + 1 });
			open = undefined;
		},
	});
	parser.write(html);
	parser.end();
	return { ...page, cuts, sheets, headStart, body };
}

/** The class of visitors without script. */
const withoutClass = (text: string) => text.replace(/ ?\bno-script\b/, "");

/** The text without the cuts inside it. Cuts count from the start of the page; `offset` is where the text begins in it. */
function without(text: string, cuts: readonly Cut[], offset = 0): string {
	let rest = "";
	let done = 0;
	for (const { from, to } of cuts) {
		if (from < offset || to > offset + text.length) continue;
		rest += text.slice(done, from - offset);
		done = to - offset;
	}
	return rest + text.slice(done);
}
