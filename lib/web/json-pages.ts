import type { IncomingHttpHeaders } from "node:http";
import { isRecord, jsonOf, scalarText } from "#lib/text/json";

/* A part of a list reads like the whole, so whatever says that there is more is either followed or refused. */

/** A response, which may be one page of a list. */
export type JsonPage = { payload: unknown; headers: IncomingHttpHeaders; url: URL };

const PAGES_MAX = 20;
const DEPTH_MAX = 4;

/**
 * All items of a list, by the links that each page has to the next on the same origin; or a reason why not all can be read. `itemsOf`:
 * undefined for a page that is no list.
 */
export async function followPages<P extends JsonPage>(
	first: P,
	{ itemsOf, get }: { itemsOf: (page: P) => unknown[] | undefined; get: (url: URL) => Promise<P> },
): Promise<{ items: unknown[]; pages: number } | string> {
	const items: unknown[] = [];
	let page = first;
	for (let pages = 1; ; pages++) {
		const more = itemsOf(page);
		if (!more) return `page ${pages} is no list`;
		for (const item of more) items.push(item);
		const url = nextUrl(page);
		if (!url) {
			const missing = missingItems(page, items.length, pages > 1);
			return missing ? `of ${items.length} items it says ${missing}` : { items, pages };
		}
		if (url.origin !== first.url.origin) return `the next page is on ${url.origin}`;
		if (pages === PAGES_MAX) return `there are more than ${PAGES_MAX} pages`;
		page = await get(url);
	}
}

/** The link to the page that follows, in the body or in the `Link` header; undefined for the last page. */
export function nextUrl(page: JsonPage): URL | undefined {
	const links = [...marksOf(page.payload), ...headerMarks(page.headers)]
		.filter(([name]) => isNext(name))
		.map(([, mark]) => linkIn(mark));
	const link = links.find((each) => each !== undefined);
	return link === undefined ? undefined : (URL.parse(link, page.url) ?? undefined);
}

/** The sign in a response of items that are not among these: 'total: 14'; undefined without one. */
export function missingItems(
	{ payload, headers }: Pick<JsonPage, "payload" | "headers">,
	items: number,
	isFollowed: boolean,
): string | undefined {
	const says = ([name, mark]: Mark) => {
		if (name === "contentrange") return true;
		if (isNext(name)) return isSaid(mark);
		if (/more|truncated|incomplete|partial/.test(name)) return isYes(mark);
		if (/^(?:(?:is|on)last.*|last(?:page)?|(?:is)?complete)$/.test(name) && isNo(mark, name.startsWith("is")))
			return true;
		if (/pages$|lastpage$|pagecount$/.test(name)) return !isFollowed && numberOf(mark) > 1;
		return /count$|total|found$/.test(name) && numberOf(isRecord(mark) ? mark.value : mark) > items;
	};
	const found = [...headerMarks(headers), ...marksOf(payload)].find(says);
	return found && `${found[0]}: ${JSON.stringify(found[1])?.slice(0, 60)}`;
}

type Mark = [name: string, value: unknown];

/** Also of '1,400', as programs write it for people. */
const numberOf = (mark: unknown): number => Number(scalarText(mark).replaceAll(",", ""));
const isNext = (name: string): boolean => /next|continu/.test(name);
const isYes = (mark: unknown): boolean => mark === true || /^(?:1|true|yes)$/i.test(scalarText(mark));
const isNo = (mark: unknown, isFlag: boolean): boolean =>
	mark === false || /^false$/i.test(scalarText(mark)) || (isFlag && scalarText(mark) === "0");
/** Whether a mark says anything: not null, false, 0, blank or empty. */
const isSaid = (mark: unknown): boolean =>
	isRecord(mark)
		? Object.values("href" in mark ? [mark.href] : mark).some(isSaid)
		: !/^(?:|0|false|null|none)$/i.test(scalarText(mark).trim());

/** The URL that a mark is, or has in `href` or `url`. */
function linkIn(mark: unknown): string | undefined {
	const given = isRecord(mark) ? (mark.href ?? mark.url) : mark;
	return typeof given === "string" && /^(?:https?:|[/?])/i.test(given) ? given : undefined;
}

/** What is said around a list, in any object; of lists, only those of links are read. */
function marksOf(value: unknown, depth = 0): Mark[] {
	if (!isRecord(value) || depth > DEPTH_MAX) return [];
	return Object.entries(value).flatMap(([key, mark]): Mark[] => {
		if (key === "regions") return [];
		const name = markName(key);
		if (Array.isArray(mark) && !isNext(name)) return name.endsWith("links") ? mark.flatMap(relationOf) : [];
		if (Array.isArray(mark)) return mark.map((each) => [name, each]);
		return [[name, mark], ...(isNext(name) ? [] : marksOf(mark, depth + 1))];
	});
}

/** `{ rel: "next", href }` and Laravel's `{ label: "Next »", url }` as marks of these names. */
const relationOf = (link: unknown): Mark[] =>
	isRecord(link)
		? [link.rel ?? link.label].flat().map((name) => [markName(scalarText(name)), link.href ?? link.url])
		: [];

/** Of the headers; .NET sends the marks as JSON in one of them. */
const headerMarks = (headers: IncomingHttpHeaders): Mark[] =>
	Object.entries(headers).flatMap(([key, value]): Mark[] => {
		const text = String(value ?? "");
		const name = markName(key);
		if (name === "link") return [["next", nextInHeader(text)]];
		if (text.startsWith("{")) return marksOf(jsonOf(text));
		// Next.js and limiters of rates speak of something else.
		return /nextjs|ratelimit/.test(name) ? [] : [[name, text]];
	});

/** By its parts, each of which is read once: the header is the backend's, and as long as Node lets it be. */
function nextInHeader(header: string): string | undefined {
	for (const part of header.split("<")) {
		const end = part.indexOf(">");
		if (end > 0 && /\brel {0,9}= {0,9}["']?(?:[\w ]{0,40} )?next\b/i.test(part.slice(end)))
			return part.slice(0, end);
	}
	return undefined;
}

/** A name in an envelope without dashes, underscores and case: 'next_page_url' is 'nextpageurl'. */
export const markName = (name: string): string => name.replace(/[^a-z]/gi, "").toLowerCase();
