import assert from "node:assert/strict";
import { test } from "node:test";
import { newsHref, newsView } from "#lib/news/news-view";

test("a URL of the news opens the tab and page that it names, and the articles for anything else", () => {
	const rows: [query: string, tab: string, page: number][] = [
		["", "articles", 1],
		["tab=gallery", "gallery", 1],
		["tab=Gallery&page=2", "gallery", 2],
		["tab=articles&page=3", "articles", 3],
		["tab=videos&page=x", "articles", 1],
		["page=-1", "articles", 1],
	];
	for (const [query, tab, page] of rows) {
		assert.deepEqual(newsView(new URLSearchParams(query)), { tab, page }, query);
	}
});

test("every view of the news has one URL", () => {
	assert.equal(newsHref("articles"), "/news");
	assert.equal(newsHref("articles", 2), "/news?page=2");
	assert.equal(newsHref("gallery"), "/news?tab=gallery");
	assert.equal(newsHref("gallery", 3), "/news?tab=gallery&page=3");
});
