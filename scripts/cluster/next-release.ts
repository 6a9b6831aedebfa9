import { execFileSync } from "node:child_process";
import { appendFile, cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../lib/platform/samples/temporary-folder.ts";

/** The parts that a release omits, or has in a different form. */
const EXCLUDED = new Set(["node_modules", ".git", ".next", "data", "test-results", "tsconfig.tsbuildinfo"]);

/**
 * Builds the site again with a different style sheet and script, like the next release: different file names and build id. Takes a
 * minute and returns a temporary folder.
 */
export async function buildNextRelease(): Promise<string> {
	const folder = await copyOfSources();
	await appendFile(join(folder, "app", "globals.css"), "\n.of-the-next-release {\n\tcolor: inherit;\n}\n");
	await appendFile(
		join(folder, "components", "ui", "start-island.tsx"),
		"\nObject.assign(globalThis, { isNextRelease: true });\n",
	);
	execFileSync("npm", ["run", "build"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "production" },
		stdio: ["ignore", "ignore", "inherit"],
	});
	return folder;
}

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
