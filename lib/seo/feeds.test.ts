import assert from "node:assert/strict";
import { test } from "node:test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { XMLParser } from "fast-xml-parser";
import { type FeedEntry, jobEntry, rssXml } from "#lib/seo/feeds";

const entry = (path: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
	path,
	title: `About ${path}`,
	...more,
});

test("the backend's text comes out of the feed unchanged", () => {
	const title = "Savings & Loans: <b>5 < 7</b> \u0000“quoted”";
	const xml = rssXml("news", [
		{
			...entry("/news/a%20b"),
			title,
			summary: "One & two",
			text: "First <script>alert(1)</script> line\\nsecond\n\nNew paragraph",
			publishedAt: "2026-07-01T00:00:00.000Z",
			changedAt: "2026-07-10T00:00:00.000Z",
		},
	]);
	const read = new XMLParser().parse(xml).rss.channel.item;
	assert.equal(
		read["content:encoded"],
		"<p>First &lt;script&gt;alert(1)&lt;/script&gt; line<br>second</p><p>New paragraph</p>",
	);
	const [item] = parseFeed(xml).items;
	assert.equal(item?.title, title.replace("\u0000", ""));
	assert.equal(item?.id, "tag:localhost,2025:news/a%20b");
	assert.equal(item?.url, "http://localhost:3000/news/a%20b");
	assert.equal(item?.description, "One & two");
	assert.equal(item?.published?.toISOString(), "2026-07-01T00:00:00.000Z");
	assert.equal(read["atom:updated"], "2026-07-10T00:00:00.000Z");
});

test("a feed with an entry without a date stays in the backend's order", () => {
	const dated = (path: string, day: string) => entry(path, { changedAt: `${day}T00:00:00.000Z` });
	const entries = [dated("/news/1", "2026-07-01"), entry("/news/2"), dated("/news/3", "2026-07-03")];
	const urls = (of: FeedEntry[]) => parseFeed(rssXml("news", of)).items.map(({ url }) => url?.slice(-1));
	assert.deepEqual(urls(entries), ["1", "2", "3"]);
	assert.deepEqual(urls(entries.toSpliced(1, 1)), ["3", "1"]);
	const [, undated] = parseFeed(rssXml("news", entries)).items;
	assert.deepEqual([undated?.updated, undated?.published], [null, null]);
});

test("the last changes come first, at most fifty, and each URL once", () => {
	const entries = Array.from({ length: 60 }, (_, index) => ({
		...entry(`/news/${index}`),
		changedAt: `2026-07-10T00:00:${String(index).padStart(2, "0")}.000Z`,
	}));
	const { items } = parseFeed(rssXml("news", [...entries, ...entries]));
	assert.equal(items.length, 50);
	assert.equal(items[0]?.title, "About /news/59");
	assert.equal(new Set(items.map(({ id }) => id)).size, 50);
});

test("a role's summary names its place, type and pay, as far as they are known", () => {
	const lists = { skills: [], responsibilities: [], qualifications: [], certifications: [], benefits: [] };
	const job = { id: "1", title: "Auditor", category: "Audit", description: undefined, ...lists };
	assert.equal(
		jobEntry({ ...job, location: "Accra", type: "Full-time", payStart: 2000, payEnd: 3000 }).summary,
		"Accra · Full-time · GHS\u00a02,000 – GHS\u00a03,000",
	);
	assert.equal(
		jobEntry({ ...job, location: "Accra", type: undefined, payStart: undefined, payEnd: undefined }).summary,
		"Accra",
	);
});
