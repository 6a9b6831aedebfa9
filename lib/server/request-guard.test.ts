import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { dirname, join, sep } from "node:path";
import { text } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { eventually } from "#lib/platform/samples/eventually";
import { guardRequests } from "#lib/server/request-guard";
import { refusal } from "#lib/server/request-plan";
import { listen } from "../../e2e/support/listen.ts";
import { send } from "../../e2e/support/send.ts";

test("ordinary requests pass, and malformed ones get the reason", () => {
	const rows: [method: string, url: string, status: number | undefined][] = [
		["GET", "/", undefined],
		["GET", "/products/personal/salary%20loans?utm_source=100%", undefined],
		["GET", "/products/x/%C9%9B", undefined],
		["HEAD", "/about", undefined],
		["POST", "/api/contact?x=1", undefined],
		["POST", "/api/where-is-it", undefined],
		["POST", "/api/x", 405],
		["POST", "/api/contact/x", 405],
		["POST", "/api/search", 405],
		["TRACE", "/", 405],
		["PUT", "/about", 405],
		["GET", "/products/x/%E0%A4%A", 400],
		["GET", "/%", 400],
		["GET", "/%ff", 400],
		["GET", "/%C0%AF", 400],
		["GET", "/a%00b", 400],
		["GET", "//evil.example/", 400],
		["GET", "/\\evil.example", 400],
		["GET", "http://evil.example/", 400],
		["GET", `/${"x".repeat(5000)}`, 414],
		["POST", "/", 405],
		["POST", "/contact", 405],
		["POST", "/tools/fixed-deposit.segments/_tree.segment.rsc", 405],
		["GET", "/_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=55", undefined],
		["GET", "/_next/image?url=%2Fimages%2Fbranch.webp%231&w=96&q=55", 400],
	];
	for (const [method, url, status] of rows) {
		assert.equal(refusal(method, url)?.status, status, `${method} ${url.slice(0, 60)}`);
	}
});

test("every route that takes posts gets them", () => {
	const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) =>
		/route\.tsx?$/.test(name),
	);
	const posted = files.filter((name) => /export .*\bPOST\b/.test(readFileSync(join("app", name), "utf8")));
	assert.ok(posted.length > 3);
	for (const name of posted) {
		const url = `/${dirname(name)
			.replaceAll(sep, "/")
			.replace(/\[\w+\]/g, "7")}`;
		assert.equal(refusal("POST", url), undefined, url);
	}
});

/** Asks a guarded server, whose valid requests `handle` answers in Next's place. */
async function guarded(t: TestContext, handle: RequestListener) {
	const server = createServer();
	guardRequests(server, handle);
	const { port, url, stop } = await listen(server);
	t.after(stop);
	const ask = (path: string, headers: Record<string, string> = {}) => send(url, "GET", path, headers);
	return Object.assign(ask, { port });
}

/** A connection whose responses nobody reads, and its end. */
function connection(port: number) {
	const socket = connect(port, "127.0.0.1");
	socket.on("error", () => {}).resume();
	return { socket, closed: new Promise((resolve) => void socket.once("close", resolve)) };
}

test("nothing that a visitor sends beside the URL of a page reaches Next", async (t) => {
	const reached: string[] = [];
	const ask = await guarded(t, (request, response) => {
		reached.push(JSON.stringify([request.url, request.headers]));
		response.end();
	});
	const headers = {
		"user-agent": "SECRET Twitterbot",
		cookie: "a=SECRET",
		referer: "https://x.example/SECRET",
		"accept-language": "SECRET",
		"content-security-policy": "script-src 'nonce-SECRET'",
		"content-security-policy-report-only": "script-src 'nonce-SECRET'",
		"x-forwarded-host": "SECRET",
		"x-invoke-path": "/SECRET",
		"x-matched-path": "/SECRET",
		"x-nextjs-data": "SECRET",
	};
	for (const path of ["/about?SECRET=SECRET", "/SECRET", "/about/x/SECRET", "/"]) await ask(path, headers);
	assert.equal(reached.length, 4);
	assert.doesNotMatch(reached.join(), /SECRET/);
	reached.length = 0;
	await ask("/api/search?q=a", headers);
	assert.doesNotMatch(reached.join(), /nonce/);
});

