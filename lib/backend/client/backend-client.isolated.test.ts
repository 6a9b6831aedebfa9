import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { sendJson, startSampleBackend } from "#lib/backend/client/samples/sample-backend";

/** No schema: returns the payload as it came. Each test of a failure uses its own path, which has no last good answer. */
const raw = (payload: unknown) => payload;
/** JSON of more than `API_MAX_ANSWER_BYTES`. */
const TOO_LONG = `"${"x".repeat(3_000_000)}"`;

const backend = await startSampleBackend({
	// Long enough for a busy machine.
	API_TIMEOUT_MS: "2000",
	API_MAX_ANSWER_BYTES: "1000000",
	API_KEEP_ITEMS: "1000",
	API_FRESH_MS: "0",
});
const { getArticles } = await import("#lib/backend/articles");
const { getAwards } = await import("#lib/backend/awards");
const { getCarousel } = await import("#lib/backend/carousel");
const { expectChange, readBackend } = await import("#lib/backend/client/backend-client");
const { isCircuitOpen } = await import("#lib/backend/client/circuit");
const { lastGood, storedFile } = await import("#lib/backend/client/last-good");
const { listWarnings } = await import("#lib/backend/client/list-bounds");
const { getGalleries } = await import("#lib/backend/galleries");
const { getNotice, getNotices } = await import("#lib/backend/notices");
const { refetchResource } = await import("#lib/backend/refetch");
const { getReports } = await import("#lib/backend/reports");
const { getTeam } = await import("#lib/backend/team");
const { log } = await import("#lib/platform/log");
beforeEach(async () => {
	backend.answer = sendJson({ data: [] });
	// Failures of earlier tests no longer count.
	await readBackend({ path: "/before-each", parse: raw });
});

/** Advances the clock that measures durations, in milliseconds. */
function passingTime(context: TestContext): (ms: number) => void {
	const { now } = performance;
	let passed = 0;
	context.mock.method(performance, "now", () => now.call(performance) + passed);
	return (ms) => {
		passed += ms;
	};
}

/** What the script prints in a process of its own, as after a restart. Its `raw` is a parser. */
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
	backend.answer = (request, response) => {
		seen = { url: request.url, accept: request.headers.accept, cookie: request.headers.cookie };
		sendJson({ data: [1] })(request, response);
	};
	assert.deepEqual(await readBackend({ path: "/products", parse: raw }), { data: [1] });
	assert.deepEqual(seen, { url: "/api/products", accept: "application/json", cookie: undefined });
});

test("a compressed answer is requested and read", async () => {
	let accepted: string | undefined;
	for (const [encoding, pack] of [
		["gzip", gzipSync],
		["br", brotliCompressSync],
	] as const) {
		backend.answer = (request, response) => {
			accepted = request.headers["accept-encoding"]?.toString();
			response.writeHead(200, { "content-encoding": encoding }).end(pack('["packed"]'));
		};
		assert.deepEqual(await readBackend({ path: `/packed/${encoding}`, parse: raw }), ["packed"]);
		assert.equal(accepted, "br, gzip");
	}
});

test("an answer that is too large is fetched again only after a minute or a change", async (context) => {
	const pass = passingTime(context);
	let calls = 0;
	const tooLarge: RequestListener = (_, response) => {
		calls += 1;
		response.writeHead(200).end(`[${`{"id":1,"title":"${"Long".repeat(500)}"},`.repeat(500)}{}]`);
	};
	backend.answer = sendJson([{ id: 1, title: "Kept" }]);
	assert.equal((await getArticles()).length, 1);
	backend.answer = tooLarge;
	const error = context.mock.method(log, "error");
	for (let visitor = 0; visitor < 5; visitor++) assert.equal((await getArticles())[0]?.title, "Kept");
	// On a busy machine, readers are given the last good list before the call has ended.
	while (error.mock.callCount() === 0) await wait(20);
	assert.equal(calls, 1);
	pass(61_000);
	await getArticles();
	assert.equal(calls, 2, "once a minute");
	backend.answer = sendJson([{ id: 1, title: "Shorter" }]);
	assert.equal((await getArticles())[0]?.title, "Kept", "nobody has said that it changed");
	await refetchResource("articles", { isNamed: true });
	assert.equal((await getArticles())[0]?.title, "Shorter");
});

