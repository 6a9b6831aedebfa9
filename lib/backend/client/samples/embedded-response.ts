import { contentFile, pathsOf, RESOURCES } from "#lib/backend/client/resources";
import { currentJson } from "#lib/text/json-file";

type EmbeddedResponse = { status: number; body: unknown };

type Item = { id?: unknown; _id?: unknown };

/** The lists whose items the API also returns, at `{path}/{id}`. */
const LISTS_WITH_ITEMS: readonly string[] = ["/roles", "/notices", "/content/articles"];

/** The paths of the embedded backend. */
export const EMBEDDED_PATHS: readonly string[] = RESOURCES.flatMap(pathsOf);

/**
 * A sample of the admin backend: the same paths and shapes as the real one, from `content/`. Tests and `npm run backend` serve it over
 * HTTP.
 */
export function embeddedResponse(method: string, path: string): EmbeddedResponse {
	if (method !== "GET") return { status: 405, body: { message: "Method not allowed" } };
	if (EMBEDDED_PATHS.includes(path)) return { status: 200, body: currentJson(contentFile(path)).content };
	const [, list = "", id = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
	const items = LISTS_WITH_ITEMS.includes(list)
		? (currentJson(contentFile(list)).content as { data: Item[] }).data
		: [];
	const item = items.find((candidate) => String(candidate.id ?? candidate._id) === decodeURIComponent(id));
	return item ? { status: 200, body: { data: item } } : { status: 404, body: { message: "Not found" } };
}
