import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { test } from "node:test";
import { embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";
import { requestContext, withRequestContext } from "#lib/platform/request-context";

const backend = await startSampleBackend({ API_TIMEOUT_MS: "20000", API_FRESH_MS: "0" });
const { searchQuery } = await import("#lib/search/search-query");
const { siteIndex } = await import("#lib/search/site-index");
const { searchSite } = await import("#lib/search/site-search");
const { applyChange } = await import("#lib/server/content-change");
const { oldContentAt } = await import("#lib/site/content-age");
/** The responses that tests set, by path. For all others the backend sends the embedded content. */
const responses = new Map<string, RequestListener>();
backend.respond = (request, response) => {
	const path = backend.requests.at(-1) ?? "";
	const { status, body } = embeddedResponse("GET", path);
	const handler = responses.get(path) ?? sendJson(body, status);
	handler(request, response);
};

const found = async (q: string) => {
	const { index, missing } = await siteIndex();
	const titles = searchSite(index, searchQuery(new URLSearchParams({ q }))).groups.flatMap(({ results }) =>
		results.map(({ title }) => title.join("")),
	);
	return { titles, missing };
};

/** A search, the resources that it has read, and the age of its content a quarter of an hour later. */
const recorded = () =>
	withRequestContext("search", async () => {
		const { missing } = await siteIndex();
		const reads = [...(requestContext()?.reads.keys() ?? [])].sort();
		return { missing, reads, contentAt: oldContentAt(Date.now() + 15 * 60_000 + 1)?.getTime() };
	});

const sendNotices = (...titles: string[]) =>
	sendJson({ data: titles.map((title, at) => ({ id: `own-${at}`, title })) });

test("while a list is late, the first search finds the site's own pages and says what is missing", async () => {
	responses.set("/notices", () => {});
	const { titles, missing } = await found("complaints");
	assert.ok(titles.length > 0);
	assert.ok(missing.includes("notice"));
	responses.set("/notices", sendJson({}, 500));
	backend.hangUp();
});

test("a search counts as having read the lists of the index, and not one that failed", async () => {
	assert.deepEqual((await siteIndex()).missing, ["notice"]);
	const { missing, reads } = await recorded();
	assert.deepEqual(missing, ["notice"]);
	assert.deepEqual(reads, ["articles", "branches", "jobs", "products", "reports"]);
});

test("an announced change is found by the next search; any other within a minute", async () => {
	responses.set("/notices", sendNotices("Zebra crossing"));
	assert.deepEqual((await found("zebra")).titles, []);
	await applyChange({ resources: ["notices"], isNamed: true });
	assert.deepEqual(await found("zebra"), { titles: ["Zebra crossing"], missing: [] });
});

test("a search in an index that was built in the background knows the age of its content", async () => {
	await applyChange({ resources: ["notices"], isNamed: true });
	await siteIndex();
	const made = Date.now();
	for (const each of ["first", "second"]) {
		const { reads, contentAt } = await recorded();
		assert.deepEqual(reads, ["articles", "branches", "jobs", "notices", "products", "reports"], each);
		assert.ok(contentAt && contentAt <= made, each);
	}
});

test("after a quarter of an hour without a search, the first waits for the present lists", async (context) => {
	responses.set("/notices", sendNotices("Zebra crossing"));
	await applyChange({ resources: ["notices"], isNamed: true });
	await siteIndex();
	assert.deepEqual((await found("zebra")).titles, ["Zebra crossing"]);

	const now = performance.now.bind(performance);
	const ahead = 16 * 60_000;
	context.mock.method(performance, "now", () => now() + ahead);
	// The cache reads the clock once a millisecond.
	await new Promise((resolve) => setTimeout(resolve, 5));
	const present = sendNotices("Giraffe crossing");
	responses.set("/notices", (request, response) => void setTimeout(() => present(request, response), 100));
	assert.deepEqual((await found("zebra")).titles, [], "it was withdrawn meanwhile");
	assert.deepEqual((await found("giraffe")).titles, ["Giraffe crossing"]);
});
