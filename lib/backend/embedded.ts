import alerts from "#content/alerts" with { type: "json" };
import awards from "#content/awards" with { type: "json" };
import branches from "#content/branches" with { type: "json" };
import carousel from "#content/carousel" with { type: "json" };
import articles from "#content/content/articles" with { type: "json" };
import gallery from "#content/content/gallery" with { type: "json" };
import customerCounts from "#content/customer-counts/latest" with { type: "json" };
import notices from "#content/notices" with { type: "json" };
import products from "#content/products" with { type: "json" };
import featured from "#content/products/featured" with { type: "json" };
import rates from "#content/rates" with { type: "json" };
import report from "#content/report" with { type: "json" };
import roles from "#content/roles" with { type: "json" };
import team from "#content/team" with { type: "json" };

export type Answer = { status: number; body: unknown };

/** The response to `GET` at each path of the admin API (behaviour §7). */
const LISTS: Record<string, unknown> = {
	"/products": products,
	"/products/featured": featured,
	"/carousel": carousel,
	"/awards": awards,
	"/team": team,
	"/roles": roles,
	"/branches": branches,
	"/notices": notices,
	"/customer-counts/latest": customerCounts,
	"/report": report,
	"/alerts": alerts,
	"/rates": rates,
	"/content/articles": articles,
	"/content/gallery": gallery,
};

/** The lists whose items the API also returns, at `{path}/{id}`. */
const ITEMS: Record<string, { data: readonly { id?: unknown; _id?: unknown }[] }> = {
	"/roles": roles,
	"/notices": notices,
	"/content/articles": articles,
};

/** The paths that the embedded backend answers. */
export const EMBEDDED_PATHS = Object.keys(LISTS);

/**
 * The admin backend included with the site: returns the same paths and shapes as the real one, from `content/`.
 * Used in process when no `API_BASE_URL` is set, and over HTTP by the tests and `npm run backend`.
 */
export function embeddedAnswer(method: string, path: string): Answer {
	if (method !== "GET") return { status: 405, body: { message: "Method not allowed" } };
	if (Object.hasOwn(LISTS, path)) return { status: 200, body: LISTS[path] };
	const [, list = "", id = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
	const item = ITEMS[list]?.data.find(
		(candidate) => String(candidate.id ?? candidate._id) === decodeURIComponent(id),
	);
	return item ? { status: 200, body: { data: item } } : { status: 404, body: { message: "Not found" } };
}
