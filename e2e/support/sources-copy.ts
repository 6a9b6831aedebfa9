import { execFileSync } from "node:child_process";
import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

/** The parts that a release omits, or has in a different form. */
const EXCLUDED = new Set(["node_modules", ".git", ".next", "data", "test-results", "tsconfig.tsbuildinfo"]);

/**
 * The sources in a temporary folder, outside this one: Turbopack would use this folder as its root, and it rejects symbolic links that
 * lead out of it.
 */
export async function copyOfSources(): Promise<string> {
	const root = process.cwd();
	const folder = temporaryFolder();
	for (const name of await readdir(root)) {
		if (!EXCLUDED.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
	}
	// Hard links if both are on one disk.
	execFileSync("sh", [
		"-c",
		'cp -al "$0" "$1" 2>/dev/null || cp -a "$0" "$1"',
		join(root, "node_modules"),
		folder,
	]);
	return folder;
}
