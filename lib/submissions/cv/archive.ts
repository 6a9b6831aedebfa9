import { type Entry, fromBufferPromise } from "yauzl";

/** A Word document has dozens of parts; one with many pictures has hundreds. */
const ENTRIES_MAX = 2_000;

/** A zip archive in memory. Its names are known; its content is read on demand. */
export type Archive = {
	entries: Entry[];
	/** The unpacked chunks of an entry. Fails if there are more than the archive claims. */
	read(entry: Entry): AsyncIterable<Buffer>;
};

/**
 * Reads the table of contents of a zip archive. Rejects if it is broken, or contains too many entries, links, paths outside it, or
 * a name twice.
 */
export async function openArchive(content: Buffer): Promise<Archive> {
	const archive = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
	if (archive.entryCount > ENTRIES_MAX) throw new Error("too many entries");
	const entries: Entry[] = [];
	const names = new Set<string>();
	for await (const entry of archive.eachEntry()) {
		// Part names ignore case.
		const name = entry.fileName.toLowerCase();
		const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
		if (isLink || names.has(name)) throw new Error("unsafe archive");
		names.add(name);
		entries.push(entry);
	}
	return {
		entries,
		read: async function* (entry) {
			const stream = await archive.openReadStreamPromise(entry);
			try {
				yield* stream as AsyncIterable<Buffer>;
			} finally {
				stream.destroy();
			}
		},
	};
}
