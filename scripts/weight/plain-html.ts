import { Parser } from "htmlparser2";

type Cut = { from: number; to: number };

/**
 * The page as plain HTML: the same markup, pictures and fonts without any script, its style sheets linked in the head and
 * nothing inlined from them. It does not matter where and how the page itself brings its styles. It looks as the page does
 * with script: the layout for visitors without script shows more, and so loads more pictures.
 */
export function plainHtml(html: string): string {
	const { cuts, sheets, headStart } = read(html);
	const head = without(html.slice(0, headStart), cuts).replace(/ ?\bno-script\b/, "");
	return head + [...sheets.values()].join("") + without(html.slice(headStart), cuts, headStart);
}

function read(html: string) {
	const cuts: Cut[] = [];
	const sheets = new Map<string, string>();
	let headStart = 0;
	let open: { name: string; from: number } | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			const { rel, href, as, media, name: metaName } = attributes;
			const place = { from: parser.startIndex, to: parser.endIndex + 1 };
			// Before the sheet, so that `media` in the sheet sees the phone's own width.
			if (name === "meta" && metaName === "viewport") headStart = place.to;
			if (["script", "style", "noscript"].includes(name)) open ??= { name, from: place.from };
			if (name !== "link") return;
			if (rel === "preload" && (as === "script" || as === "style")) cuts.push(place);
			if (rel !== "stylesheet" || href === undefined) return;
			if (!open) cuts.push(place);
			// `print` is how a sheet is loaded late.
			const query = media && media !== "print" ? ` media="${media}"` : "";
			sheets.set(href, `<link rel="stylesheet" href="${href}"${query}>`);
		},
		onclosetag(name) {
			if (name !== open?.name) return;
			cuts.push({ from: open.from, to: parser.endIndex + 1 });
			open = undefined;
		},
	});
	parser.write(html);
	parser.end();
	return { cuts, sheets, headStart };
}

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
