import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const DAY_MS = 86_400_000;

const backend = await startSampleBackend({ API_KEEP_ITEMS: "1000", API_FRESH_MS: "0" });
/** What the backend answers, by address: JSON, or a number for the status of a failure. */
let answer: (url: URL) => unknown;
backend.answer = (request, response) => {
	const body = answer(new URL(request.url ?? "/", "http://backend.invalid"));
	sendJson(body, typeof body === "number" ? body : 200)(request, response);
};
beforeEach(async () => {
	const { expectChange } = await import("#lib/backend/client/backend-client");
	expectChange("notices", { isNamed: true });
	backend.asked = [];
});

type Wire = { id: number; title: string };
const notices = (count: number, from = 1): Wire[] =>
	Array.from({ length: count }, (_, at) => ({ id: from + at, title: `Notice ${from + at}` }));

/** A backend with this many items per page. */
const inPages = (all: readonly Wire[], limit: number) => (url: URL) => {
	const page = Number(url.searchParams.get("page") ?? 1);
	return { data: all.slice((page - 1) * limit, page * limit), meta: { limit, total: all.length } };
};

const titles = async () => {
	const { getNotices } = await import("#lib/backend/notices");
	return (await getNotices()).map(({ title }) => title);
};
const titlesOf = (list: readonly Wire[]) => list.map(({ title }) => title);

test("a long list in pages keeps the beginnings of all texts, and an item is whole without the backend", async () => {
	const { expectChange, withOwnAnswers } = await import("#lib/backend/client/backend-client");
	const { getNotice, getNotices } = await import("#lib/backend/notices");
	const description = "A word of the text. ".repeat(400).trim();
	// More than is kept of a list that comes whole and is not cut.
	const long = notices(900).map((notice) => ({ ...notice, description }));
	// Pages above half a megabyte, which the other thread reads one by one, and shorter ones.
	for (const limit of [100, 50]) {
		expectChange("notices", { isNamed: true });
		backend.asked = [];
		answer = inPages(long, limit);
		// Another reader would wait only a moment, and the call would go on into the next test.
		const read = await withOwnAnswers(getNotices);
		assert.deepEqual(
			read.map(({ title }) => title),
			titlesOf(long),
		);
		assert.equal(backend.asked.length, 900 / limit);
		const last = read.at(-1)?.description ?? "";
		assert.ok(last.length > 500 && description.startsWith(last) && last.length < description.length / 2);
	}
	answer = () => 500;
	assert.equal((await getNotice("899"))?.description, description);
});

test("a list that the backend sends in pages is read to its end", async () => {
	answer = inPages(notices(230), 100);
	assert.deepEqual(await titles(), titlesOf(notices(230)));
	assert.deepEqual(backend.asked, ["/notices", "/notices?page=2&limit=100", "/notices?page=3&limit=100"]);
});

test("an edit on the second page is shown, although the first page has an ETag of its own", async () => {
	const { expectChange } = await import("#lib/backend/client/backend-client");
	const inJson = backend.answer;
	const all = notices(4);
	backend.answer = (request, response) => {
		const text = JSON.stringify(inPages(all, 2)(new URL(request.url ?? "/", "http://backend.invalid")));
		const etag = `"${createHash("sha1").update(text).digest("hex")}"`;
		response.setHeader("etag", etag);
		if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
		else response.writeHead(200).end(text);
	};
	assert.deepEqual(await titles(), titlesOf(all));
	all[3] = { id: 4, title: "Edited" };
	expectChange("notices", { isNamed: true });
	assert.equal((await titles()).at(-1), "Edited");
	backend.answer = inJson;
});

test("no more pages are read than are kept, and operators are told", async () => {
	const { cutLists } = await import("#lib/backend/client/list-sizes");
	answer = inPages(notices(1_700), 300);
	assert.equal((await titles()).length, 1_000);
	assert.equal(backend.asked.length, 4);
	assert.deepEqual(cutLists(), [{ resource: "notices", items: 1_700, keptItems: 1_000 }]);
	answer = inPages(notices(230), 100);
	await titles();
	assert.deepEqual(cutLists(), []);
});

