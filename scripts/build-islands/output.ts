/** Where and how `npm run build` builds the files of islands. */
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { BuildOptions, OutputFile } from "esbuild";
import { BUILD_FOLDER } from "../../lib/platform/development.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
export const OUT = join(ROOT, BUILD_FOLDER, "static/islands");
/** The oldest browsers that the site supports (`browserslist` in `package.json`). */
export const TARGET = ["chrome90", "safari15", "firefox90"];

export const OPTIONS = {
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

/** Writes what a build made, and returns the name of the entry's file. */
export async function writeOutput(outputFiles: readonly OutputFile[]): Promise<string> {
	for (const { path, contents } of outputFiles) await writeFile(path, contents);
	return basename(outputFiles[0]?.path ?? "");
}
