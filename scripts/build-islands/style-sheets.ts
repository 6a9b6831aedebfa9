import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type OnLoadResult, type Plugin } from "esbuild";
import postcss, { type AcceptedPlugin } from "postcss";
import { ISLAND_BASE } from "../../lib/islands/island-markup.ts";
import postcssConfig from "../../postcss.config.mjs";
import { OUT, ROOT, TARGET } from "./output.ts";

/** Style sheets become empty modules, but those that are `late`: these wait for their sheet, which is written beside them. */
export const styleSheets = (late: ReadonlySet<string>): Plugin => ({
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