test("an unchanged answer is parsed once, a changed one again", async () => {
	let parsings = 0;
	const parse = (payload: unknown) => {
		parsings += 1;
		return payload;
	};
	backend.answer = sendJson([1]);
	const first = await readBackend({ path: "/parsed", parse });
	for (let read = 0; read < 3; read++) assert.equal(await readBackend({ path: "/parsed", parse }), first);
	assert.equal(parsings, 1);
	backend.answer = sendJson([2]);
	assert.deepEqual(await readBackend({ path: "/parsed", parse }), [2]);
	assert.equal(parsings, 2);
});

test("a backend with ETags sends a list again only when it has changed", async () => {
	const asked: (string | undefined)[] = [];
	let version = '"one"';
	backend.answer = (request, response) => {
		asked.push(request.headers["if-none-match"]);
		response.setHeader("etag", version);
		if (asked.at(-1) === version) response.writeHead(304).end();
		else response.writeHead(200).end(JSON.stringify([{ id: 1, title: version }]));
	};
	const first = await getNotices();
	assert.equal(await getNotices(), first, "the very same list");
	version = 'W/"two"';
	assert.equal((await getNotices())[0]?.title, 'W/"two"');
	await refetchResource("notices", { isNamed: true });
	assert.equal((await getNotices())[0]?.title, 'W/"two"');
	assert.deepEqual(asked.slice(0, 4), [undefined, '"one"', '"one"', 'W/"two"']);
});

test("an ETag that no header can carry is not sent", async () => {
	for (const etag of ["unquoted", `"${"x".repeat(300)}"`, '"\u00e9"']) {
		let asked: string | undefined;
		backend.answer = (request, response) => {
			asked = request.headers["if-none-match"];
			response.writeHead(200, { etag }).end("[1]");
		};
		await readBackend({ path: "/versions", parse: raw });
		await readBackend({ path: "/versions", parse: raw });
		assert.equal(asked, undefined, etag);
	}
});

/** Awards of a thousand characters each, and their JSON. */
const longList = (count: number) =>
	JSON.stringify({
		data: Array.from({ length: count }, (_, id) => ({
			id,
			title: `Award ${id}`,
			excerpt: "x".repeat(1_000),
		})),
	});

test("a long list is read at most once a minute, and at once after an announced change", async (context) => {
	let calls = 0;
	let count = 700;
	backend.answer = (_, response) => {
		calls += 1;
		response.writeHead(200).end(longList(count));
	};
	for (let visitor = 0; visitor < 4; visitor++) assert.equal((await getAwards()).length, 700);
	assert.equal(calls, 1);
	count = 800;
	await refetchResource("awards", { isNamed: true });
	assert.equal((await getAwards()).length, 800);
	assert.equal(calls, 2);
	const { now } = Date;
	context.mock.method(Date, "now", () => now() + 61_000);
	await getAwards();
	assert.equal(calls, 3);
});

test("of a list above the limit the newest items are shown, and operators are told", async () => {
	const articles = (count: number) =>
		Array.from({ length: count }, (_, at) => ({
			id: at,
			title: `Article ${at}`,
			published_at: new Date(at * 86_400_000).toISOString(),
		}));
	backend.answer = sendJson({ data: articles(1_500) });
	await refetchResource("articles", { isNamed: true });
	const list = await getArticles();
	assert.deepEqual([list.length, list[0]?.id, list.at(-1)?.id], [1_000, "500", "1499"]);
	const warning = "the newest 1000 of 1500 items are shown";
	assert.deepEqual(listWarnings(), [{ resource: "articles", warning }]);
	backend.answer = sendJson({ data: articles(900) });
	await refetchResource("articles", { isNamed: true });
	assert.equal((await getArticles()).length, 900);
	assert.deepEqual(listWarnings(), []);
});

test("a list that all pages share cannot be changed", async () => {
	backend.answer = sendJson([{ id: 1, title: "One" }]);
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
		["no answer", () => {}, "timeout"],
		["a body that stalls", (_, response) => response.writeHead(200).write('{"data":'), "timeout"],
		["a broken connection", (request) => request.socket.destroy(), "unreachable"],
	];
	for (const [index, [name, behaviour, reason, status]] of rows.entries()) {
		backend.answer = behaviour;
		const read = readBackend({ path: `/faulty/${index}`, parse: raw });
		await assert.rejects(read, failsWith(reason, status), name);
	}
});

