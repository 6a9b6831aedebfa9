import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

const backend = await startSampleBackend({ API_FRESH_MS: "0" });
const { activeAlerts } = await import("#lib/alerts/active-alerts");
const { refreshAlerts } = await import("#lib/backend/alerts");

/** The alerts above the pages after the backend has sent this. */
async function shownAfter(body: unknown, status = 200): Promise<string[]> {
	backend.respond = sendJson(body, status);
	await refreshAlerts();
	return activeAlerts().map(({ text }) => text);
}

const FLOOD = { id: 1, text: "Tema Branch is closed." };
const OUTAGE = { _id: "b", text: "Mobile banking is down." };
const WRONG = { id: 2, text: "Beware of false calls.", end: "tomorrow" };

beforeEach(async () => {
	assert.deepEqual(await shownAfter([]), []);
});

test("a deleted alert goes down; while nothing of the list can be read, what is up stays", async () => {
	assert.deepEqual(await shownAfter({ data: [FLOOD, OUTAGE, WRONG] }), [FLOOD.text, OUTAGE.text]);
	assert.deepEqual(await shownAfter({ data: [OUTAGE, WRONG] }), [OUTAGE.text]);
	assert.deepEqual(await shownAfter({ data: [WRONG] }), [OUTAGE.text]);
	assert.deepEqual(await shownAfter({}, 500), [OUTAGE.text]);
});

test("a list that is null is empty, and another shape says nothing", async () => {
	for (const empty of [{ data: null }, null, { data: { data: null } }, { data: [] }]) {
		assert.deepEqual(await shownAfter({ data: [FLOOD] }), [FLOOD.text]);
		assert.deepEqual(await shownAfter({ error: "none" }), [FLOOD.text]);
		assert.deepEqual(await shownAfter(empty), [], JSON.stringify(empty));
	}
});