test("an item that moves to the next page while they are read is shown once", async () => {
	const all = notices(200);
	answer = (url) => inPages(url.searchParams.has("page") ? [{ id: 0, title: "New" }, ...all] : all, 100)(url);
	const shown = await titles();
	assert.equal(new Set(shown).size, shown.length);
	assert.ok(shown.includes("Notice 100"));
});

test("a backend that states a total but has no pages gets one further request", async () => {
	answer = () => ({ data: notices(10), meta: { limit: 10, total: 500 } });
	assert.equal((await titles()).length, 10);
	assert.equal(backend.asked.length, 2);
});

test("when a page fails, the last good list stays whole", async () => {
	answer = inPages(notices(230), 100);
	await titles();
	answer = (url) => (url.searchParams.get("page") === "3" ? 500 : inPages(notices(240), 100)(url));
	assert.equal((await titles()).length, 230);
});

test("a backend that offers changes is asked for nothing else", async () => {
	const asOf = (second: number) => `2027-03-04T10:00:0${second}Z`;
	answer = () => ({ data: notices(3), meta: { as_of: asOf(1) } });
	assert.deepEqual(await titles(), ["Notice 1", "Notice 2", "Notice 3"]);
	answer = () => ({ data: [], meta: { as_of: asOf(2) } });
	assert.deepEqual(await titles(), ["Notice 1", "Notice 2", "Notice 3"]);
	answer = () => ({
		data: [
			{ id: 4, title: "New" },
			{ id: 2, title: "Corrected" },
		],
		deleted: [3],
		meta: { as_of: asOf(3) },
	});
	assert.deepEqual(await titles(), ["New", "Notice 1", "Corrected"]);
	answer = () => ({ data: [], meta: { as_of: asOf(4) } });
	await titles();
	const since = (second: number) => `/notices?updated_since=${encodeURIComponent(asOf(second))}`;
	assert.deepEqual(backend.asked, ["/notices", since(1), since(2), since(3)]);
});

test("a long list is kept current by its changes, from the backend's own data", async (context) => {
	const { forgetLastGood, lastGood } = await import("#lib/backend/client/last-good");
	// Otherwise a reader would not wait until the thread that reads long answers has started.
	await forgetLastGood("/notices");
	const long = notices(900).map((notice) => ({ ...notice, content: "x".repeat(1_000) }));
	answer = () => ({ data: long, meta: { as_of: "2027-03-04T10:00:00Z" } });
	assert.equal((await titles()).length, 900);
	// A long answer counts as fresh for a minute.
	const [monotonic, wall] = [performance.now, Date.now];
	context.mock.method(performance, "now", () => monotonic.call(performance) + 61_000);
	context.mock.method(Date, "now", () => wall() + 61_000);
	answer = () => ({
		data: [{ id: 901, title: "New" }],
		deleted: ["900"],
		meta: { as_of: "2027-03-04T10:01:00Z" },
	});
	const shown = await titles();
	assert.deepEqual([shown.length, shown[0], shown.at(-1)], [900, "New", "Notice 899"]);
	assert.equal((await lastGood("/notices"))?.asOf, "2027-03-04T10:01:00Z");
});

test("a long list loses no changes while its file cannot be written", async (context) => {
	const { forgetLastGood } = await import("#lib/backend/client/last-good");
	await forgetLastGood("/notices");
	let long: (Wire & { content: string })[] = notices(900).map((each) => ({
		...each,
		content: "x".repeat(1_000),
	}));
	const asOf = (minute: number) => ({ as_of: `2027-03-04T10:0${minute}:00Z` });
	let changes: unknown;
	let minute = 0;
	answer = (url) => (url.searchParams.has("updated_since") ? changes : { data: long, meta: asOf(minute) });
	await titles();
	const [monotonic, wall] = [performance.now, Date.now];
	context.mock.method(performance, "now", () => monotonic.call(performance) + minute * 61_000);
	context.mock.method(Date, "now", () => wall() + minute * 61_000);
	const shownAfter = async (added: Wire, deleted: number[]) => {
		minute += 1;
		changes = { data: [added], deleted, meta: asOf(minute) };
		long = [{ ...added, content: "" }, ...long.filter(({ id }) => !deleted.includes(id))];
		// A reader waits only a moment for a newer list.
		for (let shown: string[] = []; ; await wait(20)) {
			shown = await titles();
			if (shown.includes(added.title)) return shown;
		}
	};
	const folder = join(backend.dataDir, "last-good");
	renameSync(folder, `${folder}-away`);
	writeFileSync(folder, "no folder");
	await shownAfter({ id: 901, title: "First" }, [5]);
	rmSync(folder);
	renameSync(`${folder}-away`, folder);
	const shown = await shownAfter({ id: 902, title: "Second" }, []);
	assert.deepEqual([shown.length, shown.includes("First"), shown.includes("Notice 5")], [901, true, false]);
});

