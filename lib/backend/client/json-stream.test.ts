import assert from "node:assert/strict";
import { test } from "node:test";
import { type ListLimits, LONG_BYTES, readJson, shortText } from "#lib/backend/client/json-stream";

const NO_LIMITS: ListLimits = { maxItems: 1e9, maxBytes: 1e12 };

/** The text in chunks of this many bytes, which may cut characters and escapes anywhere. */
async function* inPieces(text: string, bytes: number) {
	const whole = Buffer.from(text);
	for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes);
}

const read = (text: string, bytes = 1_000, limits = NO_LIMITS, field?: string) =>
	readJson(inPieces(text, bytes), limits, field);

const LONG = "long ".repeat(LONG_BYTES / 10);
const items = [
	{ id: 1, title: 'A "quoted" [title], {with} \\ marks', list: [1, [2, { three: "]" }]] },
	"a text, [not] a list",
	{ id: 2, title: "Ɛ₵ 😀", text: LONG },
	17,
	null,
	[],
	{ id: 3, text: LONG, data: [1, 2] },
];

test("a short text is the same wherever its chunks are cut, and a different text has a different digest", async () => {
	const text = JSON.stringify({ data: ["Ɛ₵ 😀", 2] });
	const whole = shortText([Buffer.from(text)]);
	assert.equal(whole.text, text);
	assert.equal(whole.bytes, Buffer.byteLength(text));
	const cut: Buffer[] = [];
	for await (const piece of inPieces(text, 3)) cut.push(piece);
	assert.deepEqual(shortText(cut), whole);
	assert.notEqual(shortText([Buffer.from(`${text} `)]).digest, whole.digest);
});

test("the items of a long list are found in each envelope, wherever the chunks are cut", async () => {
	const envelopes: [unknown, unknown][] = [
		[items, []],
		[{ data: items }, { data: [] }],
		[
			{ ok: true, tags: ["a", { data: [7] }], data: { page: 1, data: items }, count: 7 },
			{ ok: true, tags: ["a", { data: [7] }], data: { page: 1, data: [] }, count: 7 },
		],
	];
	for (const [whole, envelope] of envelopes)
		for (const bytes of [1_021, 65_536, 1e9]) {
			for (const indent of [undefined, "\t"]) {
				const answer = await read(JSON.stringify(whole, null, indent), bytes);
				assert.deepEqual(answer.payload, items);
				assert.deepEqual(answer.envelope, envelope);
				assert.equal(answer.size?.items, items.length);
			}
		}
	const inCrumbs = await read(JSON.stringify({ data: items }), 61);
	assert.deepEqual(inCrumbs.payload, items);
});

test("a long answer without a list is returned whole", async () => {
	for (const whole of [
		{ regions: { A: [{ id: 1, text: LONG }], B: [{ text: LONG }] } },
		LONG + LONG + LONG,
	]) {
		const answer = await read(JSON.stringify(whole), 4_099);
		assert.deepEqual(answer.payload, whole);
		assert.equal(answer.size, undefined);
	}
});

test("a stored file has its list in a field", async () => {
	const file = { path: "/x", data: [1], payload: { data: items } };
	const answer = await read(JSON.stringify(file), 4_099, NO_LIMITS, "payload");
	assert.deepEqual(answer.payload, items);
	assert.deepEqual(answer.envelope, { path: "/x", data: [1], payload: { data: [] } });
});

test("a broken long list is rejected", async () => {
	const text = JSON.stringify({ data: items });
	const broken = [
		text.slice(0, -1),
		text.slice(0, -2),
		text.slice(0, -20),
		text.replace("17,", "17,,"),
		text.replace("17,", "seventeen,"),
		text.replace("null,[]", "null []"),
		text.replace(/\]\}$/, ",]}"),
		`${text}]`,
		`${text},1`,
	];
	for (const each of broken) await assert.rejects(read(each, 9_001), SyntaxError, each.slice(-40));
});

test("an item or an envelope so long that nothing could interrupt its parsing is rejected", async () => {
	const bomb = "[],".repeat(6_000_000);
	await assert.rejects(read(`{"data":[{"id":1,"lists":[${bomb}[]]}]}`, 65_536), SyntaxError);
	await assert.rejects(read(`{"other":[${bomb}[]]}`, 65_536), SyntaxError);
});

test("half a character is replaced in a long list, too", async () => {
	const answer = await read(`[{"title":"cut \\ud83d"},"${LONG}","${LONG}"]`);
	assert.deepEqual((answer.payload as unknown[])[0], { title: "cut \ufffd" });
});

const dated = (count: number, dateOf: (at: number) => string | undefined) =>
	Array.from({ length: count }, (_, at) => ({ id: at, published_at: dateOf(at), text: "x".repeat(1_000) }));
const ids = (payload: unknown) => (payload as { id: number }[]).map(({ id }) => id);

test("if more items arrive than fit, the newest are kept, in the backend's order", async () => {
	const limits = { maxItems: 3, maxBytes: 1e9 };
	const day = (at: number) => `2026-01-${String(1 + (at % 28)).padStart(2, "0")}`;
	const list = dated(1_000, (at) => (at === 10 || at === 500 || at === 999 ? "2026-06-01" : day(at)));
	const { payload, size } = await read(JSON.stringify({ data: list }), 10_000, limits);
	assert.deepEqual(ids(payload), [10, 500, 999]);
	assert.equal(size?.items, 1_000);
	assert.equal(size?.keptItems, 3);
});

test("without dates the first items are kept, and items without a date are dropped first", async () => {
	const limits = { maxItems: 2, maxBytes: 1e9 };
	const undated = await read(JSON.stringify(dated(1_000, () => undefined)), 10_000, limits);
	assert.deepEqual(ids(undated.payload), [0, 1]);
	const one = await read(
		JSON.stringify(dated(1_000, (at) => (at === 700 ? "2020-01-01" : undefined))),
		10_000,
		limits,
	);
	assert.deepEqual(ids(one.payload), [0, 700]);
});

test("a list is bounded in bytes", async () => {
	const list = dated(1_000, (at) => new Date(at * 1e8).toISOString());
	const { payload, size } = await read(JSON.stringify(list), 10_000, { maxItems: 1e9, maxBytes: 100_000 });
	assert.ok((size?.keptBytes ?? 0) <= 100_000 && (size?.keptItems ?? 0) > 90, JSON.stringify(size));
	assert.equal(ids(payload).at(-1), 999, "the newest");
});

test("reading ten megabytes yields to other work", async () => {
	const text = JSON.stringify(dated(10_000, () => undefined));
	let turns = 0;
	let isOver = false;
	const count = () => {
		turns += 1;
		if (!isOver) setImmediate(count);
	};
	setImmediate(count);
	await read(text, 1e9);
	isOver = true;
	assert.ok(turns > 5, `${turns} turns`);
});