test("a text that the backend cut in the middle of a character can still be part of an address", async () => {
	backend.answer = sendJson({
		"cut \ud83d": ["\ude00 cut", "whole \ud83d\ude00", "two \ud83d\ud83d\ude00", "\\\ud83d"],
	});
	assert.deepEqual(await readBackend({ path: "/cut", parse: raw }), {
		"cut \ufffd": ["\ufffd cut", "whole \ud83d\ude00", "two \ufffd\ud83d\ude00", "\\\ufffd"],
	});
});

test("an id cannot escape its path", async () => {
	let url: string | undefined;
	backend.answer = (request, response) => {
		url = request.url;
		sendJson({}, 404)(request, response);
	};
	await getNotice("../products?x=1");
	assert.equal(url, "/api/notices/..%2Fproducts%3Fx%3D1");
});

test("the carousel counts as empty when its data is not a list", async () => {
	for (const body of [{ data: null }, { data: { items: [] } }, {}]) {
		backend.answer = sendJson(body);
		assert.deepEqual(await getCarousel(), []);
	}
});

test("a failed answer is replaced by the last good one", async () => {
	backend.answer = sendJson({ data: [{ id: 1, title: "Kept" }] });
	await getAwards();
	const titles = async () => (await getAwards()).map(({ title }) => title);
	const faults: RequestListener[] = [
		sendJson({}, 404),
		sendJson({ ok: true }),
		(_, response) => response.writeHead(200).end("<p>Maintenance</p>"),
		sendJson({}, 500),
	];
	for (const fault of faults) {
		backend.answer = fault;
		assert.deepEqual(await titles(), ["Kept"]);
	}
	backend.answer = sendJson({ data: [{ id: 2, title: "New" }] });
	assert.deepEqual(await titles(), ["New"]);
});

test("a suddenly empty list is accepted only when it stays empty", async (context) => {
	backend.answer = sendJson({ data: [{ id: 1, title: "Kept" }] });
	assert.equal((await getGalleries()).length, 1);
	const pass = passingTime(context);
	backend.answer = sendJson({ data: [] });
	assert.equal((await getGalleries()).length, 1, "at first a fault");
	pass(61_000);
	assert.equal((await getGalleries()).length, 0, "after a minute the backend's word");
});

test("a list that publishers announced as changed may be empty at once", async () => {
	backend.answer = sendJson({ data: [{ id: 1, name: "Kept" }] });
	assert.equal((await getTeam()).length, 1);
	backend.answer = sendJson({ data: [] });
	assert.equal((await refetchResource("team", { isNamed: true })).isHeldBack, false);
	assert.equal((await getTeam()).length, 0);
	backend.answer = sendJson({ data: [{ id: 1, name: "Back" }] });
	assert.equal((await getTeam()).length, 1);
	await new Promise((resolve) => setTimeout(resolve, 5));
	backend.answer = sendJson({ data: [] });
	assert.equal((await getTeam()).length, 1, "an announcement counts for the answer that follows it only");
});

test("a list that is empty after a change of everything stays full for its minute", async (context) => {
	backend.answer = sendJson({ data: [{ id: 1, title: "Kept", file_url: "/a.pdf" }] });
	assert.equal((await getReports()).length, 1);
	const pass = passingTime(context);
	backend.answer = sendJson({ data: [] });
	assert.equal((await refetchResource("reports", { isNamed: false })).isHeldBack, true, "held back");
	assert.equal((await getReports()).length, 1);
	pass(61_000);
	assert.equal((await refetchResource("reports", { isNamed: false })).isHeldBack, false);
	assert.equal((await getReports()).length, 0);
});

test("another shape that reads as an empty carousel is held back, even if publishers announced the carousel", async () => {
	backend.answer = sendJson({ data: [{ title: "Kept" }] });
	assert.equal((await getCarousel()).length, 1);
	backend.answer = sendJson({ ok: true, items: "none" });
	assert.equal((await refetchResource("carousel", { isNamed: true })).isHeldBack, true);
	assert.equal((await getCarousel()).length, 1);
	backend.answer = sendJson([]);
	assert.equal(
		(await refetchResource("carousel", { isNamed: true })).isHeldBack,
		false,
		"a list with nothing in it",
	);
	assert.equal((await getCarousel()).length, 0);
});

