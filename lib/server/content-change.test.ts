import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/sample-backend";

const backend = await startSampleBackend({ API_FRESH_MS: "0", API_TIMEOUT_MS: "20000" });

/** Longer than a visitor waits for a newer answer. */
const SLOW_MS = 2_500;
const slowly =
	(answer: RequestListener): RequestListener =>
	(request, response) =>
		void setTimeout(() => answer(request, response), SLOW_MS);

test("an announced change is on the next view, however long the backend takes", async () => {
	const { activeAlerts } = await import("#lib/alerts/active-alerts");
	const { refreshAlerts } = await import("#lib/backend/alerts");
	const { getAwards } = await import("#lib/backend/awards");
	const { keepPage } = await import("#lib/page-cache/page-store");
	const { requestContext, withRequestContext } = await import("#lib/platform/request-context");
	const { applyChange } = await import("#lib/server/content-change");
	/** What a page of the awards shows, and whether the page cache keeps it. */
	const view = () =>
		withRequestContext("view", async () => {
			const shown = (await getAwards()).map(({ title }) => title);
			const reads = new Map(requestContext()?.reads);
			const value = { kind: "APP_PAGE", html: "" };
			const page = { value, lastModified: 0, cacheControl: undefined, tags: [], reads };
			return { shown, isKept: () => keepPage("/awards", page) };
		});
	backend.answer = sendJson([{ id: 1, title: "Old", text: "Old" }]);
	await refreshAlerts();
	await view();

	backend.answer = slowly(sendJson([{ id: 2, title: "New", text: "New" }]));
	const change = applyChange({ resources: ["awards", "alerts"], isNamed: true });
	const meanwhile = await view();
	const applied = await change;
	assert.equal(meanwhile.isKept(), false, "it may be drawn from the old list");
	backend.answer = sendJson({}, 500);
	assert.deepEqual((await view()).shown, ["New"]);
	const texts = activeAlerts().map(({ text }) => text);
	assert.deepEqual(texts, ["New"]);
	assert.deepEqual(applied, { pages: 0, heldBack: [], unread: [] });
});

test("resources that cannot be read are named, and keep their content", async () => {
	const { getAwards } = await import("#lib/backend/awards");
	const { applyChange } = await import("#lib/server/content-change");
	const { activeAlerts } = await import("#lib/alerts/active-alerts");
	backend.answer = (request, response) =>
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
	const { applyChange } = await import("#lib/server/content-change");
	backend.answer = sendJson([]);
	const { unread, heldBack } = await applyChange({ resources: ["team"], isNamed: false });
	assert.deepEqual({ unread, heldBack }, { unread: [], heldBack: ["team"] });
});
