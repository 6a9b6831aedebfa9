import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileState } from "#lib/platform/file-state";

/** The last reading of a file, when the file was like `state`, and why it is not the file's current content. */
type Read = { state: string; content: unknown; error?: string };

const readByFile = new Map<string, Read>();
/** Turbopack would take the whole project for part of the build. */
const pathOf = (file: string) => join(/* turbopackIgnore: true */ process.cwd(), file);

/**
 * The content of a JSON file of the project, by its path in it. A file is read when it is first needed and whenever it has changed; an
 * import would put a copy into most bundles of the server. If it has become unreadable, what it said before stays, and `error` names
 * file and reason. Throws an error that does so if the file never could be read.
 */
export function currentJson(file: string): Pick<Read, "content" | "error"> {
	const known = readByFile.get(file);
	const state = fileState(pathOf(file));
	if (known?.state === state) return known;
	const read = { ...newRead(file, known), state };
	readByFile.set(file, read);
	return read;
}

/** The parsed content of files, with the content that it was parsed from. */
const parsedByFile = new Map<string, { content: unknown; value: unknown }>();

/**
 * The content of a JSON file, parsed once until it changes; all callers must use the same parser. If the parser throws, what the file
 * said before stays, unless it `mustBeCurrent`: then this throws what is wrong.
 */
export async function currentParsed<T>(
	file: string,
	parse: (content: unknown) => T | Promise<T>,
	mustBeCurrent: boolean,
): Promise<T> {
	const { content, error } = currentJson(file);
	if (error && mustBeCurrent) throw new Error(error);
	const known = parsedByFile.get(file);
	if (known && known.content === content) return known.value as T;
	try {
		const value = await parse(content);
		parsedByFile.set(file, { content, value });
		return value;
	} catch (error) {
		if (!known || mustBeCurrent) throw error;
		return known.value as T;
	}
}

function newRead(file: string, known: Read | undefined): Omit<Read, "state"> {
	try {
		return { content: JSON.parse(jsonText(pathOf(file))) };
	} catch (cause) {
		const error = `${file}: ${cause instanceof Error ? cause.message : cause}`;
		if (!known) throw new Error(error, { cause });
		return { content: known.content, error };
	}
}

/**
 * The text of a JSON file that people write, without the byte order mark that some editors begin it with. Throws an error that says so if
 * the file is in UTF-16, of whose first two bytes one is 0 or both are the mark.
 */
export function jsonText(path: string): string {
	const bytes = readFileSync(/* turbopackIgnore: true */ path);
	const start = bytes.subarray(0, 2);
	if (start.includes(0) || ["fffe", "feff"].includes(start.toString("hex")))
		throw Object.assign(new Error(`${path} is in UTF-16: save it as UTF-8`), { code: "UTF-16" });
	return new TextDecoder().decode(bytes);
}

/** The value of a file's text. Throws an error that names the file, and the place as far as `JSON.parse` tells. */
export function parseJson(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`${file} is not JSON: ${reason}`, { cause: error });
	}
}