test("the formats of pictures that a client takes reach Next in one of four spellings", async (t) => {
	const accepted: (string | undefined)[] = [];
	const ask = await guarded(t, (request, response) => {
		accepted.push(request.headers.accept);
		response.end();
	});
	const rows: [accept: string, expected: string][] = [
		["a/a;", "*/*"],
		["image/avif,image/webp,image/png,*/*;q=0.8", "image/avif,image/webp,*/*"],
		["image/webp, IMAGE/AVIF; q=0.5", "image/avif,image/webp,*/*"],
		["image/avif;q=0", "*/*"],
		["image/avif ; q=0.000,image/webp", "image/webp,*/*"],
	];
	for (const [accept] of rows) await ask("/_next/image?url=%2Flogo.webp&w=96&q=55", { accept });
	assert.deepEqual(
		accepted,
		rows.map(([, expected]) => expected),
	);
});

test("searches while typing take turns: two at a time, and a 503 beyond fifty that wait", async (t) => {
	const begun: ServerResponse[] = [];
	const bothBegun = Promise.withResolvers<void>();
	let isEnding = false;
	const ask = await guarded(t, (_, response) => {
		if (isEnding) return void response.end("found");
		if (begun.push(response) === 2) bothBegun.resolve();
	});
	const search = (at: number) => ask(`/api/search?q=${at}`);
	const responses = [search(0), search(1)];
	await bothBegun.promise;
	for (let at = 2; at < 53; at++) responses.push(search(at));
	const { status, headers } = await Promise.race(responses);
	assert.deepEqual([status, headers["retry-after"]], [503, "30"]);
	assert.equal(begun.length, 2);
	isEnding = true;
	for (const response of begun) response.end("found");
	const statuses = (await Promise.all(responses)).map((response) => response.status);
	assert.deepEqual([statuses.filter((each) => each === 200).length, statuses.length], [52, 53]);
});

test("readers who take nothing of what they asked for keep nobody waiting", async (t) => {
	// A turn that ends only because it took too long never ends here.
	t.mock.timers.enable({ apis: ["setTimeout"] });
	let ended = 0;
	const ask = await guarded(t, (request, response) => {
		response.end(request.url?.endsWith("last") ? "found" : Buffer.alloc(8_000_000));
		ended += 1;
	});
	const sockets = [0, 1, 2].map(() => connect(ask.port, "127.0.0.1"));
	for (const [at, socket] of sockets.entries()) {
		socket.on("error", () => {}).pause();
		socket.write(`GET /api/search?q=${at} HTTP/1.1\r\nHost: x\r\n\r\n`);
	}
	assert.equal((await ask("/api/search?q=last")).body, "found");
	await eventually(() => ended === 4, "all four have begun");
	for (const socket of sockets) socket.destroy();
});

test("an error in a route handler is a page that says so, where Next sends nothing", async (t) => {
	const ask = await guarded(t, (_, response) => {
		response.statusCode = 500;
		response.end();
	});
	for (const path of ["/preview-image.jpg?of=a", "/api/search?q=a"]) {
		const { status, headers, body } = await ask(path);
		assert.equal(status, 500);
		assert.match(body, /The fault is ours, not yours/);
		assert.equal(headers["content-type"], "text/html; charset=utf-8");
		assert.equal(headers["cache-control"], "no-store");
		assert.match(String(headers["content-security-policy"]), /script-src 'none'|default-src 'none'/);
	}
});

