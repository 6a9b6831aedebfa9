/**
 * `npm run ships`: lists every source file that browsers download, with its size, and writes the list to docs/ships.md. A file
 * ships when an island or an enhancement imports it, directly or not; types do not count.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

export type Shipped = {
	/** Minified, before compression. Next's own bundle differs by a few bytes. */
	bytes: Map<string, number>;
	/** Packages that shipped files import, Node's own modules included. */
	packages: Set<string>;
};

export const SHIPS = "docs/ships.md";

/** This repository's files that browsers download, and the packages that those need. */
export async function shippedFiles(): Promise<Shipped> {
	const packages = new Set<string>();
	const { metafile } = await build({
		entryPoints: [
			...globSync("components/**/*.{island.tsx,enhancement.ts}").filter(
				(file) => !file.startsWith("components/development/"),
			),
		],
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
		plugins: [ownFiles(packages)],
	});
	const bytes = new Map<string, number>();
	for (const { inputs } of Object.values(metafile.outputs)) {
		for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
			if (!file.endsWith(".css")) bytes.set(file, (bytes.get(file) ?? 0) + bytesInOutput);
		}
	}
	return { bytes, packages };
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

/** Resolves the repository's own files, and leaves packages out. */
function ownFiles(packages: Set<string>): Plugin {
	return {
		name: "own-files",
		setup({ onResolve }) {
			onResolve({ filter: /^[#.]/ }, ({ path, importer, kind }) => {
				if (kind === "entry-point") return undefined;
				const base = path.startsWith("#") ? resolve(path.slice(1)) : join(dirname(importer), path);
				const found = [base, `${base}.ts`, `${base}.tsx`].find(
					(file) => /\.\w+$/.test(file) && existsSync(file),
				);
				return found ? { path: found } : { errors: [{ text: `no file for ${path}` }] };
			});
			onResolve({ filter: /^[^#./]/ }, ({ path, kind }) => {
				if (kind === "entry-point") return { path: resolve(path) };
				packages.add(isBuiltin(path) ? `node:${path.replace(/^node:/, "")}` : packageOf(path));
				return { path, external: true };
			});
		},
	};
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
