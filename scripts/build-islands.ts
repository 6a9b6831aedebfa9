/**
 * Part of `npm run build`: builds each island (`*.island.tsx`) and enhancement (`*.enhancement.ts`) as a module of its own, with what
 * they share in common files, and lists their files for the pages (`lib/islands/island-files.ts`).
 *
 * A style sheet that an island imports at once is part of its page's, which Next builds. One that comes with code fetched later is
 * built here, through the same PostCSS, and its code waits for it.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import {
	type BuildOptions,
	build,
	type Metafile,
	type OnLoadResult,
	type OutputFile,
	type Plugin,
} from "esbuild";
import postcss, { type AcceptedPlugin } from "postcss";
import { ISLAND_FILES } from "../lib/islands/island-files.ts";
import { ISLAND_BASE } from "../lib/islands/island-markup.ts";
import postcssConfig from "../postcss.config.mjs";
import { islandSources, projectImports } from "./island-sources.ts";

const ROOT = resolve(import.meta.dirname, "..");
const OUT = join(ROOT, ".next/static/islands");
/** The oldest browsers that the site supports (`browserslist` in `package.json`). */
const TARGET = ["chrome90", "safari15", "firefox90"];

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

/** Style sheets become empty modules, but those that are `late`: these wait for their sheet, which is written beside them. */
const styleSheets = (late: ReadonlySet<string>): Plugin => ({
	name: "style-sheets",
	setup({ onLoad }) {
		onLoad({ filter: /\.css$/ }, async ({ path }): Promise<OnLoadResult> => {
			if (!late.has(path)) return { contents: "", loader: "js" };
			const url = await writeSheet(path);
			return {
				contents: `import { loadSheet } from "#components/ui/load-sheet"; await loadSheet(${JSON.stringify(url)});`,
				loader: "js",
				resolveDir: ROOT,
			};
		});
	},
});

async function writeSheet(path: string): Promise<string> {
	const plugins = await Promise.all(
		postcssConfig.plugins.map(async (plugin): Promise<AcceptedPlugin> => {
			if (!Array.isArray(plugin)) return plugin as AcceptedPlugin;
			const [name, options] = plugin as [string, object];
			return (await import(name)).default(options);
		}),
	);
	const { css } = await postcss(plugins).process(await readFile(path, "utf8"), { from: path });
	const bundled = await build({
		stdin: { contents: css, loader: "css", resolveDir: join(path, "..") },
		bundle: true,
		write: false,
		minify: true,
		target: TARGET,
		external: ["/*"],
		loader: { ".png": "dataurl" },
	});
	const text = bundled.outputFiles[0]?.text ?? "";
	const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
	const name = `${basename(path, ".css")}-${hash}.css`;
	await writeFile(join(OUT, name), text);
	return ISLAND_BASE + name;
}

const OPTIONS = {
	absWorkingDir: ROOT,
	bundle: true,
	splitting: true,
	format: "esm",
	outdir: OUT,
	entryNames: "[name]-[hash]",
	chunkNames: "[name]-[hash]",
	minify: true,
	legalComments: "none",
	jsx: "automatic",
	target: TARGET,
	tsconfigRaw: {},
	define: { "process.env.NODE_ENV": '"production"' },
	metafile: true,
	write: false,
	logLevel: "error",
} as const satisfies BuildOptions;

/** What many islands import, in one file: React, which is most of what any island weighs. */
const REACT = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];
const require = createRequire(import.meta.url);
const nameOf = (module: string) => module.replace(/\W/g, "_");

/** Where React's packages keep the code that they choose in production. */
const REACT_SOURCES = new Map(
	[...REACT, "scheduler"].map((module) => {
		const [name = "", part] = module.split("/");
		return [module, `${name}/cjs/${part ? `${name}-${part}` : name}.production.js`];
	}),
);

/**
 * Makes modules of React's CommonJS files. A bundler puts a CommonJS file into a function, and browsers then read all functions in
 * it twice before they run the first: half a second on a slow phone.
 */
const reactAsModules: Plugin = {
	name: "react-as-modules",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^(?:react|react-dom|scheduler)(?:\/|$)/ }, ({ path }) => {
			const source = REACT_SOURCES.get(path);
			return source ? { path: join(ROOT, "node_modules", source) } : undefined;
		});
		onLoad({ filter: /\/cjs\/[\w.-]+\.production\.js$/ }, async ({ path }) => {
			const imports = new Set<string>();
			const body = (await readFile(path, "utf8")).replace(/\brequire\("([^"]+)"\)/g, (_call, name) => {
				imports.add(`import required_${nameOf(name)} from "${name}";`);
				return `required_${nameOf(name)}`;
			});
			return { contents: `${[...imports].join("")}const exports = {};${body};export default exports;` };
		});
	},
};

async function buildReact(): Promise<string> {
	const contents = REACT.map(
		(module) => `import ${nameOf(module)} from "${module}"; export { ${nameOf(module)} };`,
	).join("");
	const { outputFiles } = await build({
		...OPTIONS,
		stdin: { contents, resolveDir: ROOT, sourcefile: "react" },
		entryNames: "react-[hash]",
		plugins: [reactAsModules],
	});
	return writeOutput(outputFiles);
}

/** Replaces imports of React with the common file, and of the toaster, of which there is one on a page, with its own. */
const commonFiles = (react: string, toaster?: string): Plugin => ({
	name: "common-files",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path }) =>
			REACT.includes(path) ? { path, namespace: "react" } : undefined,
		);
		onLoad({ filter: /.*/, namespace: "react" }, ({ path }) => {
			const exported = Object.keys(require(path)).filter((name) => name !== "default");
			const contents = `import { ${nameOf(path)} as all } from "./${react}"; export const { ${exported.join()} } = all; export default all;`;
			return { contents, loader: "js" };
		});
		onResolve({ filter: /^\.\/react-\w+\.js$/ }, ({ path }) => ({ path, external: true }));
		if (!toaster) return;
		onResolve({ filter: /^#components\/ui\/toaster$|^\.\/toaster$/ }, () => ({
			path: `./${toaster}`,
			external: true,
		}));
	},
});

/** Writes what a build made, and returns the name of the entry's file. */
async function writeOutput(outputFiles: readonly OutputFile[]): Promise<string> {
	for (const { path, contents } of outputFiles) await writeFile(path, contents);
	return basename(outputFiles[0]?.path ?? "");
}

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
	const plugins = [common, projectImports, islandEntries];
	const { metafile } = await build({ ...options, plugins: [...plugins, styleSheets(new Set())] });
	const late = lateSheets(metafile, entryPoint);
	const built = await build({ ...options, plugins: [...plugins, styleSheets(late)] });
	await writeOutput(built.outputFiles);
	return filesOf(built.metafile, entryPoint);
}

async function buildToaster(react: string): Promise<string> {
	const { outputFiles } = await build({
		...OPTIONS,
		entryPoints: { toaster: "components/ui/toaster.tsx" },
		plugins: [commonFiles(react), projectImports],
	});
	return writeOutput(outputFiles);
}

// Next's own scripts, which no finished page loads (`lib/response-cache/own-scripts.ts`).
for (const path of globSync(".next/static/**/*.js", { cwd: ROOT })) await rm(join(ROOT, path));
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const react = await buildReact();
const common = commonFiles(react, await buildToaster(react));
const files: Record<string, readonly string[]> = {};
for (const name of entries.keys()) files[name] = await buildEntry(name, common);
await writeFile(join(ROOT, ISLAND_FILES), JSON.stringify(files));
console.log(`Built ${entries.size} islands`);
