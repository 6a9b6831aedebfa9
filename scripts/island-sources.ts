import { existsSync, globSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "esbuild";

const ROOT = resolve(import.meta.dirname, "..");

/**
 * The file of each island (`*.island.tsx`, whose default export is its component) and enhancement (`*.enhancement.ts`) of the built
 * site, by its name.
 */
export const islandSources = (): Map<string, string> =>
	new Map(
		globSync("components/**/*.{island.tsx,enhancement.ts}", { cwd: ROOT }).map((path) => [
			basename(path).replace(/\.(?:island\.tsx|enhancement\.ts)$/, ""),
			path,
		]),
	);

/** Resolves `#components/…` and the like as `imports` in `package.json` says, whose lists esbuild does not follow. */
export const projectImports: Plugin = {
	name: "project-imports",
	setup({ onResolve }) {
		onResolve({ filter: /^#/ }, ({ path }) => {
			const found = [".tsx", ".ts", ".json"].map((end) => join(ROOT, path.slice(1) + end)).find(existsSync);
			return found ? { path: found } : { errors: [{ text: `There is no ${path}` }] };
		});
	},
};
