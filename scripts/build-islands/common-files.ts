/** The files that islands share: React, and the toaster. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { projectImports } from "../island-sources.ts";
import { OPTIONS, ROOT, writeOutput } from "./output.ts";
import { styleSheets } from "./style-sheets.ts";

/** The common imports of many islands, in one file: React, which is most of what any island weighs. */
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

export async function buildReact(): Promise<string> {
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
export const commonFiles = (react: string, toaster?: string): Plugin => ({
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

const TOAST_SHEET = join(ROOT, "node_modules/sonner/dist/styles.css");

/** Makes the toast library import its style sheet, which it would insert: the policy admits no style elements. */
const toasterSheet: Plugin = {
	name: "toaster-sheet",
	setup({ onLoad }) {
		onLoad({ filter: /\/sonner\/dist\/index\.mjs$/ }, async ({ path }) => {
			const source = await readFile(path, "utf8");
			const contents = source.replace(/^__insertCSS\(".*"\);?$/m, 'import "./styles.css";');
			if (contents === source) throw new Error(`${path} inserts its styles in another way`);
			return { contents, loader: "js" };
		});
	},
};

export async function buildToaster(react: string): Promise<string> {
	const { outputFiles } = await build({
		...OPTIONS,
		entryPoints: { toaster: "components/ui/toaster.tsx" },
		plugins: [commonFiles(react), projectImports, toasterSheet, styleSheets(new Set([TOAST_SHEET]))],
	});
	return writeOutput(outputFiles);
}
