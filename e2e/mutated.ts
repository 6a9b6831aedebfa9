import { PAGES } from "./pages.ts";

export type Random = () => number;
export type Mutated = {
	method: string;
	path: string;
	headers: Record<string, string>;
	body: string | undefined;
};

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): Random {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** A request like those of scanners and broken clients: one of the site's own, with something wrong in it. */
export function mutated(random: Random): Mutated {
	const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
	const page = pick(PAGES);
	const path = pick([
		() => page,
		() => `${page}${page.includes("?") ? "&" : "?"}${pick(KEYS)}=${pick(VALUES)}`,
		() => page.replace(/\w/, pick(VALUES)),
		() => `${page.split("?")[0]}/${pick(VALUES)}`,
		() =>
			`${page.split("?")[0]}${pick([".rsc", ".txt", ".json", ".segments/_tree.segment.rsc", "/", "//", "/..", ";x"])}`,
		() =>
			`/api/${pick(["notices", "reports", "branches", "contact", "revalidate", "x"])}?${pick(KEYS)}=${pick(VALUES)}`,
		() => pick(FILES),
		() => `/_next/${pick(["image", "data", "static/x", "image?url=%2Flogo.svg&w=9&q=0"])}`,
	])();
	return {
		method: pick(["GET", "GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PUT", "TRACE"]),
		path,
		headers: Object.fromEntries(Array.from({ length: Math.floor(random() * 3) }, () => pick(HEADERS))),
		body: random() < 0.2 ? pick(["{", '{"a":1}', "a=b&a=c", "0:{}", "\u0000"]) : undefined,
	};
}

const FILES = ["/logo.svg", "/service-worker.js", "/holidays.ics", "/robots.txt", "/sitemap.xml"];
const KEYS = [
	"tab",
	"page",
	"q",
	"category",
	"region",
	"tab[]",
	"_rsc",
	"__proto__",
	"utm_source",
	"constructor",
];
const VALUES = [
	"%00",
	"%ff",
	"%E0%A4%A",
	"..%2f..%2fetc%2fpasswd",
	"%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"-1",
	"1e309",
	"NaN",
	"%F0%9F%92%B8",
	"%E2%80%AE",
	"x".repeat(2_000),
	"",
	"constructor",
	"__proto__",
	"%25",
	"%5C",
	"null",
	"'%20OR%201=1--",
];
const HEADERS: [name: string, value: string][] = [
	["rsc", "1"],
	["next-router-prefetch", "1"],
	["next-router-segment-prefetch", "/_tree"],
	["next-router-state-tree", "%5B"],
	["next-action", "7f"],
	["next-url", "//evil.example"],
	["x-middleware-subrequest", "middleware:middleware:middleware:middleware:middleware"],
	["x-middleware-rewrite", "http://169.254.169.254/"],
	["x-matched-path", "/notices/[id]"],
	["x-now-route-matches", "1=notices"],
	["x-nextjs-data", "1"],
	["x-prerender-revalidate", "1"],
	["x-invoke-path", "/metrics"],
	["x-forwarded-host", "evil.example"],
	["x-forwarded-for", "<script>"],
	["x-request-id", "{{7*7}}"],
	["host", "evil.example"],
	["content-type", "multipart/form-data; boundary=x"],
	["content-type", "text/x-component"],
	["accept", "../../"],
	["if-none-match", '"'],
	["range", "bytes=9-1"],
	["range", "bytes=99999999-"],
	["if-match", '"x"'],
	["if-unmodified-since", "Sun, 22 Nov 2009 06:00:00 GMT"],
	["if-range", '"x"'],
	["cookie", "cookie_preferences=%7B; __prerender_bypass=1; __next_preview_data=x"],
	["accept-encoding", "br;q=NaN"],
	["transfer-encoding", "chunked"],
];
