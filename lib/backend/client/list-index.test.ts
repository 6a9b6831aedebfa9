import assert from "node:assert/strict";
import { test } from "node:test";
import { listIndex } from "#lib/backend/client/list-index";

const NO_LIMITS = { maxItems: 1e9, maxBytes: 1e12 };
const WORDS = "word ".repeat(20).trim();

/** Items, the newest last, each with a text of 99 letters. */
const articles = (count: number) =>
	Array.from({ length: count }, (_, place) => ({
		parsed: { id: String(place), title: `Article ${place}`, story: WORDS, storyBlocks: [WORDS] },
		time: place,
		place,
	}));
type Article = { id: string; story?: string; storyBlocks?: string[] };
const parsed = (list: { parsed: object }[]) => list.map((item) => item.parsed as Article);

test("old texts of a long list are cut between words to one length, and the newest stay whole", () => {
	const list = parsed(listIndex(articles(150), ["story", "storyBlocks"], NO_LIMITS, 5_000));
	assert.equal(list.length, 150);
	assert.deepEqual(
		list.slice(100).map(({ story }) => story),
		Array(50).fill(WORDS),
	);
	assert.deepEqual(list[149]?.storyBlocks, [WORDS]);
	assert.equal(list[0]?.story, WORDS.slice(0, 49));
	assert.equal(list[0]?.storyBlocks, undefined, "the same text in another form");
	assert.ok(list.slice(0, 100).reduce((sum, { story = "" }) => sum + story.length, 0) <= 5_000);
});

test("texts that fit stay whole", () => {
	const items = articles(150);
	const list = listIndex(items, ["story", "storyBlocks"], NO_LIMITS, 10_000);
	assert.deepEqual(parsed(list), parsed(items));
});

test("a list without long texts keeps its newest items within the limits, in the backend's order", () => {
	const list = listIndex(articles(150), [], { maxItems: 1e9, maxBytes: 3_000 });
	assert.equal(parsed(list).at(-1)?.id, "149");
	assert.ok(list.length > 5 && list.reduce((sum, { bytes }) => sum + bytes, 0) <= 3_000);
	assert.deepEqual(
		list.map(({ place }) => place),
		list.map(({ place }) => place).toSorted((a, b) => a - b),
	);
});
