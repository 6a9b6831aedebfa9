import type { IncomingHttpHeaders } from "node:http";

/* How JSON APIs say that a list goes on elsewhere: Laravel, Django, Strapi, WordPress, JSON:API, HAL and their kin. */

/** A response, which may be one page of a list. */
export type Page = { payload: unknown; headers: IncomingHttpHeaders; url: URL };

/** The objects of a response in which APIs say which page it is, and the names that they use, without dashes and underscores. */
const ENVELOPES = ["data", "meta", "links", "_links", "pagination", "paging", "page", "pageInfo"];
const NEXT = /^(?:next|nextpageurl|nexturl|nextlink|odatanextlink)$/;
const TOTAL =
	/^(?:total(?:count|items|results|docs|elements|records)?|recordstotal|count|xtotalcount|xwptotal)$/;
const PAGES = /^(?:pages|totalpages|pagecount|lastpage|xtotalpages|xwptotalpages)$/;
const MORE = /^(?:hasmore|hasnext|hasnextpage|more|nextpage|next)$/;

const PAGES_MAX = 20;

/**
 * All items of a list, by the links that each page has to the next on the same origin; or a reason why not all can be read. `itemsOf`:
 * undefined for a page that is no list.
 */
export async function followPages<P extends Page>(
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
export function nextUrl({ payload, headers, url }: Page): URL | undefined {
	const inHeader = nextInHeader(String(headers.link ?? ""));
	const marks = marksOf(payload).filter(([name]) => NEXT.test(name));
	const links = marks.map(([, mark]) => (isObject(mark) ? mark.href : mark));
	const link = [inHeader, ...links].find(
		(each) => typeof each === "string" && /^(?:https?:|[/?])/i.test(each),
	);
	return link === undefined ? undefined : (URL.parse(String(link), url) ?? undefined);
}

/** By its parts, each of which is read once: the header is the backend's, and as long as Node lets it be. */
function nextInHeader(header: string): string | undefined {
	for (const part of header.split("<")) {
		const end = part.indexOf(">");
		const [parameters = ""] = part.slice(end + 1).split(",", 1);
		if (end > 0 && /\brel="?next\b/i.test(parameters)) return part.slice(0, end);
	}
	return undefined;
}

/** The sign in a response of items that are not among these: 'total: 14'; undefined without one. */
export function missingItems({ payload, headers }: Page, items: number, isFollowed: boolean) {
	const says = ([name, mark]: Mark) =>
		(TOTAL.test(name) && Number(mark) > items) ||
		(PAGES.test(name) && Number(mark) > 1 && !isFollowed) ||
		(MORE.test(name) && (mark === true || Number(mark) > 1));
	const found = [...marksIn(headers), ...marksOf(payload)].find(says);
	return found && `${found[0]}: ${found[1]}`;
}

type Mark = [name: string, value: unknown];

/** The object around a list. */
function marksOf(value: unknown, depth = 0): Mark[] {
	if (!isObject(value) || Array.isArray(value) || depth > 3) return [];
	return [...marksIn(value), ...ENVELOPES.flatMap((name) => marksOf(value[name], depth + 1))];
}

const marksIn = (value: object): Mark[] =>
	Object.entries(value).map(([name, mark]) => [name.replace(/[^a-z]/gi, "").toLowerCase(), mark]);

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;
