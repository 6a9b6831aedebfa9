import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";
import { pass } from "#lib/platform/samples/measured-clock";

/** No schema: returns the payload as it came. Each test of a failure uses its own path, which has no last good response. */
const raw = (payload: unknown) => payload;
/** JSON of more than `API_MAX_ANSWER_BYTES`. */
const TOO_LONG = `"${"x".repeat(3_000_000)}"`;

const backend = await startSampleBackend({
	// Long enough for a busy machine.
	API_TIMEOUT_MS: "2000",
	API_MAX_ANSWER_BYTES: "1000000",
	API_FRESH_MS: "0",
});

const { getAwards } = await import("#lib/backend/awards");
const { readBackend } = await import("#lib/backend/client/backend-client");
const { lastGood, storedFile } = await import("#lib/backend/client/last-good");
const { getGalleries } = await import("#lib/backend/galleries");
const { getBranches } = await import("#lib/backend/locator");
const { getNotice, getNotices } = await import("#lib/backend/notices");
const { getProducts } = await import("#lib/backend/products");
const { refetchResource } = await import("#lib/backend/refetch");
const { getReports } = await import("#lib/backend/reports");
const { log } = await import("#lib/platform/log");
beforeEach(async () => {
	backend.respond = sendJson({ data: [] });
	// Failures of earlier tests no longer count.
	pass(5_001);
	await readBackend({ path: "/before-each", parse: raw });
});

/** The output of the script in a process of its own, as after a restart. Its `raw` is a parser. */
async function inNewProcess(script: string, settings: Record<string, string> = {}): Promise<unknown> {
	const raw = "const raw = (payload) => payload;";
	const child = spawn(
		process.execPath,
		["--conditions=react-server", "--input-type=module", "-e", raw + script],
		{ stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...settings } },
	);
	return JSON.parse(await text(child.stdout));
}

const failsWith = (reason: string, status?: number) => (error: unknown) => {
	assert.equal((error as { name?: string }).name, "BackendFailure");
	assert.equal((error as { reason?: string }).reason, reason);
	if (status) assert.equal((error as { status?: number }).status, status);
	return true;
};

test("a path is requested below the configured base, as JSON, without credentials", async () => {
	let seen: { url?: string; accept?: string; cookie?: string } = {};
	backend.respond = (request, response) => {
		seen = { url: request.url, accept: request.headers.accept, cookie: request.headers.cookie };
		sendJson({ data: [1] })(request, response);
	};
	assert.deepEqual(await readBackend({ path: "/products", parse: raw }), { data: [1] });
	assert.deepEqual(seen, { url: "/api/products", accept: "application/json", cookie: undefined });
});

test("a compressed response is requested and read", async () => {
	let accepted: string | undefined;
	for (const [encoding, pack] of [
		["gzip", gzipSync],
		["br", brotliCompressSync],
	] as const) {
		backend.respond = (request, response) => {
			accepted = request.headers["accept-encoding"]?.toString();
			response.writeHead(200, { "content-encoding": encoding }).end(pack('["packed"]'));
		};
		assert.deepEqual(await readBackend({ path: `/packed/${encoding}`, parse: raw }), ["packed"]);
		assert.equal(accepted, "br, gzip");
	}
});

test("an unchanged response is parsed once, a changed one again", async () => {
	let parsings = 0;
	const parse = (payload: unknown) => {
		parsings += 1;
		return payload;
	};
	backend.respond = sendJson([1]);
	const first = await readBackend({ path: "/parsed", parse });
	for (let read = 0; read < 3; read++) assert.equal(await readBackend({ path: "/parsed", parse }), first);
	assert.equal(parsings, 1);
	backend.respond = sendJson([2]);
	assert.deepEqual(await readBackend({ path: "/parsed", parse }), [2]);
	assert.equal(parsings, 2);
});

test("a list that all pages share cannot be changed", async () => {
	backend.respond = sendJson([{ id: 1, title: "One" }]);
	const notices = await getNotices();
	assert.throws(() => notices.pop(), TypeError);
});

test("each kind of failure has a name", async () => {
	const sends =
		(body: string | Buffer, headers = {}, status = 200): RequestListener =>
		(_, response) =>
			response.writeHead(status, headers).end(body);
	const rows: [string, RequestListener, string, number?][] = [
		["500", sendJson({}, 500), "status", 500],
		["404", sendJson({}, 404), "status", 404],
		["a redirect", sends("", { location: "http://127.0.0.1:9/" }, 302), "status", 302],
		["HTML", sends("<p>Maintenance</p>", { "content-type": "text/html" }), "malformed"],
		["half a JSON", sends('{"data":['), "malformed"],
		["more than is allowed", sends(TOO_LONG), "too large"],
		["more, once it is unpacked", sends(gzipSync(TOO_LONG), { "content-encoding": "gzip" }), "too large"],
		["text that is not compressed as it says", sends("[1]", { "content-encoding": "br" }), "malformed"],
		["an encoding that nobody asked for", sends("[1]", { "content-encoding": "compress" }), "malformed"],
		["no response", () => {}, "timeout"],
		["a body that stalls", (_, response) => response.writeHead(200).write('{"data":'), "timeout"],
		["a broken connection", (request) => request.socket.destroy(), "unreachable"],
	];
	for (const [index, [name, behaviour, reason, status]] of rows.entries()) {
		backend.respond = behaviour;
		const reading = readBackend({ path: `/faulty/${index}`, parse: raw });
		await assert.rejects(reading, failsWith(reason, status), name);
		pass(5_001);
	}
});

