import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** One file that imports another, types included. Paths are relative to the repository, with forward slashes. */
export type Import = { from: string; to: string };

/** Biome formats every file, so a module's name is always in double quotes after one of these. */
const MODULE_NAME = /(?:\bfrom |\bimport\(|^import )"([#.][^"]+)"/gm;

/** Every import between files of `app`, `components` and `lib`, without the tests. Other packages are left out. */
export function importsOfTheSite(): Import[] {
	const files = globSync("{app,components,lib}/**/*.{ts,tsx}").filter((file) => !file.endsWith(".test.ts"));
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
 * The groups of nodes that can reach each other: every cycle lies within one. Tarjan's algorithm.
 * @returns each group sorted; nodes that are part of no cycle are left out
 */
export function cycles(edges: readonly Import[]): string[][] {
	const targets = Map.groupBy(edges, ({ from }) => from);
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const stack: string[] = [];
	const groups: string[][] = [];
	const visit = (node: string): number => {
		order.set(node, order.size);
		let low = order.get(node) ?? 0;
		stack.push(node);
		for (const { to } of targets.get(node) ?? []) {
			if (!order.has(to)) low = Math.min(low, visit(to));
			else if (stack.includes(to)) low = Math.min(low, order.get(to) ?? low);
		}
		lowest.set(node, low);
		if (low === order.get(node)) {
			const group = stack.splice(stack.lastIndexOf(node));
			if (group.length > 1) groups.push(group.sort());
		}
		return low;
	};
	for (const node of targets.keys()) if (!order.has(node)) visit(node);
	return groups;
}

function fileOf(name: string, from: string): string | undefined {
	const path = name.startsWith("#") ? name.slice(1) : normalize(join(dirname(from), name));
	return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
