/**
 * `npm run backend:check -- URL [--post]`: what visitors would miss of an admin backend. The readers of the site read everything once,
 * and this prints what they name; links are followed to the pages of the site. Exits with 1 if anything is wrong. `--post` also sends a
 * test message and a test application, which the backend keeps. Without a URL it examines `API_BASE_URL`. Pictures are judged by
 * `IMAGE_HOSTS`.
 */
import "./service-settings.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Row } from "./backend-check/reads.ts";
import { printable } from "./printable.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { post: { type: "boolean", default: false } },
});
const url = (positionals[0] ?? process.env.API_BASE_URL ?? "").replace(/\/+$/, "");
if (!URL.canParse(url)) {
	console.error("Usage: npm run backend:check -- https://admin.example.com/api [--post]");
	process.exit(1);
}
// The table says what the log would, and nothing that was good before may stand in.
process.env.LOG_LEVEL = "silent";
process.env.API_BASE_URL = url;
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "backend-check-"));
process.on("exit", () => rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true }));
const { checkReads } = await import("./backend-check/reads.ts");
const { checkPosts } = await import("./backend-check/posts.ts");
const rows = [...(await checkReads()), ...(values.post ? await checkPosts(url) : [])];
printTable(rows);
if (!values.post) console.log("\nNothing was posted. --post sends a test message and a test application.");
process.exit(rows.some(({ grade }) => grade === "wrong") ? 1 : 0);

function printTable(all: readonly Row[]) {
	const width = Math.max(...all.map(({ path }) => path.length));
	for (const { grade, path, what, shown } of all) {
		const seen = shown ? `\n${" ".repeat(13 + width)}→ ${shown}` : "";
		console.log(printable(`${grade.padEnd(11)}${path.padEnd(width + 2)}${what}`) + printable(seen));
	}
	const count = (grade: Row["grade"]) => all.filter((each) => each.grade === grade).length;
	console.log(`\n${count("fine")} fine, ${count("tolerated")} tolerated, ${count("wrong")} wrong`);
}
