import assert from "node:assert/strict";
import { test } from "node:test";
import { saysFailed, unwrapItem, unwrapList } from "#lib/backend/client/envelope";

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
});

test("a response with a good status says that it failed in many ways, and not if it brings items", () => {
	for (const said of [
		{ success: false },
		{ success: "false" },
		{ success: 0 },
		{ ok: false },
		{ status: false },
		{ status: "error" },
		{ status: "Fail" },
		{ error: "no database" },
		{ error: { message: "x" } },
		{ errors: [{ message: "x" }] },
		{ isError: true },
		{ code: 500 },
		{ statusCode: "401" },
	]) {
		for (const payload of [
			said,
			{ ...said, data: [] },
			{ ...said, data: null },
			{ data: { ...said, data: [] } },
		])
			assert.equal(saysFailed(payload), true, JSON.stringify(payload));
		assert.equal(saysFailed({ ...said, data: [{ id: 1 }] }), false, JSON.stringify(said));
		assert.equal(saysFailed({ ...said, data: { id: 1 } }), false, JSON.stringify(said));
	}
	for (const payload of [
		[],
		null,
		{ data: [] },
		{ success: true, status: "ok", code: 200, error: null, errors: [], message: "none", data: [] },
		{ status: 200, data: { regions: {} } },
		{ id: 1, status: "error" },
	])
		assert.equal(saysFailed(payload), false, JSON.stringify(payload));
});
