import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { beforeEach, test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const backend = await startSampleBackend({ API_FRESH_MS: "0" });
const { getArticle, getArticles } = await import("#lib/backend/articles");
const { getJob } = await import("#lib/backend/careers");
const { getCarousel } = await import("#lib/backend/carousel");
const { readBackend } = await import("#lib/backend/client/backend-client");
const { getBranches } = await import("#lib/backend/locator");
const { getNotice, getNotices } = await import("#lib/backend/notices");
const { getRates } = await import("#lib/backend/rates");
const { refetchResource } = await import("#lib/backend/refetch");
const { getReports } = await import("#lib/backend/reports");
beforeEach(async () => {
	backend.answer = sendJson({ data: [] });
	await readBackend({ path: "/before-each", parse: (payload) => payload });
});

/** Answers the list of notices with one answer, and everything below it with another. */
const notices =
	(list: RequestListener, item: RequestListener): RequestListener =>
	(request, response) =>
		(request.url?.endsWith("/notices") ? list : item)(request, response);
const listed = (...ids: number[]) => sendJson({ data: ids.map((id) => ({ id, title: `Notice ${id}` })) });

const FAILURES: Record<string, unknown> = {
	"success: false": { success: false, message: "The database is away", data: [] },
	"status: error": { status: "error", data: [] },
	"status: fail": { status: "Fail", message: "no" },
	"success: false in data": { data: { success: false, data: [] } },
};

test("a failure inside a 200 leaves the last good list, also after an announced change", async () => {
	backend.answer = listed(1, 2);
	assert.equal((await getNotices()).length, 2);
	for (const [name, body] of Object.entries(FAILURES)) {
		backend.answer = sendJson(body);
		assert.equal((await getNotices()).length, 2, name);
		const fetched = await refetchResource("notices", { isNamed: true });
		assert.deepEqual(fetched, { isHeldBack: false, isUnread: true }, name);
		assert.equal((await getNotices()).length, 2, name);
	}
});

test("a failure inside a 200 is a failure on a cold start, for every kind of answer", async () => {
	for (const read of [getCarousel, getReports, getBranches, getRates]) {
		for (const [name, body] of Object.entries(FAILURES)) {
			backend.answer = sendJson(body);
			await assert.rejects(read(), { reason: "refused", message: "the server reported an error" }, name);
		}
	}
});

test("a byte order mark before a list is ignored", async () => {
	backend.answer = (_, response) => response.end('\ufeff{"data":[{"id":1,"title":"One"}]}');
	assert.equal((await getReports())[0]?.title, "One");
});

test("an item with a success of true or a status of its own is read", async () => {
	for (const body of [
		{ success: true, status: "success", data: { id: 5, title: "Five" } },
		{ status: 200, data: { id: 5, title: "Five", status: "published" } },
	]) {
		backend.answer = notices(listed(5), sendJson(body));
		assert.equal((await getNotice("5"))?.title, "Five");
	}
});

const MISSING: Record<string, RequestListener> = {
	"404": sendJson({}, 404),
	"410": sendJson({}, 410),
	"200 with null": sendJson(null),
	"200 with {}": sendJson({}),
	"200 with null in data": sendJson({ success: true, data: null }),
	"200 with [] in data": sendJson({ data: [] }),
	"400": sendJson({ message: "CastError" }, 400),
	"422": sendJson({ message: "invalid id" }, 422),
	"500": sendJson({ message: "CastError" }, 500),
	"a failure inside a 200": sendJson({ success: false, message: "Notice not found" }),
	HTML: (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>No</p>"),
};

test("an item that the list lacks is missing, however the backend says so", async () => {
	for (const [name, item] of Object.entries(MISSING)) {
		backend.answer = notices(listed(1, 2), item);
		assert.equal(await getNotice(`made-up-${name}`), undefined, name);
	}
});

test("a withdrawn item is missing, however the backend says so, and no outage brings it back", async () => {
	for (const [at, [name, item]] of Object.entries(MISSING).entries()) {
		const id = 100 + at;
		backend.answer = notices(listed(1, id), sendJson({ data: { id, title: "Soon withdrawn" } }));
		await getNotices();
		assert.equal((await getNotice(String(id)))?.title, "Soon withdrawn", name);
		// The list has to be newer than the item.
		await new Promise((resolve) => setTimeout(resolve, 5));
		backend.answer = notices(listed(1), item);
		await getNotices();
		assert.equal(await getNotice(String(id)), undefined, name);
		backend.answer = notices(listed(1), sendJson({}, 503));
		assert.equal(await getNotice(String(id)), undefined, name);
		backend.answer = sendJson({ data: [{ id: 1, title: "Notice 1" }, { title: "Has no id" }] });
		await getNotices();
		backend.answer = sendJson({}, 500);
		await assert.rejects(getNotice(String(id)), { status: 500 }, name);
	}
});

test("an item is shown as long as its list while a backend is being reset", async () => {
	backend.answer = notices(listed(1, 300), sendJson({ data: { id: 300, title: "Still there" } }));
	await getNotices();
	assert.equal((await getNotice("300"))?.title, "Still there");
	backend.answer = sendJson({ data: [] });
	assert.ok((await getNotices()).some(({ id }) => id === "300"));
	assert.equal((await getNotice("300"))?.title, "Still there");
});

test("an item that the list has is shown while the backend fails for it", async () => {
	for (const item of [sendJson({}, 500), sendJson({}, 400), sendJson({ success: false })]) {
		backend.answer = notices(listed(1, 2), item);
		assert.equal((await getNotice("2"))?.title, "Notice 2");
	}
});

test("a list that cannot be read proves no absence, and neither does one that was never read", async () => {
	for (const item of [sendJson({}, 500), sendJson({}, 400), sendJson({ success: false })]) {
		backend.answer = item;
		await assert.rejects(getJob("1"));
	}
	backend.answer = sendJson({}, 404);
	await assert.rejects(getJob("1"), "a wrong address of the backend");
	await assert.rejects(getArticle("1"));
	backend.answer = sendJson({ data: [{ id: 2, title: "Two" }] });
	await getArticles();
	backend.answer = sendJson({}, 404);
	assert.equal(await getArticle("1"), undefined);
	assert.equal((await getArticle("2"))?.title, "Two", "the stored list has it");
	backend.answer = sendJson({ data: [{ id: 2, title: "Two" }, { title: "Has no id" }] });
	await getArticles();
	backend.answer = (request, response) =>
		request.url?.endsWith("/articles")
			? sendJson({ data: [{ id: 2, title: "Two" }, { title: "Has no id" }] })(request, response)
			: sendJson({}, 500)(request, response);
	await assert.rejects(getArticle("3"), "a list with an unreadable item");
});
