import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import * as attributes from "../lib/islands/data-attributes.ts";

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

const IMPORTED_ATTRIBUTES = /^import \{([^}]+)\} from "[^"]+\/data-attributes(?:\.ts)?";\n/m;

/** Puts the names of attributes in place of their constants: esbuild inlines no text of another file. */
export const attributeNames: Plugin = {
	name: "attribute-names",
	setup({ onLoad }) {
		onLoad({ filter: /\.tsx?$/, namespace: "file" }, async ({ path }) => {
			const source = await readFile(path, "utf8");
			const [statement, constants] = IMPORTED_ATTRIBUTES.exec(source) ?? [];
			if (!statement || !constants) return undefined;
			const names = new Map<string, string>(Object.entries(attributes));
			const contents = source.replace(statement, "").replace(
				new RegExp(
					constants
						.match(/\w+/g)
						?.map((name) => `\\b${name}\\b`)
						.join("|") ?? "",
					"g",
				),
				(name) => JSON.stringify(names.get(name)),
			);
			return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
		});
	},
};
