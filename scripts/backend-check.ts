/**
 * `npm run backend:check -- URL [--post]`: whether an admin backend keeps the contract, judged by the schemas and readers that the site
 * uses. Prints one table and exits with 1 if anything is wrong. Reads only; `--post` also sends a test message and a test application,
 * which the backend keeps. Without a URL it examines `API_BASE_URL`. Pictures are judged by `IMAGE_HOSTS`.
 */
import "./service-settings.ts";
import { parseArgs } from "node:util";
import type { Finding } from "./backend-check/finding.ts";
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
// The table says what the log would.
process.env.LOG_LEVEL = "silent";
process.env.API_BASE_URL = url;
const { checkReads } = await import("./backend-check/reads.ts");
const { checkPosts } = await import("./backend-check/posts.ts");
const findings = [...(await checkReads()), ...(values.post ? await checkPosts(url) : [])];
printTable(findings);
if (!values.post) console.log("\nNothing was posted. --post sends a test message and a test application.");
if (findings.some(({ grade }) => grade === "wrong")) process.exitCode = 1;

function printTable(all: readonly Finding[]) {
	const width = Math.max(...all.map(({ path }) => path.length));
	for (const { grade, path, what, shown } of all) {
		const seen = shown ? `\n${" ".repeat(13 + width)}→ ${shown}` : "";
		console.log(printable(`${grade.padEnd(11)}${path.padEnd(width + 2)}${what}`) + seen);
	}
	const count = (grade: Finding["grade"]) => all.filter((each) => each.grade === grade).length;
	console.log(`\n${count("fine")} fine, ${count("tolerated")} tolerated, ${count("wrong")} wrong`);
}
