import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOf, RESOURCES } from "#lib/backend/client/resources";
import { fileState } from "#lib/platform/file-state";
import { lineOfJsonError } from "#lib/text/json-error";

export type Answer = { status: number; body: unknown };

type Item = { id?: unknown; _id?: unknown };

/** The lists whose items the API also returns, at `{path}/{id}`. */
const LISTS_WITH_ITEMS: readonly string[] = ["/roles", "/notices", "/content/articles"];

/** The paths that the embedded backend answers. */
export const EMBEDDED_PATHS: readonly string[] = RESOURCES.flatMap(pathsOf);

/** What was read of a file: when the file was like `state`, and why it is not what the file says now. */
type Read = { state: string; content: unknown; fault?: string };

const readByPath = new Map<string, Read>();

/**
 * The admin backend included with the site: returns the same paths and shapes as the real one, from `content/`.
 * Used in process when no `API_BASE_URL` is set, and over HTTP by the tests and `npm run backend`. A file is read when it is
 * first needed and whenever it has changed; an import would put a copy into most bundles of the server. If it has become unreadable,
 * what it said before stays. Throws an error that names file, line and reason if it never could be read.
 */
export function embeddedAnswer(method: string, path: string): Answer {
	if (method !== "GET") return { status: 405, body: { message: "Method not allowed" } };
	if (EMBEDDED_PATHS.includes(path)) return { status: 200, body: currentRead(path).content };
	const [, list = "", id = ""] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
	const items = LISTS_WITH_ITEMS.includes(list) ? (currentRead(list).content as { data: Item[] }).data : [];
	const item = items.find((candidate) => String(candidate.id ?? candidate._id) === decodeURIComponent(id));
	return item ? { status: 200, body: { data: item } } : { status: 404, body: { message: "Not found" } };
}

/** Why the file of this path cannot be read now, although it could before: file, line and reason. Undefined if it can. */
export const embeddedFault = (path: string): string | undefined =>
	EMBEDDED_PATHS.includes(path) ? currentRead(path).fault : undefined;

/** The name of the file of a path, as people know it. */
export const contentFile = (path: string): string => `content${path}.json`;

function currentRead(path: string): Read {
	const file = join(process.cwd(), contentFile(path));
	const known = readByPath.get(path);
	const state = fileState(file);
	if (known?.state === state) return known;
	const read = { ...newRead(path, file, known), state };
	readByPath.set(path, read);
	return read;
}

function newRead(path: string, file: string, known: Read | undefined): Omit<Read, "state"> {
	let text: string | undefined;
	try {
		text = readFileSync(/* turbopackIgnore: true */ file, "utf8");
		return { content: JSON.parse(text) };
	} catch (error) {
		const line = text === undefined ? "" : ` line ${lineOfJsonError(text)}:`;
		const fault = `${contentFile(path)}:${line} ${error instanceof Error ? error.message : error}`;
		if (!known) throw new Error(fault, { cause: error });
		return { content: known.content, fault };
	}
}
