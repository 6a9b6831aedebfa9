import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { folderOf } from "./imports.ts";

/** `name`: without `data-`. */
type Use = { name: string; folder: string; is: "written" | "read" };

const CONSTANTS = "lib/islands/data-attributes.ts";
/** Each constant with its comment and its attribute. */
const shared = [
	...readFileSync(CONSTANTS, "utf8").matchAll(/\/\*\* (.+) \*\/\nexport const (\w+) = "data-([\w-]+)";/g),
].map(([, meaning = "", constant = "", name = ""]) => ({ constant, name, meaning }));

const SOURCES = globSync("{app,components,lib}/**/*.{ts,tsx}").filter(
	(file) =>
		!/\.test\.ts$|\.examples\.tsx$|[\\/]samples[\\/]|[\\/]compiled\.ts$/.test(file) && file !== CONSTANTS,
);

/** How a source writes and reads an attribute: `NAME` stands for its name, or for that of its constant. */
const WRITES = [
	/\sdata-NAME(?==["{]|(?=\s*[/>\n]))/g,
	/"data-NAME": /g,
	/Attribute\("data-NAME"(?=, )/g,
	/elementData(?:<.*>)?\("NAME"\)/g,
];
const READS = [/\[data-NAME(?=[\]=])/g, /getAttribute\("data-NAME"/g];
const WRITES_SHARED = [/\[NAME\]: /g, /(?<!get)Attribute\(NAME\b/g, /\$\{NAME\}=""/g];
const READS_SHARED = [/\[\$\{NAME\}/g, /\bNAME in /g, / \$\{NAME\}="(?!")/g];
const named = (pattern: RegExp, name: string) => new RegExp(pattern.source.replaceAll("NAME", name), "g");

function usesOf(file: string): Use[] {
	const source = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*/g, "");
	const folder = folderOf(file);
	const found = (is: Use["is"], patterns: readonly RegExp[], name: string) =>
		patterns
			.flatMap((pattern) => [...source.matchAll(named(pattern, name))])
			.map(([, literal = ""]) => ({ name: literal, folder, is }));
	const dataset = [
		...[...source.matchAll(/\bdataset\??\.(\w+)(\s*(?:\?\?)?=[^=])?/g)].map(([, key = "", write]) => ({
			key,
			is: write ? ("written" as const) : ("read" as const),
		})),
		...[...source.matchAll(/\{([^{}]+)\} = \w+\.dataset|\{ dataset: \{([^{}]+)\}/g)].flatMap(
			([, one, other]) =>
				(one ?? other ?? "")
					.split(",")
					.map((part) => ({ key: part.trim().split(/\W/)[0] ?? "", is: "read" as const })),
		),
	].map(({ key, is }) => ({
		name: key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
		folder,
		is,
	}));
	return [
		...found("written", WRITES, "([a-z][\\w-]*)"),
		...found("read", READS, "([a-z][\\w-]*)"),
		...dataset,
		...shared.flatMap(({ constant, name }) => [
			...found("written", WRITES_SHARED, constant).map((use) => ({ ...use, name })),
			...found("read", READS_SHARED, constant).map((use) => ({ ...use, name })),
		]),
	];
}

const uses = SOURCES.flatMap(usesOf);
const folders = (is: Use["is"], name: string) =>
	[...new Set(uses.filter((use) => use.is === is && use.name === name).map(({ folder }) => folder))].sort();

test("an attribute that one feature writes and another reads is a constant", () => {
	const isShared = (name: string) => shared.some((each) => each.name === name);
	const names = [...new Set(uses.map(({ name }) => name))];
	assert.ok(names.length > 50, "it finds the attributes");
	const loose = names
		.filter((name) => !isShared(name))
		.map((name) => ({
			name,
			foreign: folders("read", name).filter((each) => !folders("written", name).includes(each)),
		}))
		.filter(({ foreign }) => foreign.length > 0);
	assert.deepEqual(loose, []);
	const written = SOURCES.filter((file) =>
		shared.some(({ name }) =>
			new RegExp(`[\\s"[]data-${name}(?=["\\]=\\s>])`).test(readFileSync(file, "utf8")),
		),
	);
	assert.deepEqual(written, [], "and its name stands nowhere else");
});

test("the list of these attributes names their writers and readers", (context) => {
	const cell = (is: Use["is"], name: string) =>
		folders(is, name)
			.map((folder) => folder.replace(/^components\//, ""))
			.join(", ");
	const rows = shared.map(
		({ constant, name, meaning }) =>
			`| \`data-${name}\` | \`${constant}\` | ${meaning} | ${cell("written", name)} | ${cell("read", name)} |`,
	);
	context.assert.fileSnapshot([HEAD, ...rows, ""].join("\n"), "docs/data-attributes.md", {
		serializers: [(text) => text],
	});
});

const HEAD = `# Attributes that scripts share with the HTML

Generated: \`node --conditions=react-server --test --test-update-snapshots scripts/structure/data-attributes.test.ts\`. Folders are those of \`components\`.

| Attribute | Constant in \`lib/islands/data-attributes.ts\` | Meaning | Written by | Read by |
|---|---|---|---|---|`;
