import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalFlightText, parseFlightRows } from "#lib/page-cache/flight-rows";
import { withoutStaticContent } from "#lib/page-cache/static-content";

const PARTS = '1:I[7,[],"StaticContent"]\n2:I[8,[],"Island"]\n3:"$Sreact.fragment"\n4:"$Sreact.suspense"\n';
const HTML = '<div data-static="facts">…</div><div data-static="twice"></div><p data-static="twice"></p>';

/** A page's data with a static part with this content, and further rows. */
const page = (children: unknown, { name = "facts", rows = "" } = {}) =>
	`${PARTS}${rows}0:{"c":["$","main",null,{"children":["$","$L1",null,{"name":"${name}","children":${JSON.stringify(children)}}]}]}\n`;

const isTakenOut = (data: string) => {
	const text = canonicalFlightText(withoutStaticContent(parseFlightRows(Buffer.from(data)) ?? [], HTML));
	assert.ok(text);
	return text.includes('["$","$L1",null,{"name":"facts"}]');
};

test("content of elements and text is taken out, with the rows that only it refers to", () => {
	const content = [
		"$5",
		["$", "p", null, { title: "$6", children: ["$", "$3", null, { children: "$$8" }] }],
		"$L7",
	];
	const rows = '5:["$","h2",null,{"children":"Facts"}]\n6:T3,one7:["$","p",null,{}]\n';
	assert.equal(
		canonicalFlightText(
			withoutStaticContent(parseFlightRows(Buffer.from(page(content, { rows }))) ?? [], HTML),
		),
		'1:I[7,[],"StaticContent"]\n0:{"c":["$","main",null,{"children":["$","$L1",null,{"name":"facts"}]}]}\n',
	);
});

test("a static part inside another one is taken out with it", () => {
	assert.ok(isTakenOut(page(["$", "$L1", null, { name: "inner", children: "Text" }])));
});

for (const [what, data] of [
	[
		"an island",
		page([
			["$", "p", null, {}],
			["$", "$L2", null, {}],
		]),
	],
	["an island in another row", page("$L5", { rows: '5:["$","$L2",null,{}]\n' })],
	["an island as a property", page(["$", "p", null, { title: "$2" }])],
	["a boundary", page(["$", "$4", null, { children: "Text" }])],
	["a promise", page("$@5", { rows: "5:null\n" })],
	["an element that React moves to the head", page(["$", "link", null, { rel: "alternate" }])],
	["a script that is fetched", page(["$", "script", null, { src: "/a.js" }])],
	[
		"something that another part refers to",
		page(["$", "p", null, {}], { rows: '5:["$0:c:props:children"]\n' }),
	],
	["a name that the HTML lacks", page("Text", { name: "other" })],
	["a name that the HTML has twice", page("Text", { name: "twice" })],
] as const)
	test(`content with ${what} stays in the data`, () => {
		const rows = parseFlightRows(Buffer.from(data)) ?? [];
		assert.ok(rows.length > 0);
		assert.deepEqual(withoutStaticContent(rows, HTML), rows);
	});
