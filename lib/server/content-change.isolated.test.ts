import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const backend = await startSampleBackend({ API_FRESH_MS: "0", API_TIMEOUT_MS: "20000" });
const { activeAlerts } = await import("#lib/alerts/active-alerts");
const { refreshAlerts } = await import("#lib/backend/alerts");
const { getAwards } = await import("#lib/backend/awards");
const { withoutFallback } = await import("#lib/backend/client/backend-client");
const { getNotice } = await import("#lib/backend/notices");
const { requestContext, withRequestContext } = await import("#lib/platform/request-context");
const { finishedResponse } = await import("#lib/response-cache/finished-response");
const { cacheEntry } = await import("#lib/response-cache/cache-store");
const { applyChange } = await import("#lib/server/content-change");

/** Longer than a visitor waits for a newer response. */
const SLOW_MS = 2_500;
const slowly =
	(respond: RequestListener): RequestListener =>
	(request, response) =>
		void setTimeout(() => respond(request, response), SLOW_MS);

/** The content of a page that reads these titles, and whether the response cache stores it. */
async function view(path: string, read: () => Promise<{ title: string }[]>) {
	return withRequestContext("view", async () => {
		const shown = (await read()).map(({ title }) => title);
		const reads = new Map(requestContext()?.reads);
		const response = finishedResponse({ status: 200, headers: {}, body: Buffer.from(shown.join()) });
		const cached = {
			response,
			renderedAt: performance.now(),
			partition: "pages",
			reads,
			day: undefined,
		} as const;
		return { shown, isCached: () => cacheEntry(path, cached) };
	});
}

test("an announced change is on the next view, however long the backend takes", async () => {
	const viewAwards = () => view("/awards", getAwards);
	backend.respond = sendJson([{ id: 1, title: "Old", text: "Old" }]);
	await refreshAlerts();
	await viewAwards();

	backend.respond = slowly(sendJson([{ id: 2, title: "New", text: "New" }]));
	const change = applyChange({ resources: ["awards", "alerts"], isNamed: true });
	const meanwhile = await viewAwards();
	const applied = await change;
	assert.equal(meanwhile.isCached(), false, "it may be rendered from the old list");
	backend.respond = sendJson({}, 500);
	assert.deepEqual((await viewAwards()).shown, ["New"]);
	const texts = activeAlerts().map(({ text }) => text);
	assert.deepEqual(texts, ["New"]);
	assert.deepEqual(applied, { pages: 0, heldBack: [], unread: [] });
});

test("resources that cannot be read are named, and keep their content", async () => {
	backend.respond = (request, response) =>
		request.url?.endsWith("/team")
			? sendJson([{ id: 1, name: "Ama" }])(request, response)
			: sendJson({}, 500)(request, response);
	const resources = ["awards", "team", "alerts"] as const;
	const { unread, heldBack } = await applyChange({ resources: [...resources], isNamed: true });
	assert.deepEqual({ unread, heldBack }, { unread: ["awards", "alerts"], heldBack: [] });
	assert.equal((await getAwards()).length, 1);
	assert.equal(activeAlerts().length, 1);
});

test("a list that is suddenly empty is held back, and counts as read", async () => {
	backend.respond = sendJson([{ id: 1, title: "Loan" }]);
	await applyChange({ resources: ["products"], isNamed: true });
	backend.respond = sendJson([]);
	const { unread, heldBack } = await applyChange({ resources: ["team", "products"], isNamed: false });
	assert.deepEqual({ unread, heldBack }, { unread: [], heldBack: ["products"] });
});

test("a page of an item is cached once it shows the announced change", async () => {
	const viewNotice = () =>
		view("/notices/5", async () => [await getNotice("5")].flatMap((item) => item ?? []));
	backend.respond = sendJson({ id: 5, title: "Old" });
	await viewNotice();

	const item = Promise.withResolvers<void>();
	backend.respond = async (request, response) => {
		const isItem = request.url?.endsWith("/5");
		if (isItem) await item.promise;
		const notice = { id: 5, title: "New" };
		sendJson(isItem ? notice : [notice])(request, response);
	};
	await applyChange({ resources: ["notices"], isNamed: true });
	const early = await viewNotice();
	assert.deepEqual([early.shown, early.isCached()], [["New"], false]);
	item.resolve();
	await withoutFallback(() => getNotice("5"));
	const late = await viewNotice();
	assert.deepEqual([late.shown, late.isCached()], [["New"], true]);
});