test("an id cannot escape its path", async () => {
	const urls: (string | undefined)[] = [];
	backend.respond = (request, response) => {
		urls.push(request.url);
		sendJson(request.url === "/api/notices" ? { data: [{ id: "../products?x=1", title: "Odd" }] } : {})(
			request,
			response,
		);
	};
	assert.equal((await getNotice("../products?x=1"))?.title, "Odd");
	assert.deepEqual(urls, ["/api/notices", "/api/notices/..%2Fproducts%3Fx%3D1"]);
});

test("a failed response is replaced by the last good one", async () => {
	backend.respond = sendJson({ data: [{ id: 1, title: "Kept" }] });
	await getAwards();
	const titles = async () => (await getAwards()).map(({ title }) => title);
	const errors: RequestListener[] = [
		sendJson({}, 404),
		sendJson({ ok: true }),
		(_, response) => response.writeHead(200).end("<p>Maintenance</p>"),
		sendJson({}, 500),
	];
	for (const error of errors) {
		backend.respond = error;
		assert.deepEqual(await titles(), ["Kept"]);
	}
	backend.respond = sendJson({ data: [{ id: 2, title: "New" }] });
	assert.deepEqual(await titles(), ["New"]);
});

test("an empty list is believed at once, a shrunk one too, but not suddenly empty products and branches", async () => {
	backend.respond = sendJson({
		data: [
			{ id: 1, title: "Kept" },
			{ id: 2, title: "Gone" },
		],
	});
	assert.deepEqual([(await getGalleries()).length, (await getProducts()).length], [2, 2]);
	backend.respond = sendJson({ data: [{ id: 1, title: "Kept" }] });
	assert.deepEqual([(await getGalleries()).length, (await getProducts()).length], [1, 1]);
	backend.respond = sendJson({ data: [] });
	assert.deepEqual([(await getGalleries()).length, (await getProducts()).length], [0, 1]);
	pass(61_000);
	assert.equal((await getProducts()).length, 0, "after a minute it is the backend's word");

	backend.respond = sendJson({ data: { regions: { Volta: [{ name: "Ho" }] } } });
	assert.equal((await getBranches()).length, 1);
	for (const regions of [[], {}, { Volta: [] }]) {
		backend.respond = sendJson({ data: { regions } });
		assert.equal((await getBranches()).length, 1, JSON.stringify(regions));
	}
});

test("products that publishers announced as changed may be empty at once", async () => {
	backend.respond = sendJson({ data: [{ id: 1, title: "Kept" }] });
	assert.equal((await getProducts()).length, 1);
	backend.respond = sendJson({ data: [] });
	assert.equal((await refetchResource("products", { isNamed: true })).isHeldBack, false);
	assert.equal((await getProducts()).length, 0);
	backend.respond = sendJson({ data: [{ id: 1, title: "Back" }] });
	assert.equal((await getProducts()).length, 1);
	backend.respond = sendJson({ data: [] });
	assert.equal(
		(await getProducts()).length,
		1,
		"an announcement counts for the response that follows it only",
	);
});

test("readers who come before the response is parsed cost one call together", async () => {
	let calls = 0;
	backend.respond = (_, response) => {
		calls += 1;
		response.writeHead(200).end("[1]");
	};
	const parsing = Promise.withResolvers<void>();
	const parsed = Promise.withResolvers<void>();
	const slowly = async (payload: unknown) => {
		parsing.resolve();
		await parsed.promise;
		return payload;
	};
	const read = () => readBackend({ path: "/parsed-slowly", parse: slowly });
	const first = Array.from({ length: 100 }, read);
	await parsing.promise;
	const late = read();
	// Longer than a call takes.
	await wait(100);
	parsed.resolve();
	assert.deepEqual(new Set((await Promise.all([...first, late])).map(String)), new Set(["1"]));
	assert.equal(calls, 1);
	await readBackend({ path: "/parsed-slowly", parse: raw });
	assert.equal(calls, 2, "a later reader gets a new response");
});

test("items on which the backend fails keep no list from being read", async () => {
	const list = Array.from({ length: 8 }, (_, id) => ({ id, title: `Notice ${id}` }));
	backend.respond = (request, response) => {
		const isList = request.url?.endsWith("/notices");
		if (isList) sendJson(list)(request, response);
		else request.socket.destroy();
	};
	for (const { id, title } of list) assert.equal((await getNotice(String(id)))?.title, title);
});

