import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** One file that imports another, types included. Paths are relative to the repository, with forward slashes. */
export type Import = { from: string; to: string };

/** Biome formats every file, so a module's name is always in double quotes after one of these. */
const MODULE_NAME = /(?:\bfrom |\bimport\(|^import )"([#.][^"]+)"/gm;

/** Every import between files of the repository, without the unit tests. Other packages are left out. */
export function importsOfTheSite(): Import[] {
	const files = globSync("{app,components,lib,scripts,e2e}/**/*.{ts,tsx}").filter(
		(file) => !file.endsWith(".test.ts"),
	);
	return files.flatMap((from) =>
		[...readFileSync(from, "utf8").matchAll(MODULE_NAME)].flatMap(([, name = ""]) => {
			const to = fileOf(name, from);
			return to ? [{ from, to }] : [];
		}),
	);
}

/** The folder that a rule names: the feature's, and in `lib` the file's own. */
export const folderOf = (file: string): string =>
	file.startsWith("lib/") ? dirname(file) : file.split("/").slice(0, 2).join("/");

/**
 * The imports that are part of a cycle, or lie between two. Leaves out those of files that nothing imports, and of files that import
 * nothing, until none is left to leave out.
 */
export function cycles(edges: readonly Import[]): readonly Import[] {
	const imported = new Set(edges.map(({ to }) => to));
	const importing = new Set(edges.map(({ from }) => from));
	const left = edges.filter(({ from, to }) => imported.has(from) && importing.has(to));
	return left.length === edges.length ? left : cycles(left);
}

function fileOf(name: string, from: string): string | undefined {
	const path = name.startsWith("#") ? name.slice(1) : normalize(join(dirname(from), name));
	return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
