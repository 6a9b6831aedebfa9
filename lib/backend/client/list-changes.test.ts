import assert from "node:assert/strict";
import { test } from "node:test";
import { itemId, itemsNotIn, withChanges } from "#lib/backend/client/list-changes";

test("an id may be text, a number or named _id, and a blank one is none", () => {
	const rows: [item: unknown, id: string | undefined][] = [
		[{ id: " 65ab " }, "65ab"],
		[{ id: 0 }, "0"],
		[{ _id: "65ab" }, "65ab"],
		[{ id: null, _id: 7 }, "7"],
		[{ id: "", _id: "7" }, "7"],
		[{ id: null }, undefined],
		[{ id: " ", _id: null }, undefined],
		[{ id: {} }, undefined],
		[{}, undefined],
		[null, undefined],
		["text", undefined],
	];
	for (const [item, id] of rows) assert.equal(itemId(item), id, JSON.stringify(item));
});

test("items without an id stay apart when a list is read in pages or by its changes", () => {
	const reports = [2024, 2023].flatMap((year) => [
		{ id: null, year },
		{ id: "", year },
	]);
	assert.deepEqual(itemsNotIn(new Set(), reports), reports);
	const changed = { items: [{ id: 1, year: 2025 }], bytes: 1, digest: "a" };
	assert.deepEqual(withChanges(reports, { changed, deleted: new Set(["", "undefined"]), asOf: "" }), [
		...changed.items,
		...reports,
	]);
});
