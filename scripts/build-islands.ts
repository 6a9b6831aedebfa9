/**
 * Part of `npm run build`: builds each island (`*.island.tsx`) and enhancement (`*.enhancement.ts`) as a module of its own, with what
 * they share in common files, and lists their files for the pages (`lib/islands/island-files.ts`). Writes the loader's file, too.
 *
 * A style sheet that an island imports at once is part of its page's, which Next builds. One that comes with code fetched later is
 * built here, through the same PostCSS, and its code waits for it.
 */
import { globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { LOADER } from "../lib/browser/compiled.ts";
import { LOADER_FILE } from "../lib/browser/loader-file.ts";
import { ISLAND_FILES } from "../lib/islands/island-files.ts";
import { BUILD_FOLDER } from "../lib/platform/development.ts";
import { buildReact, buildToaster, commonFiles } from "./build-islands/common-files.ts";
import { OPTIONS, OUT, ROOT, writeOutput } from "./build-islands/output.ts";
import { styleSheets } from "./build-islands/style-sheets.ts";
import { attributeNames, islandSources, projectImports } from "./island-sources.ts";

const entries = islandSources();

/** The module by which the loader starts an entry: an enhancement itself, or one that hydrates an island's component. */
const islandEntries: Plugin = {
	name: "island-entries",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^entry:/ }, ({ path }) => ({
			path: path.slice("entry:".length),
			namespace: "entry",
		}));
		onLoad({ filter: /.*/, namespace: "entry" }, ({ path: name }) => {
			const path = entries.get(name) ?? "";
			const resolved = { resolveDir: ROOT, loader: "ts" } as const;
			if (path.endsWith(".enhancement.ts"))
				return { ...resolved, contents: `export { start } from "./${path}";` };
			const contents = `import Component from "./${path}"; import { startIsland } from "#components/ui/start-island"; export const start = (element: HTMLElement) => startIsland(element, Component as never);`;
			return { ...resolved, contents };
		});
	},
};

/** The style sheets that an entry does not reach without a dynamic import. */
function lateSheets({ inputs }: Metafile, entry: string): Set<string> {
	const early = new Set<string>();
	const follow = (path: string) => {
		if (early.has(path)) return;
		early.add(path);
		for (const { path: next, kind } of inputs[path]?.imports ?? [])
			if (kind === "import-statement") follow(next);
	};
	follow(entry);
	return new Set(
		Object.keys(inputs)
			.filter((path) => path.endsWith(".css") && !early.has(path))
			.map((path) => resolve(ROOT, path)),
	);
}

/** An entry's own file, then all that it imports, so that browsers fetch them together. */
function filesOf({ outputs }: Metafile, entryPoint: string): string[] {
	const own = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entryPoint);
	const files = new Set(own ? [own] : []);
	for (const file of files)
		for (const { path, kind } of outputs[file]?.imports ?? [])
			if (kind === "import-statement") files.add(path);
	return [...files].map((file) => basename(file));
}

async function buildEntry(name: string, common: Plugin): Promise<string[]> {
	const entryPoint = `entry:${name}`;
	const options = { ...OPTIONS, entryPoints: { [name]: entryPoint } };
	const plugins = [common, projectImports, attributeNames, islandEntries];
	const { metafile } = await build({ ...options, plugins: [...plugins, styleSheets(new Set())] });
	const late = lateSheets(metafile, entryPoint);
	const built = await build({ ...options, plugins: [...plugins, styleSheets(late)] });
	await writeOutput(built.outputFiles);
	return filesOf(built.metafile, entryPoint);
}

// The files of the last build, and Next's own scripts, which no finished page loads (`lib/response-cache/own-scripts.ts`).
for (const path of globSync(`${BUILD_FOLDER}/static/**/*.js`, { cwd: ROOT })) await rm(join(ROOT, path));
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const react = await buildReact();
const common = commonFiles(react, await buildToaster(react));
const files: Record<string, readonly string[]> = {};
for (const name of entries.keys()) files[name] = await buildEntry(name, common);
await writeFile(join(ROOT, ISLAND_FILES), JSON.stringify(files));
await writeFile(join(ROOT, LOADER_FILE), LOADER);
console.log(`Built ${entries.size} islands`);
