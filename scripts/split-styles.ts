/** Part of `npm run build`: writes the rules of the built style sheets for the response cache (`lib/response-cache/critical-styles.ts`). */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { SPLIT_STYLES } from "../lib/response-cache/critical-styles.ts";
import { SERVED_FOLDERS } from "../lib/server/served-folders.ts";
import { splitSheet } from "./postcss/split-sheet.ts";

const sheets = [];
for (const { folder, prefix } of SERVED_FOLDERS)
	for (const file of await readdir(folder, { recursive: true })) {
		if (!file.endsWith(".css")) continue;
		const path = `${prefix}/${file}`;
		sheets.push([path, splitSheet(await readFile(join(folder, file), "utf8"), path)] as const);
	}
await writeFile(SPLIT_STYLES, JSON.stringify(Object.fromEntries(sheets)));
console.log(`Took ${sheets.length} style sheets apart: ${sheets.map(([path]) => basename(path)).join(", ")}`);
