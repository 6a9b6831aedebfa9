import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { XMLParser } from "fast-xml-parser";
import { datedEntries } from "#lib/seo/feed-dates";
import { atomXml, type FeedEntry, jobEntry } from "#lib/seo/feeds";

process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "feeds-"));
process.on("exit", () => rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true }));

const entry = (path: string, more: Partial<FeedEntry> = {}): FeedEntry => ({
	path,
	title: `About ${path}`,
	...more,
});

test("the backend's text comes out of the feed unchanged", () => {
	const title = "Savings & Loans: <b>5 < 7</b> \u0000“quoted”";
	const xml = atomXml(
		"news",
		[
			{
				...entry("/news/a%20b"),
				title,
				summary: "One & two",
				text: "First <script>alert(1)</script> line\\nsecond\n\nNew paragraph",
				publishedAt: "2026-07-01T00:00:00.000Z",
				changedAt: "2026-07-10T00:00:00.000Z",
			},
		],
		"2026-07-10T00:00:00.000Z",
	);
	const read = new XMLParser().parse(xml).feed.entry;
	assert.equal(
		read.content,
		"<p>First &lt;script&gt;alert(1)&lt;/script&gt; line<br>second</p><p>New paragraph</p>",
	);
	const [item] = parseFeed(xml).items;
	assert.equal(item?.title, title.replace("\u0000", ""));
	assert.equal(item?.id, "tag:localhost,2025:news/a%20b");
	assert.equal(item?.url, "http://localhost:3000/news/a%20b");
	assert.equal(item?.description, "One & two");
	assert.equal(item?.published?.toISOString(), "2026-07-01T00:00:00.000Z");
	assert.equal(item?.updated?.toISOString(), "2026-07-10T00:00:00.000Z");
});

test("the last changes come first, at most fifty, and each address once", () => {
	const entries = Array.from({ length: 60 }, (_, index) => ({
		...entry(`/news/${index}`),
		changedAt: `2026-07-10T00:00:${String(index).padStart(2, "0")}.000Z`,
	}));
	const { items } = parseFeed(atomXml("news", [...entries, ...entries], "2026-07-10T00:00:59.000Z"));
	assert.equal(items.length, 50);
	assert.equal(items[0]?.title, "About /news/59");
	assert.equal(new Set(items.map(({ id }) => id)).size, 50);
});

test("an entry without a date gets the date on which it was first seen, until it changes", async () => {
	const day = (date: number) => new Date(Date.UTC(2026, 6, date));
	const at = async (entries: FeedEntry[], date: number) => {
		const dated = await datedEntries("notices", entries, day(date));
		return [
			...dated.entries.map(({ changedAt }) => new Date(changedAt).getUTCDate()),
			new Date(dated.changedAt).getUTCDate(),
		];
	};
	const dated = entry("/notices/3", { changedAt: day(2).toISOString() });
	assert.deepEqual(await at([], 1), [1]);
	assert.deepEqual(await at([], 2), [1], "an empty feed does not change");
	assert.deepEqual(await at([entry("/notices/1"), dated], 3), [3, 2, 3]);
	assert.deepEqual(await at([entry("/notices/1"), entry("/notices/2"), dated], 4), [3, 4, 2, 4]);
	assert.deepEqual(
		await at([entry("/notices/1", { text: "new" }), entry("/notices/2"), dated], 5),
		[5, 4, 2, 5],
	);
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
