import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { beforeEach, test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";
import { pass } from "#lib/platform/samples/measured-clock";

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
	backend.respond = sendJson({ data: [] });
	// Failures of earlier tests no longer count.
	pass(5_001);
	await readBackend({ path: "/before-each", parse: (payload) => payload });
});

/** Answers the list of notices with one response, and everything below it with another. */
const notices =
	(list: RequestListener, item: RequestListener): RequestListener =>
	(request, response) =>
		(request.url?.endsWith("/notices") ? list : item)(request, response);
const listed = (...ids: number[]) => sendJson({ data: ids.map((id) => ({ id, title: `Notice ${id}` })) });

/** One of the ways to say so: see `envelope.test.ts`. */
const FAILURE = sendJson({ success: false, message: "The database is away", data: [] });

test("a failure inside a 200 leaves the last good list, also after an announced change", async () => {
	backend.respond = listed(1, 2);
	assert.equal((await getNotices()).length, 2);
	backend.respond = FAILURE;
	assert.equal((await getNotices()).length, 2);
	const fetched = await refetchResource("notices", { isNamed: true });
	assert.deepEqual(fetched, { isHeldBack: false, isUnread: true });
	assert.equal((await getNotices()).length, 2);
});

test("a failure inside a 200 is a failure on a cold start, for every kind of response", async () => {
	backend.respond = FAILURE;
	for (const read of [getCarousel, getReports, getBranches, getRates])
		await assert.rejects(read(), { reason: "refused", message: "the server reported an error" });
});

test("an item with a success of true or a status of its own is read", async () => {
	for (const body of [
		{ success: true, status: "success", data: { id: 5, description: "Five" } },
		{ status: 200, data: { id: 5, description: "Five", status: "published" } },
	]) {
		backend.respond = notices(listed(5), sendJson(body));
		assert.equal((await getNotice("5"))?.description, "Five");
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
		backend.respond = notices(listed(1, 2), item);
		assert.equal(await getNotice(`made-up-${name}`), undefined, name);
	}
});

test("a withdrawn item is missing, however its own path says so, and no outage brings it back", async () => {
	for (const [at, [name, item]] of Object.entries(MISSING).entries()) {
		const id = 100 + at;
		backend.respond = notices(listed(1, id), sendJson({ data: { id, description: "Soon withdrawn" } }));
		assert.equal((await getNotice(String(id)))?.description, "Soon withdrawn", name);
		backend.respond = notices(listed(1), item);
		assert.equal(await getNotice(String(id)), undefined, name);
		backend.respond = notices(listed(1), sendJson({ data: { id, title: "Its path still has it" } }));
		assert.equal(await getNotice(String(id)), undefined, name);
		pass(5_001);
	}
});

test("a withdrawn item is missing though its list has an item that cannot be read", async () => {
	const odd = { title: "Has no id" };
	backend.respond = notices(
		sendJson({ data: [{ id: 1, title: "One" }, { id: 150, title: "Soon withdrawn" }, odd] }),
		sendJson({ data: { id: 150, title: "Soon withdrawn" } }),
	);
	assert.equal((await getNotice("150"))?.title, "Soon withdrawn");
	const list = sendJson({ data: [{ id: 1, title: "One" }, odd] });
	backend.respond = notices(list, sendJson({}, 404));
	assert.equal(await getNotice("150"), undefined);
	backend.respond = notices(list, sendJson({}, 500));
	assert.equal((await getNotice("150"))?.title, "Soon withdrawn", "a failure says nothing");
});

test("an item that its list has exists, whatever its own path says", async () => {
	for (const [name, item] of Object.entries(MISSING)) {
		backend.respond = notices(listed(1, 2), item);
		assert.equal((await getNotice("2"))?.title, "Notice 2", name);
		pass(5_001);
	}
});

test("an item's own path adds to its list, and takes nothing away", async () => {
	const list = sendJson({ data: [{ id: 70, title: "Fees", category: "Finance" }] });
	backend.respond = notices(list, sendJson({ data: { id: 70, description: "In full", category: null } }));
	const { title, description, category } = (await getNotice("70")) ?? {};
	assert.deepEqual(
		{ title, description, category },
		{ title: "Fees", description: "In full", category: "Finance" },
	);
	const renamed = sendJson({ data: [{ id: 70, title: "New fees", category: "Finance" }] });
	backend.respond = notices(renamed, sendJson({}, 500));
	const later = await getNotice("70");
	assert.deepEqual(
		[later?.title, later?.description],
		["New fees", "In full"],
		"what it said before adds, too",
	);
});

test("a list that cannot be read proves no absence, and neither does one that was never read", async () => {
	for (const item of [sendJson({}, 500), sendJson({}, 400), sendJson({ success: false })]) {
		backend.respond = item;
		await assert.rejects(getJob("1"));
	}
	backend.respond = sendJson({}, 404);
	await assert.rejects(getJob("1"), "a wrong URL of the backend");
	await assert.rejects(getArticle("1"));
	backend.respond = sendJson({ data: [{ id: 2, title: "Two" }] });
	await getArticles();
	backend.respond = sendJson({}, 404);
	assert.equal(await getArticle("1"), undefined);
	assert.equal((await getArticle("2"))?.title, "Two", "the stored list has it");
	backend.respond = sendJson({ data: [{ id: 2, title: "Two" }, { title: "Has no id" }] });
	await getArticles();
	backend.respond = (request, response) =>
		request.url?.endsWith("/articles")
			? sendJson({ data: [{ id: 2, title: "Two" }, { title: "Has no id" }] })(request, response)
			: sendJson({}, 500)(request, response);
	await assert.rejects(getArticle("3"), "a list with an unreadable item");
});
