import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { SERVED_FOLDERS } from "#lib/server/served-folders";

/** Larger files are read from the disk each time, in parts. */
const CACHED_MAX_BYTES = 1024 * 1024;

/** The size of each file of the build and of `public`, by its path. */
const files = new Map<string, number>();

/** Lists the files of the build, so that no other URL can pass for one. `root` is the project folder. */
export async function indexBuildFiles(root: string): Promise<void> {
	for (const { folder, prefix } of SERVED_FOLDERS) {
		const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
		for (const file of found) {
			if (!file.isFile()) continue;
			const path = join(file.parentPath, file.name);
			const { size } = await stat(path);
			files.set(prefix + path.slice(join(root, folder).length).replaceAll("\\", "/"), size);
		}
	}
}

/** Whether a file of the build or of `public` is served at this path. */
export const isBuildFile = (path: string): boolean => files.has(path);

/** Whether the file at this path is small enough to be cached in memory. */
export const isCachedFile = (path: string): boolean => (files.get(path) ?? Infinity) <= CACHED_MAX_BYTES;
