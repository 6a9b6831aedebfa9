import assert from "node:assert/strict";
import { test } from "node:test";
import { unwrapItem, unwrapList } from "#lib/backend/client/envelope";

test("a list is found in each of the backend's envelopes, and nowhere else", () => {
	const list = [{ id: 1 }];
	for (const payload of [list, { data: list }, { data: { data: list } }])
		assert.deepEqual(unwrapList(payload), list);
	for (const payload of [
		undefined,
		null,
		"list",
		7,
		{},
		{ data: null },
		{ data: "x" },
		{ items: list },
		{ data: { data: { data: { data: list } } } },
	]) {
		assert.equal(unwrapList(payload), undefined);
	}
});

test("items that keep their fields under attributes are read as if they had them", () => {
	const item = { id: 1, attributes: { title: "A" } };
	assert.deepEqual(unwrapList({ data: [item] }), [{ id: 1, title: "A" }]);
	assert.deepEqual(unwrapItem({ data: item }), { id: 1, title: "A" });
	assert.deepEqual(unwrapItem({ success: true, data: { message: "", data: item } }), { id: 1, title: "A" });
	const withField = { id: 1, data: { title: "of a field" } };
	assert.deepEqual(unwrapItem({ data: withField }), withField);
});
