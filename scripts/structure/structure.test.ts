import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { cycles, folderOf, importsOfTheSite } from "./imports.ts";

const imports = importsOfTheSite();
const betweenFolders = imports
	.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
	.filter(({ from, to }) => from !== to);

const folders = imports.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]);

/** Folders of `lib` with machinery. All others contain rules, which get what they need as arguments. */
const MACHINERY = ["backend", "submissions", "response-cache", "server", "seo", "search", "pages"];

/** Forbidden imports of each folder, and why. */
const FORBIDDEN: { from: RegExp; to: RegExp; because: string }[] = [
	{ from: /^e2e\/support$/, to: /^(scripts|e2e(?!\/support$))/, because: "specs and scripts share it" },
	{ from: /^(components|lib)\//, to: /^app\//, because: "app holds routes only" },
	{ from: /^lib\//, to: /^components\//, because: "lib renders nothing" },
	{ from: /^components\/ui$/, to: /^components\/(?!ui$)/, because: "components/ui knows no feature" },
	{
		from: new RegExp(`^lib/(?!(${MACHINERY.join("|")})(/|$))`),
		to: new RegExp(`^lib/(${MACHINERY.join("|")})(/|$)`),
		because: "a feature's rules get what they need as arguments",
	},
	{
		from: /^lib\/backend$/,
		to: /^lib\/(submissions|response-cache|server|seo|search|pages)/,
		because: "the backend client knows nobody who uses it",
	},
	{
		from: /^lib\/response-cache$/,
		to: /^lib\/(server|submissions|seo|search|pages|backend)/,
		because: "the response cache stores pages, whatever stands on them",
	},
	{
		from: /^lib\/submissions/,
		to: /^lib\/(server|seo|search|pages|backend)/,
		because: "submissions are stored and delivered without the site around them",
	},
	{
		from: /^lib\/submissions\/model$/,
		to: /^lib\/submissions\/(?!model$)/,
		because: "all parts of submissions share the model",
	},
	{ from: /^lib\/platform$/, to: /^lib\/(?!platform$)/, because: "everything else stands on the platform" },
];

test("no file imports itself through others", () => {
	assert.deepEqual(cycles(imports), []);
});

test("no folder imports itself through others", () => {
	assert.deepEqual(cycles(betweenFolders), []);
});

for (const { from, to, because } of FORBIDDEN) {
	test(`${from.source} imports nothing from ${to.source}: ${because}`, () => {
		assert.ok(
			imports.some((each) => from.test(folderOf(each.from))),
			"the rule names folders that are there",
		);
		assert.ok(
			folders.some((folder) => to.test(folder)),
			"the rule forbids folders that are there",
		);
		const breaking = imports.filter((each) => from.test(folderOf(each.from)) && to.test(folderOf(each.to)));
		assert.deepEqual(breaking, []);
	});
}

test("lib has no loose files: a rule belongs to its feature's folder", () => {
	assert.deepEqual(globSync("lib/*.ts"), []);
});

test("islands and pages, which are built apart, name their classes alike: no builder makes up a name", () => {
	assert.deepEqual(globSync("{app,components}/**/*.module.*"), []);
	const sources = globSync("{app,components}/**/*.{ts,tsx}");
	assert.ok(sources.some((file) => /^import ".+\.css"/m.test(readFileSync(file, "utf8"))));
	const taking = sources.filter((file) => /^import [^"]+ from ".+\.css"/m.test(readFileSync(file, "utf8")));
	assert.deepEqual(taking, [], "names from a style sheet");
});

test("a name that lib or components export means one thing", () => {
	const files = globSync("{lib,components}/**/*.{ts,tsx}").filter(
		(file) => !/\.test\.ts$|\.examples\.tsx$|[\\/]samples[\\/]|[\\/]compiled\.ts$/.test(file),
	);
	const exported = files.flatMap((file) =>
		[
			...readFileSync(file, "utf8").matchAll(/^export (?:async )?(?:function\*?|const|class|type) (\w+)/gm),
		].map(([, name = ""]) => ({ name, file })),
	);
	assert.ok(exported.length > 500, "it reads the exports");
	const byName = Map.groupBy(
		// A type may have the name of its schema. Each enhancement starts by the same name.
		exported.filter(({ name, file }) => !(name === "start" && file.endsWith(".enhancement.ts"))),
		({ name }) => name,
	);
	const twice = [...byName].filter(([, found]) => new Set(found.map(({ file }) => file)).size > 1);
	assert.deepEqual(
		twice.map(([name]) => name),
		[],
	);
});
