import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { after, beforeEach, mock, test } from "node:test";
import { listen } from "../../e2e/support/listen.ts";

process.env.MAX_CONNECTIONS_PER_ADDRESS = "3";
const { guardRequests } = await import("#lib/server/request-guard");

let handled = 0;
const server = createServer();
guardRequests(server, (request, response) => {
	handled += 1;
	request.resume();
	setImmediate(() => response.end("received"));
});
const { port, stop } = await listen(server);
mock.timers.enable({ apis: ["setTimeout"] });
/** As many connections as an address may have closed before it waits for its next one. */
const CLOSED_MAX = 10;
const waitForConnections = () => mock.timers.tick(10_000);
beforeEach(waitForConnections);
after(stop);

/** The responses to requests that are sent all at once, until the connection closes or `isEnough`. */
async function responsesTo(text: string, isEnough: (responses: string) => boolean) {
	const socket = connect(port, "127.0.0.1");
	let responses = "";
	socket.on("error", () => {});
	socket.on("data", (data) => {
		responses += data;
		if (isEnough(responses)) socket.destroy();
	});
	socket.write(text);
	await new Promise((resolve) => socket.once("close", resolve));
	return responses;
}
const count = (responses: string) => responses.split("HTTP/1.1 200").length - 1;

for (const request of [
	"GET /api/search?q=a HTTP/1.1\r\nHost: x\r\n\r\n",
	"POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n",
]) {
	const [method] = request.split(" ", 1);
	test(`a connection with more than sixteen unanswered ${method} requests is closed`, async () => {
		handled = 0;
		const responses = await responsesTo(request.repeat(2_000), () => false);
		assert.ok(handled <= 16, `${handled} handled`);
		assert.ok(count(responses) <= 16);
	});
}

const request = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n";
const closeOne = () => responsesTo(request.repeat(20), () => false);
async function closeMany() {
	for (let closed = 0; closed < CLOSED_MAX; closed++) await closeOne();
}

test("a connection that is closed for too many requests costs its neighbours nothing", async () => {
	const neighbour = connect(port, "127.0.0.1");
	await once(neighbour, "connect");
	for (let closed = 1; closed < CLOSED_MAX; closed++) await closeOne();
	assert.equal(count(await responsesTo(request, () => true)), 1, "a new connection");
	neighbour.write(request);
	const [response] = await once(neighbour, "data");
	assert.match(String(response), /^HTTP\/1\.1 200/);
	neighbour.destroy();
	await new Promise((resolve) => setImmediate(resolve));
});

test("an address that had ten connections closed in ten seconds gets no other for ten seconds", async () => {
	await closeMany();
	assert.equal(await responsesTo(request, () => true), "");
	waitForConnections();
	assert.equal(count(await responsesTo(request, () => true)), 1);
});

test("a client that reconnects at once has nobody's connection reset", async () => {
	const neighbour = connect(port, "127.0.0.1");
	await once(neighbour, "connect");
	for (let tries = 0; tries < 3 * CLOSED_MAX; tries++) {
		const flood = closeOne();
		neighbour.write(request);
		assert.match(String(await once(neighbour, "data")), /^HTTP\/1\.1 200/);
		await flood;
	}
	neighbour.destroy();
	await new Promise((resolve) => setImmediate(resolve));
});

test("the connections that such an address keeps open count on after that", async () => {
	const kept = [1, 2].map(() => connect(port, "127.0.0.1"));
	for (const socket of kept) {
		socket.write(request);
		await once(socket, "data");
	}
	await closeMany();
	waitForConnections();
	const third = connect(port, "127.0.0.1");
	third.write(request);
	await once(third, "data");
	assert.equal(await responsesTo(request, () => true), "", "a fourth");
	for (const socket of [...kept, third]) socket.destroy();
	await new Promise((resolve) => setImmediate(resolve));
});

test("a connection may carry any number of requests if at most sixteen wait for a response", async () => {
	assert.equal(count(await responsesTo(request.repeat(16), (responses) => count(responses) === 16)), 16);
	const socket = connect(port, "127.0.0.1");
	for (let sent = 0; sent < 40; sent++) {
		socket.write(request);
		await once(socket, "data");
	}
	socket.destroy();
});
