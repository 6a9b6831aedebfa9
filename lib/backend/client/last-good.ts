import { createHash } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { unwrapList } from "#lib/backend/client/envelope";
import { isPersonalPath } from "#lib/backend/client/resources";
import { createDatedFiles } from "#lib/platform/dated-file";
import { environment } from "#lib/platform/environment";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { createMutex } from "#lib/platform/mutex";

/**
 * A path of the backend with its parser, which throws `BackendFailure` for an unreadable response. All pages share the result, so nobody
 * may change it. A path has one schema, so whichever page's parser comes first is as good as any.
 */
export type Source<T> = { path: string; parse: (payload: unknown) => T | Promise<T> };

/** A readable response, and when the backend last gave it (`Date.now()`). */
export type LastGood<T = unknown> = {
	value: T;
	/** Whether `value` has every item of the backend's list: none was dropped as unreadable. */
	isWhole: boolean;
	at: number;
	/** SHA-256 of its text (base64). */
	digest: string;
	/** The length of its text. */
	length: number;
};

/** By the length of their texts. Those dropped are read from their files again. */
const MEMORY_MAX_LENGTH = 64 * 1024 * 1024;

type Head = { path: string; digest: string };

/** Pages, routes and watchers read the same responses, and write the same files. */
const { memory, files, parsing } = globalSingleton("last-good", () => ({
	memory: new LRUCache<string, LastGood, Source<unknown>>({
		maxSize: MEMORY_MAX_LENGTH,
		sizeCalculation: ({ length }) => length + 1_000,
		fetchMethod: (_path, _before, { context }) => fromDisk(context),
	}),
	files: createDatedFiles<Head>(),
	parsing: createMutex(),
}));

const LARGE_BYTES = 1024 * 1024;

/**
 * The turn of one response to be parsed. Responses above 1 MB take turns, because what parsing makes of several would not fit into a
 * small heap. `begin` waits for those before; call `end` once everything has been read from it.
 */
export function parsingTurn() {
	let end: (() => void) | undefined;
	return {
		begin: async (bytes: number) => {
			if (bytes > LARGE_BYTES) end ??= await parsing.lock("large");
		},
		end: () => end?.(),
	};
}

/** Parses a response. Of a list it says whether all of its items could be read. */
export async function parsed<T>({ parse }: Source<T>, payload: unknown) {
	const value = await parse(payload);
	return { value, isWhole: Array.isArray(value) && value.length === unwrapList(payload)?.length };
}

/** The last readable response of this path, from memory or from before the restart. */
export const lastGood = async <T>(source: Source<T>): Promise<LastGood<T> | undefined> =>
	memory.fetch(source.path, { context: source }).catch(
		// A response that arrives while the file is read replaces it, and rejects those who wait for the file.
		() => memory.peek(source.path),
	) as Promise<LastGood<T> | undefined>;

/** The last good response of this path, if it is in memory. */
export const rememberedGood = (path: string): LastGood | undefined => memory.peek(path);

/**
 * Keeps a readable response in memory and, if it changed, as the backend sent it in a file in `DATA_DIR` that outlives a restart. A disk
 * that cannot be written costs a log line, not the page.
 */
export async function storeLastGood(path: string, good: LastGood, text: string): Promise<void> {
	memory.set(path, good);
	if (isPersonalPath(path)) return;
	try {
		await files.write(storedFile(path), { path, digest: good.digest }, text, good.at);
	} catch (error) {
		log.warn({ path, code: (error as NodeJS.ErrnoException).code }, "last good response not written");
	}
}

/** Without a file, or with a garbled one, there is no last good response. */
async function fromDisk<T>(source: Source<T>): Promise<LastGood<T> | undefined> {
	const turn = parsingTurn();
	try {
		const { head, text, at } = await files.read(storedFile(source.path));
		if (head.path !== source.path) return undefined;
		await turn.begin(text.length);
		return { ...(await parsed(source, JSON.parse(text))), at, digest: head.digest, length: text.length };
	} catch {
		return undefined;
	} finally {
		turn.end();
	}
}

/** The file of the last good response of a path: a line about it, then the backend's text. */
export const storedFile = (path: string): string =>
	join(
		environment().DATA_DIR,
		"last-good",
		`${createHash("sha256").update(path).digest("hex").slice(0, 32)}.json`,
	);
