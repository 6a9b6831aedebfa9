/**
 * `npm run ships`: lists every source file that browsers download, with its size, and writes the list to docs/ships.md. A file
 * ships when an island or an enhancement imports it, directly or not; types do not count.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { islandSources, projectImports } from "../island-sources.ts";

export type Shipped = {
	/** Minified, before compression. Next's own bundle differs by a few bytes. */
	bytes: Map<string, number>;
	/** Packages that shipped files import, Node's own modules included. */
	packages: Set<string>;
};

export const SHIPS = "docs/ships.md";

/** This repository's files that browsers download, and the packages that those need. */
export async function shippedFiles(): Promise<Shipped> {
	const { metafile } = await build({
		entryPoints: [...islandSources().values()],
		bundle: true,
		splitting: true,
		format: "esm",
		outdir: "unused",
		write: false,
		minify: true,
		jsx: "automatic",
		metafile: true,
		logLevel: "error",
		loader: { ".css": "empty" },
		define: { "process.env.NODE_ENV": '"production"' },
		packages: "external",
		plugins: [projectImports],
	});
	const bytes = new Map<string, number>();
	for (const { inputs } of Object.values(metafile.outputs)) {
		for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
			if (!file.endsWith(".css")) bytes.set(file, (bytes.get(file) ?? 0) + bytesInOutput);
		}
	}
	const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
	const packages = imports.filter(({ external }) => external).map(({ path }) => packageOf(path));
	return { bytes, packages: new Set(packages) };
}

/** The list as checked in. */
export function shipsList({ bytes, packages }: Shipped): string {
	const rows = [...bytes].sort(([a], [b]) => a.localeCompare(b, "en"));
	const total = rows.reduce((sum, [, size]) => sum + size, 0);
	return [
		"# What ships to browsers",
		"",
		"Every file of this repository that browsers download, with its size in bytes: minified, not compressed.",
		"`npm run ships` writes this list. A test fails when a file joins or leaves it, or changes its size by more than 500 bytes and a tenth.",
		"",
		...rows.map(([file, size]) => `- ${file}: ${size}`),
		"",
		`${rows.length} files, ${total} bytes.`,
		"",
		`Packages: ${[...packages].sort().join(", ")}.`,
		"",
	].join("\n");
}

const packageOf = (name: string) =>
	name
		.split("/")
		.slice(0, name.startsWith("@") ? 2 : 1)
		.join("/");

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const list = shipsList(await shippedFiles());
	const isNew = !existsSync(SHIPS) || readFileSync(SHIPS, "utf8") !== list;
	if (isNew) writeFileSync(SHIPS, list);
	console.log(list);
	console.log(isNew ? `${relative(process.cwd(), resolve(SHIPS))} was written.` : `${SHIPS} is up to date.`);
}