test("a list of which only a part is kept still has its total after changes", async () => {
	const { cutLists } = await import("#lib/backend/client/list-sizes");
	const kept = (items: number) => [{ resource: "notices", items, keptItems: 1_000 }];
	const asOf = (minute: number) => ({ as_of: `2027-03-04T10:0${minute}:00Z` });
	answer = (url) => {
		const { data, meta } = inPages(notices(1_700), 300)(url);
		return { data, meta: { ...meta, ...asOf(0) } };
	};
	await titles();
	answer = () => ({ data: [], meta: asOf(1) });
	await titles();
	answer = () => ({ data: [{ id: 1_701, title: "New" }], meta: asOf(2) });
	assert.equal((await titles())[0], "New");
	assert.deepEqual(cutLists(), kept(1_701));
	answer = () => ({ data: [], deleted: [1, 2], meta: asOf(3) });
	assert.equal((await titles()).length, 998);
	assert.deepEqual(cutLists(), [{ ...kept(1_699)[0], keptItems: 998 }]);
});

test("the list is read as a whole if changes are not available, were announced, or are a day old", async (context) => {
	const meta = { as_of: "2027-03-04T10:00:00Z" };
	answer = () => ({ data: notices(3), meta });
	await titles();
	for (const [what, changes] of [
		["refused", 410],
		["another shape", notices(1)],
		["too many for one answer", { data: notices(5), meta: { ...meta, total: 900, limit: 5 } }],
	] as const) {
		answer = (url) => (url.searchParams.has("updated_since") ? changes : { data: notices(2), meta });
		backend.asked = [];
		assert.equal((await titles()).length, 2, what);
		assert.equal(backend.asked.length, 2, what);
		answer = () => ({ data: notices(3), meta });
	}
	const { expectChange } = await import("#lib/backend/client/backend-client");
	expectChange("notices", { isNamed: true });
	backend.asked = [];
	await titles();
	assert.deepEqual(backend.asked, ["/notices"]);
	const { now } = performance;
	context.mock.method(performance, "now", () => now.call(performance) + DAY_MS + 1);
	backend.asked = [];
	await titles();
	assert.deepEqual(backend.asked, ["/notices"]);
});

test("a backend that fails when asked for changes leaves the list as it was", async () => {
	answer = () => ({ data: notices(3), meta: { as_of: "2027-03-04T10:00:00Z" } });
	await titles();
	answer = () => 500;
	assert.equal((await titles()).length, 3);
});

test("a changed item keeps its place, new ones come first, and an item without an id is kept", async () => {
	const { withChanges } = await import("#lib/backend/client/list-changes");
	const changes = {
		changed: { items: [{ _id: "b" }, { id: 9 }], bytes: 0, digest: "" },
		deleted: new Set(["3"]),
	};
	const list = [{ id: 1 }, { id: "b", old: true }, { id: 3 }, "no id"];
	assert.deepEqual(withChanges(list, { ...changes, asOf: "" }), [
		{ id: 9 },
		{ id: 1 },
		{ _id: "b" },
		"no id",
	]);
});

