import articles from "#content/content/articles" with { type: "json" };
import notices from "#content/notices" with { type: "json" };
import roles from "#content/roles" with { type: "json" };
import { CONTENT_BY_PATH } from "#lib/backend/client/resources";

export type Answer = { status: number; body: unknown };

/** The lists whose items the API also returns, at `{path}/{id}`. */
const ITEMS: Record<string, { data: readonly { id?: unknown; _id?: unknown }[] }> = {
	"/roles": roles,
	"/notices": notices,
	"/content/articles": articles,
};

/** The paths that the embedded backend answers. */
export const EMBEDDED_PATHS = Object.keys(CONTENT_BY_PATH);

/**
 * The admin backend included with the site: returns the same paths and shapes as the real one, from `content/`.
 * Used in process when no `API_BASE_URL` is set, and over HTTP by the tests and `npm run backend`.
 */
export function embeddedAnswer(method: string, path: string): Answer {
	if (method !== "GET") return { status: 405, body: { message: "Method not allowed" } };
	if (Object.hasOwn(CONTENT_BY_PATH, path)) return { status: 200, body: CONTENT_BY_PATH[path] };
	const [, list = "", id = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
	const item = ITEMS[list]?.data.find(
		(candidate) => String(candidate.id ?? candidate._id) === decodeURIComponent(id),
	);
	return item ? { status: 200, body: { data: item } } : { status: 404, body: { message: "Not found" } };
}
