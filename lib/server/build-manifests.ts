import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOADER_FILE } from "#lib/browser/loader-file";
import { ISLAND_FILES } from "#lib/islands/island-files";
import { SPLIT_STYLES } from "#lib/response-cache/critical-styles";

/**
 * The errors in the files that the build leaves in this project folder, and how to mend them; undefined without any. Without
 * them every page would be sent, but without its islands or with late styles.
 */
export function buildError(root: string): string | undefined {
	const damaged = [ISLAND_FILES, SPLIT_STYLES].filter((file) => !isFilled(join(root, file)));
	// The build may be of another release.
	if (!existsSync(join(root, LOADER_FILE))) damaged.push(LOADER_FILE);
	return damaged.length > 0
		? `${damaged.join(" and ")} missing or damaged: the build is not finished. Run npm run build, then npm run serve.`
		: undefined;
}

function isFilled(path: string): boolean {
	try {
		return Object.keys(JSON.parse(readFileSync(path, "utf8"))).length > 0;
	} catch {
		return false;
	}
}
