import { execFileSync } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { copyOfSources } from "../../e2e/support/sources-copy.ts";

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
