import assert from "node:assert/strict";
import { test } from "node:test";
import { relatedArticles } from "#lib/news/related-articles";

const articles = [
	{ id: "1", category: "News" },
	{ id: "2", category: "Savings" },
	{ id: "3" },
	{ id: "4", category: "savings" },
	{ id: "5", category: "News" },
	{ id: "6", category: "Loans" },
	{ id: "7", category: "Savings" },
];

test("related posts are five others, with the same category first", () => {
	const rows: [current: { id: string; category?: string }, ids: string][] = [
		[{ id: "2", category: "Savings" }, "4 7 1 3 5"],
		[{ id: "1", category: "NEWS" }, "5 2 3 4 6"],
		[{ id: "3" }, "1 2 4 5 6"],
		[{ id: "elsewhere", category: "Awards" }, "1 2 3 4 5"],
	];
	for (const [current, ids] of rows) {
		assert.equal(
			relatedArticles(articles, current)
				.map(({ id }) => id)
				.join(" "),
			ids,
			current.id,
		);
	}
	assert.deepEqual(relatedArticles(articles.slice(0, 1), { id: "1" }), []);
});
