import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SOURCES = globSync(["*.ts", "{app,components,lib,scripts}/**/*.{ts,tsx}"]).filter(
	(path) => !path.endsWith(".test.ts"),
);
/** The rows of the table: a package, and its names. */
const ROWS = [
	...readFileSync("docs/upgrading.md", "utf8")
		.replace(/^[\s\S]*## Deprecated names/, "")
		.matchAll(/^\| ([\w:/-]+) \| (\w+(?:, \w+)*) \|/gm),
].map(([, from = "", names = ""]) => ({ from, names: names.split(", ") }));

/** The deprecated names that a source uses, which may be imports as well as props. */
const deprecatedIn = (source: string) => {
	const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");
	return ROWS.filter(({ from }) => code.includes(`from "${from}"`)).flatMap(({ names }) =>
		names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
	);
};

test("no source uses a deprecated name of Next, React or Node", () => {
	assert.ok(ROWS.length > 3);
	for (const path of SOURCES) assert.deepEqual(deprecatedIn(readFileSync(path, "utf8")), [], path);
});

test("a deprecated prop and a deprecated import are found, their names in comments are not", () => {
	const image = (use: string) => `import Image from "next/image";\n${use}`;
	assert.deepEqual(deprecatedIn(image("<Image src={a} priority />")), ["priority"]);
	assert.deepEqual(deprecatedIn(image("// once with priority")), []);
	assert.deepEqual(deprecatedIn('import { forwardRef } from "react";'), ["forwardRef"]);
	assert.deepEqual(deprecatedIn("const priority = 1;"), []);
});
