import { statSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { isDevelopment } from "#lib/platform/development";
import type { FileOnDisk } from "#lib/response-cache/file-on-disk";
import { SERVED_FOLDERS } from "#lib/server/served-folders";

/** Larger files are read from the disk each time, in parts. */
const CACHED_MAX_BYTES = 1024 * 1024;
/** Their names say their content. */
const NAMED_BY_CONTENT = isDevelopment ? /^$/ : /^\/(?:_next\/static\/|fonts\/.*\.woff2$)/;
const FOREVER = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0";

/** The files of the build and of `public`, by their paths in a URL. */
const files = new Map<string, FileOnDisk & { size: number }>();

/** Lists the files of the build, so that no other URL can pass for one. `root` is the project folder. */
export async function indexBuildFiles(root: string): Promise<void> {
	for (const { folder, prefix } of SERVED_FOLDERS) {
		const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
		for (const file of found) {
			if (!file.isFile()) continue;
			const path = join(file.parentPath, file.name);
			const { size } = await stat(path);
			noteFile(prefix + path.slice(join(root, folder).length).replaceAll("\\", "/"), path, size);
		}
	}
}

function noteFile(url: string, path: string, size: number) {
	files.set(url, { path, size, cacheControl: NAMED_BY_CONTENT.test(url) ? FOREVER : REVALIDATED });
}

/** Whether a file of the build or of `public` is served at this path. */
export const isBuildFile = (path: string): boolean => (isDevelopment ? isOnDisk(path) : files.has(path));

/** Development writes files while it serves them. */
function isOnDisk(url: string): boolean {
	for (const { folder, prefix } of SERVED_FOLDERS) {
		const path = join(process.cwd(), folder, url.slice(prefix.length));
		const found = url.startsWith(`${prefix}/`) ? statSync(path, { throwIfNoEntry: false }) : undefined;
		if (!found?.isFile()) continue;
		noteFile(url, path, found.size);
		return true;
	}
	return false;
}

/** Whether the file at this path is small enough to be cached in memory. */
export const isCachedFile = (path: string): boolean =>
	(files.get(path)?.size ?? Infinity) <= CACHED_MAX_BYTES;

/** The file that is served at this path: of the build, of `public`, or of the embedded content; undefined if there can be none. */
export const servedFile = (path: string): FileOnDisk | undefined => files.get(path) ?? contentFile(path);

const CONTENT = join(import.meta.dirname, "../../content");
/** What visitors may fetch of the embedded content: pictures and documents. */
const CONTENT_FOLDERS = ["images", "documents"].map((name) => join(CONTENT, name) + sep);
const CONTENT_TYPE = /\.(?:webp|png|jpg|pdf|docx|xlsx)$/;

function contentFile(url: string): FileOnDisk | undefined {
	if (!url.startsWith("/content/")) return undefined;
	// Each part for itself: an encoded slash is no slash.
	const parts = url.split("/").slice(2).map(decodeURIComponent);
	const path = resolve(CONTENT, ...parts);
	const isInside = CONTENT_FOLDERS.some((folder) => path.startsWith(folder));
	if (!isInside || !CONTENT_TYPE.test(path)) return undefined;
	return { path, cacheControl: "public, max-age=86400, stale-while-revalidate=604800" };
}
