import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOf, RESOURCES } from "#lib/backend/client/resources";

export type Answer = { status: number; body: unknown };

type Item = { id?: unknown; _id?: unknown };

/** The lists whose items the API also returns, at `{path}/{id}`. */
const LISTS_WITH_ITEMS: readonly string[] = ["/roles", "/notices", "/content/articles"];

/** The paths that the embedded backend answers. */
export const EMBEDDED_PATHS: readonly string[] = RESOURCES.flatMap(pathsOf);

/** The content that was read so far, by path. */
const contentByPath = new Map<string, unknown>();

/**
 * The admin backend included with the site: returns the same paths and shapes as the real one, from `content/`.
 * Used in process when no `API_BASE_URL` is set, and over HTTP by the tests and `npm run backend`. A file is read when it is
 * first needed, because a site with an admin API needs none, and an import would put a copy into most bundles of the server.
 */
export function embeddedAnswer(method: string, path: string): Answer {
	if (method !== "GET") return { status: 405, body: { message: "Method not allowed" } };
	if (EMBEDDED_PATHS.includes(path)) return { status: 200, body: contentOf(path) };
	const [, list = "", id = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
	const items = LISTS_WITH_ITEMS.includes(list) ? (contentOf(list) as { data: Item[] }).data : [];
	const item = items.find((candidate) => String(candidate.id ?? candidate._id) === decodeURIComponent(id));
	return item ? { status: 200, body: { data: item } } : { status: 404, body: { message: "Not found" } };
}

function contentOf(path: string): unknown {
	const known = contentByPath.get(path);
	if (known) return known;
	const content: unknown = JSON.parse(readFileSync(join(process.cwd(), "content", `${path}.json`), "utf8"));
	contentByPath.set(path, content);
	return content;
}
