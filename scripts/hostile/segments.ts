import { check } from "./check.ts";
import { type Answer, ask, sendEnquiry } from "./visitor.ts";

/** Every way in which Next's own client requests a page or a part of one. */
const REQUEST_VARIANTS: Record<string, string>[] = [
	{ rsc: "1" },
	{ rsc: "1", "next-router-prefetch": "1" },
	...["/_full", "/_tree", "/_index", "/_head", "/__PAGE__"].map((segment) => ({
		rsc: "1",
		"next-router-prefetch": "1",
		"next-router-segment-prefetch": segment,
	})),
];
/** Headers that belong to other clients or other hosts of Next, or to nobody. */
const UNUSUAL_VARIANTS: Record<string, string>[] = [
	...["0", "", "true", "1, 1"].map((rsc) => ({ rsc })),
	...["/_FULL", "_full", "/../_full", "/%5ffull"].map((segment) => ({
		rsc: "1",
		"next-router-segment-prefetch": segment,
	})),
	...Object.entries({
		"next-router-state-tree": "%5B%22%22%5D",
		"next-url": "//evil.example",
		"x-nextjs-data": "1",
		"x-middleware-prefetch": "1",
		"x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
		"x-matched-path": "/faqs",
		"x-now-route-matches": "1=reply",
		"x-invoke-status": "200",
		"x-prerender-revalidate": "x",
		"next-resume": "1",
		"sec-purpose": "prefetch",
		"if-none-match": "*",
		"if-modified-since": "Sun, 22 Nov 2099 06:00:00 GMT",
		range: "bytes=0-10",
		cookie: "__prerender_bypass=x; __next_preview_data=x",
		accept: "text/x-component",
		"cache-control": "max-age=99999",
	}).map(([name, value]) => ({ [name]: value })),
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

/** No cache may keep any representation of a private page, and each must have the page's status. */
export async function checkPrivatePages(where: string, site: string) {
	const refused = await sendEnquiry(site, { script: false, changes: { name: SECRET, email: "nobody" } });
	const reply = String(refused.headers.location ?? "").replace(/#.*/, "");
	const pages = [reply, "/security?check=0244123456", "/search?q=nightingale"];
	for (const page of pages) {
		const name = page === reply ? "a reply" : page;
		await check(
			where,
			`${name}, asked for in ${REQUEST_VARIANTS.length + UNUSUAL_VARIANTS.length + 1} ways${page === reply ? ` and ${FILE_LIKE.length} spellings` : ""}`,
			"never cacheable, never another status",
			async () => {
				if (!page) return { seen: `no reply (${refused.status})`, ok: false };
				const html = await ask(site, page);
				const wrong: string[] = html.status === 200 ? [] : [`page ${html.status}`];
				for (const headers of [{}, ...REQUEST_VARIANTS, ...REQUEST_VARIANTS, ...UNUSUAL_VARIANTS, {}]) {
					const answer = await followed(site, page, headers);
					const how = Object.values(headers).at(-1) ?? "page";
					if (isShared(answer)) wrong.push(`${how}: ${answer.headers["cache-control"]}`);
					if (answer.headers["x-cache"] === "HIT") wrong.push(`${how}: kept by the proxy`);
					const isKnown =
						answer.status === 304 && ("if-none-match" in headers || "if-modified-since" in headers);
					if (answer.status !== html.status && !isNoSuchPart(answer) && !isKnown)
						wrong.push(`${how}: ${answer.status}`);
				}
				for (const ending of page === reply ? FILE_LIKE : []) {
					for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
						const answer = await ask(site, page + ending, { headers });
						if (answer.body.includes(SECRET) && isShared(answer)) wrong.push(`${ending}: cacheable`);
						if (answer.body.includes(SECRET) && answer.headers["x-cache"] === "HIT")
							wrong.push(`${ending}: kept by the proxy`);
					}
				}
				return { seen: wrong.slice(0, 3).join("; ") || "as expected", ok: wrong.length === 0 };
			},
		);
	}
}

/** A page that failed must fail in every representation. */
export async function checkFailedPages(where: string, site: string, page: string) {
	await check(
		where,
		`${page} without a backend, in ${REQUEST_VARIANTS.length + 1} ways`,
		"503 in each, never cacheable",
		async () => {
			const wrong: string[] = [];
			for (const headers of [{}, ...REQUEST_VARIANTS]) {
				const answer = await followed(site, page, headers);
				if (isShared(answer) || (answer.status !== 503 && !isNoSuchPart(answer))) {
					wrong.push(
						`${Object.values(headers).at(-1) ?? "page"}: ${answer.status} ${answer.headers["cache-control"]}`,
					);
				}
			}
			return { seen: wrong.slice(0, 3).join("; ") || "as expected", ok: wrong.length === 0 };
		},
	);
}

/** Next redirects a client that lacks the hash of its headers, once. */
async function followed(site: string, page: string, headers: Record<string, string>): Promise<Answer> {
	const answer = await ask(site, page, { headers });
	const location = String(answer.headers.location ?? "");
	if (answer.status !== 307 || !location) return answer;
	const { pathname, search } = new URL(location, site);
	return ask(site, pathname + search, { headers });
}

const isShared = ({ headers }: Answer) => /s-maxage|public/.test(String(headers["cache-control"]));
/** A part that a page does not have is not one of its representations. */
const isNoSuchPart = ({ status, headers, body }: Answer) =>
	(status === 404 || status === 204) && !isShared({ headers } as Answer) && !body.includes(SECRET);
