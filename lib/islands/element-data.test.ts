import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "node-html-parser";
import { elementData } from "#lib/islands/element-data";

const branch = elementData<{ name: string; hours: number[] | null }>("branch");

test("an enhancement reads what the server wrote on an element", () => {
	const value = { name: 'Ho "Market" & <Station>', hours: null };
	const [[name, written] = []] = Object.entries(branch.attributes(value));
	assert.equal(name, "data-branch");
	assert.equal(branch.selector, "[data-branch]");
	const element = parse("<p></p>").querySelector("p");
	element?.setAttribute("data-branch", written ?? "");
	assert.deepEqual(branch.read(element as unknown as Element), value);
});

test("reading from an element without the data fails", () => {
	const element = parse("<p></p>").querySelector("p");
	assert.throws(() => branch.read(element as unknown as Element), SyntaxError);
});