test("readers who come before the answer is parsed cost one call together", async () => {
	let calls = 0;
	backend.answer = (_, response) => {
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
	assert.equal(calls, 2, "a later reader gets a new answer");
});

test("after repeated failures no calls are made for a while, then one, whose success all readers share", async (context) => {
	const pass = passingTime(context);
	let calls = 0;
	backend.answer = (request, response) => {
		calls += 1;
		sendJson({}, 500)(request, response);
	};
	for (let index = 0; index < 12; index++)
		await assert.rejects(readBackend({ path: `/down/${index}`, parse: raw }), failsWith("status", 500));
	assert.equal(calls, 5, "five failures open the circuit");
	const readers = () =>
		Promise.allSettled(["/a", "/b", "/c"].map((path) => readBackend({ path, parse: raw })));
	pass(5_100);
	await readers();
	assert.equal(calls, 6, "one probe after five seconds");
	pass(5_100);
	backend.answer = sendJson({ data: 1 });
	for (const { status } of await readers()) assert.equal(status, "fulfilled");
});

test("made-up ids on which the backend fails keep no list from being read, nor an open circuit open", async (context) => {
	const pass = passingTime(context);
	let isDown = false;
	let faultyItem: RequestListener = sendJson({}, 500);
	const asked: string[] = [];
	backend.answer = (request, response) => {
		asked.push(request.url ?? "");
		if (request.url?.startsWith("/api/notices/")) faultyItem(request, response);
		else sendJson([], isDown ? 500 : 200)(request, response);
	};
	const ask = (ids: string[]) => Promise.allSettled(ids.map((id) => getNotice(id)));
	await ask(["a", "b", "c", "d", "e", "f"]);
	faultyItem = (request) => request.socket.destroy();
	await ask(["g", "h", "i", "j", "k", "l"]);
	assert.equal(isCircuitOpen(), false);

	isDown = true;
	for (let index = 0; index < 5; index++)
		await assert.rejects(readBackend({ path: `/opened/${index}`, parse: raw }));
	assert.equal(isCircuitOpen(), true);
	asked.length = 0;
	await ask(["m"]);
	assert.deepEqual(asked, [], "while the backend is down, items cost no calls either");
	pass(5_100);
	isDown = false;
	await ask(["n"]);
	assert.equal(isCircuitOpen(), false);
	assert.deepEqual(asked, ["/api/notices", "/api/notices/n"], "the list is tried in place of the item");
});

test("a list above the size limit is no proof that a failing backend works again", async (context) => {
	const pass = passingTime(context);
	backend.answer = (_, response) => response.writeHead(200).end(TOO_LONG);
	await assert.rejects(readBackend({ path: "/too-large", parse: raw }), failsWith("too large"));
	backend.answer = sendJson({}, 500);
	for (let index = 0; index < 5; index++)
		await assert.rejects(readBackend({ path: `/fallen/${index}`, parse: raw }));
	pass(5_100);
	await assert.rejects(readBackend({ path: "/too-large", parse: raw }), failsWith("too large"));
	assert.equal(isCircuitOpen(), true, "nobody was asked");
	backend.answer = sendJson({ data: 1 });
	await readBackend({ path: "/risen", parse: raw });
	assert.equal(isCircuitOpen(), false);
});

test("an item that is gone is missing while its list is above the size limit", async () => {
	backend.answer = sendJson({ data: { id: 61, title: "Withdrawn later" } });
	assert.equal((await getNotice("61"))?.title, "Withdrawn later");
	expectChange("notices", { isNamed: true });
	backend.answer = (request, response) =>
		request.url === "/api/notices"
			? response.writeHead(200).end(TOO_LONG)
			: sendJson({}, 404)(request, response);
	assert.equal(await getNotice("61"), undefined);
	expectChange("notices", { isNamed: true });
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
	backend.answer = (request, response) => {
		const isCounted = request.url?.endsWith("/counted");
		if (isCounted) calls += 1;
		sendJson({ data: calls }, isCounted ? 200 : 500)(request, response);
	};
	const said = await inNewProcess(script, { API_FRESH_MS: "5000" });
	assert.deepEqual(said, ["ok", "status", "status", "status", "status", "status", "ok", "ok"]);
	assert.equal(calls, 2, "requested again, and then not for another five seconds");
});

test("the last good answer outlives a restart, and a garbled file counts as none", async () => {
	backend.answer = sendJson({ data: ["x"] });
	await readBackend({ path: "/restart", parse: raw });
	backend.answer = sendJson(["half \ud83d"]);
	await readBackend({ path: "/restart-half", parse: raw });
	const restarted = (path: string) =>
		inNewProcess(`const { lastGood } = await import("#lib/backend/client/last-good");
			console.log(JSON.stringify((await lastGood({ path: "${path}", parse: raw }))?.value ?? null));`);
	assert.deepEqual(await restarted("/restart"), { data: ["x"] });
	assert.deepEqual(await restarted("/restart-half"), ["half \ufffd"], "without the half of a character");
	for (const file of readdirSync(join(backend.dataDir, "last-good")))
		writeFileSync(join(backend.dataDir, "last-good", file), '{"path":"/resta');
	assert.equal(await restarted("/restart"), null);
	assert.deepEqual(
		(await lastGood({ path: "/restart", parse: raw }))?.value,
		{ data: ["x"] },
		"memory still has it",
	);
});

test("an answer that could not be written is written later, and until then the old one is not called current", async (context) => {
	const file = () => readFileSync(storedFile("/unwritten"), "utf8");
	const confirmed = () => statSync(storedFile("/unwritten")).mtimeMs;
	const folder = join(backend.dataDir, "last-good");
	backend.answer = sendJson(["old"]);
	await readBackend({ path: "/unwritten", parse: raw });
	const before = confirmed();
	renameSync(folder, `${folder}-away`);
	writeFileSync(folder, "no folder");
	backend.answer = sendJson(["new"]);
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

test("a list that was cut is read again after a restart, and until then operators are told", async () => {
	const items = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, title: `Award ${at + 1}` }));
	const body = JSON.stringify({ data: items });
	backend.answer = (request, response) => {
		response.setHeader("etag", '"awards"');
		if (request.headers["if-none-match"]) response.writeHead(304).end();
		else response.writeHead(200).end(body);
	};
	const script = `const { getAwards } = await import("#lib/backend/awards");
		const { lastGood } = await import("#lib/backend/client/last-good");
		const { listWarnings } = await import("#lib/backend/client/list-bounds");
		await lastGood({ path: "/awards", parse: ({ data }) => data });
		const said = () => listWarnings().map(({ warning }) => warning).join();
		console.log(JSON.stringify([said(), (await getAwards()).length, said()]));`;
	const started = (API_KEEP_ITEMS: string) =>
		inNewProcess(script, { API_KEEP_ITEMS, DATA_DIR: join(backend.dataDir, "restarted") });
	const cut = "the first 10 of 30 items are shown";
	assert.deepEqual(await started("10"), ["", 10, cut]);
	assert.deepEqual(await started("10"), [cut, 10, cut]);
	assert.deepEqual(await started("100"), ["", 30, ""]);
	assert.deepEqual(await started("100"), ["", 30, ""]);
});

