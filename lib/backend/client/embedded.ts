import { pathsOf, RESOURCES } from "#lib/backend/client/resources";
import { currentJson } from "#lib/text/json-file";

export type Answer = { status: number; body: unknown };

type Item = { id?: unknown; _id?: unknown };

/** The lists whose items the API also returns, at `{path}/{id}`. */
const LISTS_WITH_ITEMS: readonly string[] = ["/roles", "/notices", "/content/articles"];

/** The paths that the embedded backend answers. */
export const EMBEDDED_PATHS: readonly string[] = RESOURCES.flatMap(pathsOf);

/**
 * The admin backend included with the site: returns the same paths and shapes as the real one, from `content/`.
 * Used in process when no `API_BASE_URL` is set, and over HTTP by the tests and `npm run backend`.
 */
export function embeddedAnswer(method: string, path: string): Answer {
	if (method !== "GET") return { status: 405, body: { message: "Method not allowed" } };
	if (EMBEDDED_PATHS.includes(path)) return { status: 200, body: currentJson(contentFile(path)).content };
	const [, list = "", id = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
	const items = LISTS_WITH_ITEMS.includes(list)
		? (currentJson(contentFile(list)).content as { data: Item[] }).data
		: [];
	const item = items.find((candidate) => String(candidate.id ?? candidate._id) === decodeURIComponent(id));
	return item ? { status: 200, body: { data: item } } : { status: 404, body: { message: "Not found" } };
}

/** The name of the file of a path, as people know it. */
export const contentFile = (path: string): string => `content${path}.json`;