test("a post to a page reads why it is refused, although its body comes later", async (t) => {
	const { port } = await guarded(t, (_, response) => void response.end());
	const socket = connect(port, "127.0.0.1");
	const failed = once(socket, "error").then(([error]) => assert.fail(error));
	await once(socket, "connect");
	socket.write("POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n");
	await wait(100);
	socket.write("a=".repeat(500_000));
	await wait(100);
	socket.write("a=".repeat(500_000));
	await wait(100);
	const response = await Promise.race([text(socket), failed]);
	assert.match(response, /^HTTP\/1.1 405 /);
	assert.match(response, /<\/html>/);
});

test("a body that never ends is cut, however much of it comes", async (t) => {
	const { port } = await guarded(t, (_, response) => void response.end());
	const { socket, closed } = connection(port);
	socket.write("POST /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
	const piece = `10000\r\n${"a".repeat(65_536)}\r\n`;
	const sending = setInterval(() => socket.writable && socket.write(piece.repeat(32)), 1);
	await closed;
	clearInterval(sending);
	assert.ok(socket.bytesWritten > 16_000_000);
});

test("a connection that stays open holds none of the posts that it has carried", async (t) => {
	const listeners: number[] = [];
	const { port } = await guarded(t, (request, response) => {
		listeners.push(request.socket.listenerCount("close"));
		request.resume().once("end", () => response.end());
	});
	const socket = connect(port, "127.0.0.1");
	for (let post = 0; post < 5; post++) {
		socket.write("POST /api/vitals HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}");
		await once(socket, "data");
	}
	socket.destroy();
	assert.equal(listeners.length, 5);
	assert.equal(listeners.at(-1), listeners[0]);
});

test("a refusal that waits for an earlier response ends once, however much of its body comes", async (t) => {
	const begun = Promise.withResolvers<ServerResponse>();
	const { port } = await guarded(t, (_, response) => begun.resolve(response));
	const { socket, closed } = connection(port);
	let received = "";
	socket.on("data", (bytes) => {
		received += bytes;
	});
	socket.write("GET /api/search?q=a HTTP/1.1\r\nHost: x\r\n\r\n");
	socket.write("POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 40000000\r\n\r\n");
	const endLate = async () => (await begun.promise).end("found");
	socket.write("a".repeat(24_000_000), () => setTimeout(endLate, 200));
	// A response that ends twice is an exception that nobody catches.
	await closed;
	assert.deepEqual(received.match(/HTTP\/1\.1 \d+/g), ["HTTP/1.1 200", "HTTP/1.1 405"]);
});

test("a page that takes too long is answered with an error, and Next may end it later", async (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	let late: ServerResponse | undefined;
	const ask = await guarded(t, (_, response) => {
		late = response;
		setImmediate(() => t.mock.timers.tick(20_000));
	});
	const response = await ask("/about");
	assert.equal(response.status, 503);
	assert.equal(response.headers["cache-control"], "no-store");
	assert.match(String(response.headers["content-type"]), /^text\/html/);
	assert.match(String(response.headers["content-security-policy"]), /script-src 'none'/);
	late?.setHeader("x", "late").writeHead(200);
	late?.write("late");
	late?.end("late");
});

test("a body that comes by the byte is cut, whether anything reads it or not", async (t) => {
	t.mock.timers.enable({ apis: ["setInterval"] });
	let received: (() => number) | undefined;
	const { port } = await guarded(t, (request, response) => {
		const { socket } = request;
		received = () => socket.bytesRead;
		if (request.url?.startsWith("/api/search")) response.end();
		else request.resume();
	});
	for (const head of ["GET /api/search?q=a", "POST /api/vitals", "POST /api/contact"]) {
		received = undefined;
		const { socket, closed } = connection(port);
		socket.write(`${head} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n`);
		await eventually(() => received !== undefined, "the head arrives");
		socket.write("a".repeat(20_000));
		await eventually(() => (received?.() ?? 0) > 20_000, "the body arrives");
		t.mock.timers.tick(45_000);
		await wait(50);
		assert.equal(socket.destroyed, false, `${head}: enough has come`);
		socket.write("a");
		await wait(50);
		t.mock.timers.tick(45_000);
		await closed;
	}
});
