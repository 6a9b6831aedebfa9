import { check } from "./check.ts";
import { type Answer, ask, sendEnquiry } from "./visitor.ts";

/** Headers of Next's own client, of other hosts of Next, and of caches: each may change nothing. */
const VARIANTS: Record<string, string>[] = [
	{},
	{ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
	...Object.entries({
		"next-url": "//evil.example",
		"x-nextjs-data": "1",
		"x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
		"x-matched-path": "/faqs",
		"x-prerender-revalidate": "x",
		"if-none-match": "*",
		range: "bytes=0-10",
		cookie: "__prerender_bypass=x; __next_preview_data=x",
		"cache-control": "max-age=99999",
	}).map(([name, value]) => ({ [name]: value })),
	{},
];
/** Suffixes and queries that may make a cache take a page for a file. */
const FILE_LIKE = [
	"/a.css",
	".css",
	".rsc",
	".txt",
	";a.css",
	"%2fa.css",
	"%3Fa.css",
	"%0aa.css",
	"?a.css",
	"/",
];
const SECRET = "Nightingale Canary";

/** No cache may keep a private page, however it is asked for, and each answer must have the page's status. */
export async function checkPrivatePages(where: string, site: string) {
	const refused = await sendEnquiry(site, { script: false, changes: { name: SECRET, email: "nobody" } });
	const reply = String(refused.headers.location ?? "/no-reply").replace(/#.*/, "");
	for (const page of [reply, "/security?check=0244123456", "/search?q=nightingale"]) {
		const name = page === reply ? "a reply" : page;
		const endings = page === reply ? FILE_LIKE : [];
		await check(
			where,
			`${name}, asked for in ${VARIANTS.length + endings.length} ways`,
			"never cacheable, never another status",
			async () => {
				const wrong = await wrongAnswers(site, page, 200);
				for (const ending of endings) {
					const answer = await ask(site, page + ending);
					if (answer.body.includes(SECRET) && isKept(answer)) wrong.push(`${ending}: cacheable`);
				}
				return { seen: wrong.slice(0, 3).join("; ") || "as expected", ok: wrong.length === 0 };
			},
		);
	}
}

/** A page that failed must fail however it is asked for. */
export async function checkFailedPages(where: string, site: string, page: string) {
	const expected = "503 each time, never cacheable";
	await check(where, `${page} without a backend, in ${VARIANTS.length} ways`, expected, async () => {
		const wrong = await wrongAnswers(site, page, 503);
		return { seen: wrong.slice(0, 3).join("; ") || "as expected", ok: wrong.length === 0 };
	});
}

async function wrongAnswers(site: string, page: string, status: number): Promise<string[]> {
	const wrong: string[] = [];
	for (const headers of VARIANTS) {
		const answer = await ask(site, page, { headers });
		const how = Object.keys(headers).at(-1) ?? "page";
		const isKnown = answer.status === 304 && "if-none-match" in headers;
		if (isKept(answer)) wrong.push(`${how}: ${answer.headers["cache-control"]}`);
		if (answer.status !== status && !isKnown) wrong.push(`${how}: ${answer.status}`);
	}
	return wrong;
}

const isKept = ({ headers }: Answer) =>
	/s-maxage|public/.test(String(headers["cache-control"])) || headers["x-cache"] === "HIT";
