/**
 * `npm run test:reproducible`: builds the site twice, in two folders, and compares every file. Exits with 1 if any differ but those
 * named below. Whoever doubts a release can build it again and compare. Four minutes.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildIn, copyOfSources } from "./cluster/next-release.ts";

/** Not part of a release: what speeds up the next build, and notes about this one. */
const NOT_RELEASED = /^(cache|diagnostics|trace|trace-build|types|turbopack)(\/|$)/;
/** What may differ, and why. */
const NAMED: [pattern: RegExp, reason: string][] = [
	[/^required-server-files\.js(on)?$/, "names the folder of the build"],
	[/^(prerender-manifest|server\/preview-props)\.json$/, "keys for drafts, of which the site has none"],
	[/^server\/server-reference-manifest\.js(on)?$/, "a key for server actions, of which the site has none"],
];

const folders = [await copyOfSources(), await copyOfSources()];
const [first = new Map(), second = new Map()] = folders.map((folder) => {
	buildIn(folder);
	return sumsOf(join(folder, ".next"));
});
const paths = new Set([...first.keys(), ...second.keys()]);
const different = [...paths].filter((path) => first.get(path) !== second.get(path)).sort();
const rows = different.map((path) => ({
	file: path,
	reason: NAMED.find(([pattern]) => pattern.test(path))?.[1] ?? "NOT NAMED",
}));
for (const folder of folders) rmSync(folder, { recursive: true });
console.table(rows);
console.log(`${paths.size} files, ${different.length} different`);
process.exit(rows.some(({ reason }) => reason === "NOT NAMED") ? 1 : 0);

function sumsOf(root: string): Map<string, string> {
	return new Map(
		readdirSync(root, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => relative(root, join(entry.parentPath, entry.name)))
			.filter((path) => !NOT_RELEASED.test(path))
			.map((path) => [
				path,
				createHash("sha256")
					.update(readFileSync(join(root, path)))
					.digest("hex"),
			]),
	);
}