test("a total far above what the backend has costs one call after the last page, and no warning", async () => {
	answer = (url) => {
		const { data } = inPages(notices(230), 100)(url);
		return { data, meta: { limit: 100, total: 1_000_000_000 } };
	};
	const { cutLists } = await import("#lib/backend/client/list-sizes");
	assert.equal((await titles()).length, 230);
	assert.deepEqual(
		backend.asked.filter((path) => path.includes("page=")),
		["/notices?page=2&limit=100", "/notices?page=3&limit=100", "/notices?page=4&limit=100"],
	);
	assert.deepEqual(cutLists(), [], "nothing is missing");
});

test("a total below what the first page has costs nothing", async () => {
	answer = () => ({ data: notices(10), meta: { limit: 10, total: 3 } });
	assert.equal((await titles()).length, 10);
	assert.equal(backend.asked.length, 1);
});

test("pages that repeat forever, in another order or with another time, end the reading", async () => {
	let turn = 0;
	answer = () => {
		turn += 1;
		const data = turn % 2 ? notices(10) : notices(10).toReversed();
		return { data, meta: { limit: 10, total: 100_000, as_of: new Date(turn * 1e9).toISOString() } };
	};
	assert.equal((await titles()).length, 10);
	assert.ok(backend.asked.filter((path) => path.includes("page=")).length <= 1, backend.asked.join("\n"));
});

test("a page larger than was announced is kept within the limit", async () => {
	answer = (url) =>
		url.searchParams.has("page")
			? { data: notices(3_000, 11), meta: { limit: 10, total: 20 } }
			: { data: notices(10), meta: { limit: 10, total: 20 } };
	assert.equal((await titles()).length, 1_000);
	assert.equal(backend.asked.length, 2);
});

test("changes that name unknown items, or delete and change one item, leave a sound list", async () => {
	const asOf = (second: number) => ({ as_of: `2027-03-04T10:00:0${second}Z` });
	answer = () => ({ data: notices(3), meta: asOf(1) });
	await titles();
	answer = () => ({
		data: [
			{ id: 2, title: "Deleted and changed" },
			{ id: 9, title: "New" },
			{ id: 9, title: "New, corrected" },
		],
		deleted: [2, 77, "none"],
		meta: asOf(2),
	});
	assert.deepEqual(await titles(), ["New, corrected", "Notice 1", "Notice 3"]);
});

test("changes without ids cannot be applied, so the list is read as a whole", async () => {
	const asOf = (second: number) => ({ as_of: `2027-03-04T10:00:0${second}Z` });
	answer = () => ({ data: notices(3), meta: asOf(1) });
	await titles();
	answer = (url) =>
		url.searchParams.has("updated_since")
			? { data: [{ title: "Without id" }, null], meta: asOf(2) }
			: { data: notices(4), meta: asOf(3) };
	assert.equal((await titles()).length, 4);
});

test("changes that empty the list are not believed at once", async () => {
	const asOf = (second: number) => ({ as_of: `2027-03-04T10:00:0${second}Z` });
	const { expectChange } = await import("#lib/backend/client/backend-client");
	answer = () => ({ data: notices(3), meta: asOf(1) });
	await titles();
	answer = () => ({ data: [], deleted: [1, 2, 3], meta: asOf(2) });
	assert.equal((await titles()).length, 3);
	expectChange("notices", { isNamed: true });
	answer = () => ({ data: notices(4), meta: asOf(3) });
	assert.equal((await titles()).length, 4);
});

test("a backend whose clock went back is read as a whole, because it does not know what changed", async () => {
	answer = () => ({ data: notices(3), meta: { as_of: "2999-01-01T00:00:00Z" } });
	await titles();
	backend.asked = [];
	answer = (url) =>
		url.searchParams.has("updated_since")
			? { data: [], meta: { as_of: "2026-01-01T00:00:00Z" } }
			: { data: notices(5), meta: { as_of: "2026-01-01T00:00:00Z" } };
	assert.equal((await titles()).length, 5);
});

test("further pages of another shape leave the last good list", async () => {
	answer = inPages(notices(230), 100);
	await titles();
	for (const page of [{ error: "no" }, "a text", { data: { data: { data: [] } } }, 204]) {
		answer = (url) =>
			url.searchParams.has("page") ? page : { data: notices(100), meta: { limit: 100, total: 240 } };
		assert.equal((await titles()).length, 230, JSON.stringify(page));
	}
});
