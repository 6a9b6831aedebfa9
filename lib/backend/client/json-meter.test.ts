import assert from "node:assert/strict";
import { test } from "node:test";
import { JsonMeter } from "#lib/backend/client/json-meter";

/** The text up to the last whole item of its list, once only this much of it has arrived. */
function cut(text: string, chunkBytes = text.length): unknown {
	const bytes = Buffer.from(text);
	const meter = new JsonMeter();
	for (let at = 0; at < bytes.length; at += chunkBytes) meter.add(bytes.subarray(at, at + chunkBytes));
	const item = meter.lastItem();
	return item && JSON.parse(bytes.toString("utf8", 0, item.end) + item.closing.toString());
}

test("a text is cut after the last whole item of its list, wherever its chunks end", () => {
	const rows: [string, unknown][] = [
		['[{"a":[1,2]},{"b":"],["},{"c":', [{ a: [1, 2] }, { b: "],[" }]],
		[
			'{"meta":{"tags":[1,2]},"data":[1,{"x":"\\"é,["},3',
			{ meta: { tags: [1, 2] }, data: [1, { x: '"é,[' }] },
		],
		['{"data":{"data":["one', { data: { data: [] } }],
		['{"data":{"regions":{"A":[1,2],"B":[3,4', { data: { regions: { A: [1, 2], B: [3] } } }],
		[
			"[[1,2],[3,4],[5",
			[
				[1, 2],
				[3, 4],
			],
		],
	];
	for (const [text, expected] of rows) {
		for (const size of [1, 2, 7, text.length * 2]) assert.deepEqual(cut(text, size), expected, text);
	}
});

test("a text outside any list cannot be cut", () => {
	for (const text of ['{"text":"endless', '{"a":[1,2],"b":"endless', '"endless', "[1,2]", ""])
		assert.equal(cut(text), undefined, text);
});

test("values are counted outside of texts, roughly", () => {
	const count = (text: string) => {
		const meter = new JsonMeter();
		meter.add(Buffer.from(text));
		return meter.values;
	};
	assert.equal(count('["a,b,c[{","d"]'), 2);
	assert.ok(count("{},".repeat(1_000)) >= 1_000);
});
