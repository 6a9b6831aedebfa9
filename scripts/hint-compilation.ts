/**
 * Part of `npm run build`: tells browsers to compile the functions of the build's scripts while they fetch them, in another
 * thread. Otherwise they compile each function when it is first called, which makes up half of the longest task of hydration.
 * Chrome knows the comment from version 136 on; to others it is a comment.
 */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

/** https://v8.dev/blog/explicit-compile-hints */
const HINT = "//# allFunctionsCalledOnLoad\n";
/** In bytes. Smaller scripts compile in an instant, and their comments would only make the page heavier. */
const SMALLEST = 50_000;

let marked = 0;
for (const path of globSync(".next/static/**/*.js")) {
	const text = await readFile(path, "utf8");
	if (text.length < SMALLEST || text.startsWith(HINT)) continue;
	await writeFile(path, HINT + text);
	marked += 1;
}
console.log(`Marked ${marked} scripts for compilation as they arrive`);