test("operators read once a minute which setting a response above the size limit exceeds", async (context) => {
	const error = context.mock.method(log, "warn");
	backend.respond = sendJson([{ id: 1, title: "Kept" }]);
	await getReports();
	backend.respond = (_, response) => response.writeHead(200).end(TOO_LONG);
	for (let read = 0; read < 2; read++) assert.equal((await getReports())[0]?.title, "Kept");
	assert.match(JSON.stringify(error.mock.calls[0]?.arguments), /too large.*API_MAX_ANSWER_BYTES/);
	assert.equal(error.mock.callCount(), 1);
});

test("setting the clock back an hour stops no calls", async () => {
	const script = `
		const { readBackend } = await import("#lib/backend/client/backend-client");
		const read = (path) => readBackend({ path, parse: raw }).then(() => "ok", ({ reason }) => reason);
		const { now } = Date;
		const said = [await read("/counted")];
		for (let index = 0; index < 5; index++) said.push(await read("/none"));
		Date.now = () => now() - 3_600_000;
		await new Promise((resolve) => setTimeout(resolve, 5_200));
		said.push(await read("/counted"), await read("/counted"));
		console.log(JSON.stringify(said));`;
	let calls = 0;
	backend.respond = (request, response) => {
		const isCounted = request.url?.endsWith("/counted");
		if (isCounted) calls += 1;
		sendJson({ data: calls }, isCounted ? 200 : 500)(request, response);
	};
	const said = await inNewProcess(script, { API_FRESH_MS: "5000" });
	assert.deepEqual(said, ["ok", "status", "status", "status", "status", "status", "ok", "ok"]);
	assert.equal(calls, 2, "requested again, and then not for another five seconds");
});

test("the last good response outlives a restart, and a garbled file counts as none", async () => {
	backend.respond = sendJson({ data: ["x"] });
	await readBackend({ path: "/restart", parse: raw });
	const restarted = (path: string) =>
		inNewProcess(`const { lastGood } = await import("#lib/backend/client/last-good");
			console.log(JSON.stringify((await lastGood({ path: "${path}", parse: raw }))?.value ?? null));`);
	assert.deepEqual(await restarted("/restart"), { data: ["x"] });
	for (const file of readdirSync(join(backend.dataDir, "last-good")))
		writeFileSync(join(backend.dataDir, "last-good", file), '{"path":"/resta');
	assert.equal(await restarted("/restart"), null);
	assert.deepEqual(
		(await lastGood({ path: "/restart", parse: raw }))?.value,
		{ data: ["x"] },
		"memory still has it",
	);
});

test("a response that could not be written is written later, and until then the old one is not called current", async (context) => {
	const file = () => readFileSync(storedFile("/unwritten"), "utf8");
	const confirmed = () => statSync(storedFile("/unwritten")).mtimeMs;
	const folder = join(backend.dataDir, "last-good");
	backend.respond = sendJson(["old"]);
	await readBackend({ path: "/unwritten", parse: raw });
	const before = confirmed();
	renameSync(folder, `${folder}-away`);
	writeFileSync(folder, "no folder");
	backend.respond = sendJson(["new"]);
	const { now } = Date;
	context.mock.method(Date, "now", () => now() + 61_000);
	await readBackend({ path: "/unwritten", parse: raw });
	rmSync(folder);
	renameSync(`${folder}-away`, folder);
	assert.deepEqual([file().includes("old"), confirmed()], [true, before]);
	await readBackend({ path: "/unwritten", parse: raw });
	assert.ok(file().includes("new"));
	assert.ok(confirmed() > before);
});

test("after a restart a response is requested again, however recent, because a change may have been announced meanwhile", async () => {
	backend.respond = sendJson(["before"]);
	await readBackend({ path: "/restart-fresh", parse: raw });
	backend.respond = sendJson(["since"]);
	const script = `const { lastGood } = await import("#lib/backend/client/last-good");
		const { readBackend } = await import("#lib/backend/client/backend-client");
		const source = { path: "/restart-fresh", parse: raw };
		console.log(JSON.stringify([(await lastGood(source)).value, await readBackend(source)]));`;
	assert.deepEqual(await inNewProcess(script, { API_FRESH_MS: "60000" }), [["before"], ["since"]]);
});

test("an item returned for another id counts as missing and is stored in no file", async () => {
	backend.respond = (request, response) => {
		const id = Number.parseInt(request.url?.split("/").at(-1) ?? "", 10);
		// The list is not whole, so that it proves nothing.
		sendJson(id ? { id, title: "Forty-one" } : [{ id: 41, title: "Forty-one" }, {}])(request, response);
	};
	const files = () => readdirSync(join(backend.dataDir, "last-good")).length;
	assert.equal((await getNotice("41"))?.title, "Forty-one");
	assert.equal(await getNotice("41abc"), undefined);
	const before = files();
	for (let at = 0; at < 20; at++) assert.equal(await getNotice(`41abc${at}`), undefined);
	assert.equal(files(), before);
});
