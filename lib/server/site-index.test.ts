import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { embeddedAnswer } from "#lib/backend/client/embedded";

const dataDir = mkdtempSync(join(tmpdir(), "site-index-"));

/** The backend of these tests: a real server with the embedded content, unless a test sets its own answer to a path. */
const answers = new Map<string, RequestListener>();
let asked: string[] = [];
const server = createServer((request, response) => {
	const path = (request.url ?? "").replace("/api", "");
	asked.push(path);
	const own = answers.get(path);
	if (own) return own(request, response);
	const { status, body } = embeddedAnswer("GET", path);
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

before(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
	process.env.API_TIMEOUT_MS = "20000";
	process.env.LOG_LEVEL = "silent";
	process.env.API_FRESH_MS = "0";
	process.env.DATA_DIR = dataDir;
});
after(() => {
	rmSync(dataDir, { recursive: true, force: true });
	server.close();
	server.closeAllConnections();
});

const found = async (q: string) => {
	const { siteIndex } = await import("#lib/server/site-index");
	const { searchSite } = await import("#lib/search/site-search");
	const { index, missing } = await siteIndex();
	const titles = searchSite(index, { q, few: "" }).groups.flatMap(({ results }) =>
		results.map(({ title }) => title.join("")),
	);
	return { titles, missing };
};

const sendNotices =
	(...titles: string[]): RequestListener =>
	(_, response) => {
		const data = titles.map((title, at) => ({ id: `own-${at}`, title }));
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
	};

test("without lists of an earlier process, the backend is left alone until someone searches", async () => {
	const { keepSiteIndex } = await import("#lib/server/site-index");
	keepSiteIndex();
	await new Promise((resolve) => setTimeout(resolve, 300));
	assert.deepEqual(asked, []);
});

test("while a list does not come, the first search finds the site's own pages and says what is missing", async () => {
	answers.set("/notices", () => {});
	const { titles, missing } = await found("complaints");
	assert.ok(titles.length > 0);
	assert.ok(missing.includes("notice"));
	server.closeAllConnections();
});

test("after an announced change the index is made before anyone searches", async () => {
	answers.set("/notices", sendNotices("Zebra crossing"));
	const { applyChange } = await import("#lib/server/content-change");
	assert.deepEqual((await found("zebra")).titles, [], "the index is not older than a minute");
	asked = [];
	await applyChange({ resources: ["notices"], isNamed: true });
	// Only the index needs the reports, too.
	while (!asked.includes("/report")) await new Promise((resolve) => setTimeout(resolve, 20));
	asked = [];
	assert.deepEqual(await found("zebra"), { titles: ["Zebra crossing"], missing: [] });
	assert.deepEqual(asked, []);
});