test("after a restart an answer is requested again, however recent, because a change may have been announced meanwhile", async () => {
	backend.answer = sendJson(["before"]);
	await readBackend({ path: "/restart-fresh", parse: raw });
	backend.answer = sendJson(["since"]);
	const script = `const { lastGood } = await import("#lib/backend/client/last-good");
		const { readBackend } = await import("#lib/backend/client/backend-client");
		const source = { path: "/restart-fresh", parse: raw };
		console.log(JSON.stringify([(await lastGood(source)).value, await readBackend(source)]));`;
	assert.deepEqual(await inNewProcess(script, { API_FRESH_MS: "60000" }), [["before"], ["since"]]);
});

test("an item returned for another id counts as missing and is stored in no file", async () => {
	backend.answer = (request, response) => {
		const id = Number.parseInt(request.url?.split("/").at(-1) ?? "", 10);
		sendJson(id ? { id, title: "Forty-one" } : [{ id: 41, title: "Forty-one" }])(request, response);
	};
	const files = () => readdirSync(join(backend.dataDir, "last-good")).length;
	assert.equal((await getNotice("41"))?.title, "Forty-one");
	assert.equal(await getNotice("41abc"), undefined);
	const before = files();
	for (let at = 0; at < 20; at++) assert.equal(await getNotice(`41abc${at}`), undefined);
	assert.equal(files(), before);
});
