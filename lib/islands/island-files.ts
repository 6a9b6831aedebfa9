import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_FOLDER, isDevelopment } from "#lib/platform/development";

/** The output of `scripts/build-islands.ts`: the files of each island, its own first, then those that it imports. */
export const ISLAND_FILES = `${BUILD_FOLDER}/islands.json`;

let built: Readonly<Record<string, readonly string[]>> | undefined;

/**
 * The files that a browser needs for an island, by their names in `/_next/static/islands`; its own comes first. Undefined where
 * there is no finished build. Throws for an island that the build does not know.
 */
export function islandFiles(name: string): readonly string[] | undefined {
	if (!built || isDevelopment) built = readManifest();
	if (!built) return undefined;
	const files = built[name];
	if (!files) throw new Error(`The build has no island “${name}”`);
	return files;
}

/** The names of the islands of the finished build. */
export function islandNames(): readonly string[] {
	built ??= readManifest();
	return Object.keys(built ?? {});
}

function readManifest(): typeof built {
	try {
		return JSON.parse(readFileSync(join(process.cwd(), ISLAND_FILES), "utf8"));
	} catch {
		return undefined;
	}
}
