import { check } from "./check.ts";
import { type Answer, ask, sendEnquiry } from "./visitor.ts";

/** Every way in which Next's own client asks for a page or a part of one. */
const WAYS: Record<string, string>[] = [
	{ rsc: "1" },
	{ rsc: "1", "next-router-prefetch": "1" },
	...["/_full", "/_tree", "/_index", "/_head", "/__PAGE__"].map((segment) => ({
		rsc: "1",
		"next-router-prefetch": "1",
		"next-router-segment-prefetch": segment,
	})),
];
const SECRET = "Nightingale Canary";

/** No representation of a private page may be kept by anybody, nor say another status than the page. */
export async function checkPrivatePages(where: string, site: string) {
	const refused = await sendEnquiry(site, { script: false, changes: { name: SECRET, email: "nobody" } });
	const reply = String(refused.headers.location ?? "").replace(/#.*/, "");
	const pages = [reply, "/security?check=0244123456", "/search?q=nightingale"];
	for (const page of pages) {
		const name = page === reply ? "a reply" : page;
		await check(
			where,
			`${name}, asked for in ${WAYS.length + 1} ways, twice`,
			"never cacheable, never another status",
			async () => {
				if (!page) return { seen: `no reply (${refused.status})`, ok: false };
				const html = await ask(site, page);
				const wrong: string[] = html.status === 200 ? [] : [`page ${html.status}`];
				for (const headers of [{}, ...WAYS, ...WAYS]) {
					const answer = await followed(site, page, headers);
					const how = Object.values(headers).at(-1) ?? "page";
					if (isShared(answer)) wrong.push(`${how}: ${answer.headers["cache-control"]}`);
					if (answer.headers["x-cache"] === "HIT") wrong.push(`${how}: kept by the proxy`);
					if (answer.status !== html.status && !isNoSuchPart(answer)) wrong.push(`${how}: ${answer.status}`);
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
		`${page} without a backend, in ${WAYS.length + 1} ways`,
		"503 in each, never cacheable",
		async () => {
			const wrong: string[] = [];
			for (const headers of [{}, ...WAYS]) {
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

/** Next sends a client that lacks the hash of its headers once around. */
async function followed(site: string, page: string, headers: Record<string, string>): Promise<Answer> {
	const answer = await ask(site, page, { headers });
	const location = String(answer.headers.location ?? "");
	if (answer.status !== 307 || !location) return answer;
	const { pathname, search } = new URL(location, site);
	return ask(site, pathname + search, { headers });
}

const isShared = ({ headers }: Answer) => /s-maxage|public/.test(String(headers["cache-control"]));
/** A part that a page does not have is none of its representations. */
const isNoSuchPart = ({ status, headers, body }: Answer) =>
	(status === 404 || status === 204) && !isShared({ headers } as Answer) && !body.includes(SECRET);
