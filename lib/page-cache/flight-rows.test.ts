import assert from "node:assert/strict";
import { test } from "node:test";
import { canonicalFlightText, parseFlightRows, withCanonicalOrder } from "#lib/page-cache/flight-rows";

const canonical = (text: string) => canonicalFlightText(parseFlightRows(Buffer.from(text)) ?? []);

/** The same page twice: two parts became ready in another order. */
const ONE_ORDER = [
	'2:"/a.js"\n',
	'3:I[7,["$2"],"Menu"]\n',
	':HL["/a.css","style"]\n',
	':HL["/b.css","style"]\n',
	'0:{"c":["$","$L3",null,{"children":["$L4","$L5"]}],"b":"build"}\n',
	"6:T7,GH₵ 5",
	'4:["$","p",null,{"title":"$6","children":"First, costs \\"$5\\""}]\n',
	'5:["$","p",null,{"children":"$$5"}]\n',
].join("");
const OTHER_ORDER = [
	'2:"/a.js"\n',
	':HL["/b.css","style"]\n',
	'0:{"c":["$","$La",null,{"children":["$L5","$L4"]}],"b":"build"}\n',
	'4:["$","p",null,{"children":"$$5"}]\n',
	'a:I[7,["$2"],"Menu"]\n',
	':HL["/a.css","style"]\n',
	"1f:T7,GH₵ 5",
	'5:["$","p",null,{"title":"$1f","children":"First, costs \\"$5\\""}]\n',
].join("");

test("a page whose parts became ready in another order has the same data", () => {
	assert.notEqual(ONE_ORDER, OTHER_ORDER);
	assert.equal(canonical(OTHER_ORDER), canonical(ONE_ORDER));
	assert.equal(
		canonical(ONE_ORDER),
		[
			'1:"/a.js"\n',
			'2:I[7,["$1"],"Menu"]\n',
			':HL["/a.css","style"]\n',
			':HL["/b.css","style"]\n',
			'0:{"c":["$","$L2",null,{"children":["$L4","$L5"]}],"b":"build"}\n',
			"3:T7,GH₵ 5",
			'4:["$","p",null,{"title":"$3","children":"First, costs \\"$5\\""}]\n',
			'5:["$","p",null,{"children":"$$5"}]\n',
		].join(""),
	);
});

test("data in canonical order stays as it is", () => {
	const data = Buffer.from(canonical(ONE_ORDER) ?? "");
	assert.deepEqual(withCanonicalOrder(data), data);
});

test("one changed word changes the data", () => {
	assert.notEqual(canonical(ONE_ORDER.replace("First", "Second")), canonical(ONE_ORDER));
});

test("only references get new numbers: not text, keys, or the rest of a way", () => {
	const data =
		'8:{"$8":"$$8","8":"as \\"$8\\"","$L8":[8]}\n0:["$8","$8:$L8:0","$S8","$D2026-11-22","$-0","$undefined"]\n';
	assert.equal(
		canonical(data),
		'1:{"$8":"$$8","8":"as \\"$8\\"","$L8":[8]}\n0:["$1","$1:$L8:0","$S8","$D2026-11-22","$-0","$undefined"]\n',
	);
});

test("properties that are undefined are left out, as React would do; places in a list are not", () => {
	assert.equal(
		canonical('0:{"a":"$undefined","b":["$undefined",{"c":1,"d":"$undefined"}],"e":"$$undefined"}\n'),
		'0:{"b":["$undefined",{"c":1}],"e":"$$undefined"}\n',
	);
	assert.equal(canonical('0:"$undefined"\n'), '0:"$undefined"\n');
});

test("a stream's rows keep their order", () => {
	assert.equal(canonical('5:X\n0:{"s":"$5"}\n5:"one"\n5:C\n'), '1:X\n1:"one"\n1:C\n0:{"s":"$1"}\n');
});

for (const [what, data] of [
	["an unknown kind of row", '0:"$1"\n1:N[5]\n'],
	["binary data", "0:{}\n1:A3,abc"],
	["an unknown kind of reference", '0:"$Q1"\n1:["$F2"]\n2:1\n'],
	["a reference that leads nowhere", '0:"$1"\n'],
	["no beginning", "1:{}\n"],
	["an incomplete row", '0:{"a"'],
	["an incomplete text", '0:"$1"\n1:Tff,short'],
	["anything else", "<html></html>"],
] as const)
	test(`data with ${what} stays as it is`, () => {
		assert.equal(withCanonicalOrder(Buffer.from(data)).toString(), data);
	});
