import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { after, beforeEach, mock, test } from "node:test";
import { listen } from "../../e2e/listen.ts";

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
/** An address that sent too much waits for its next connection. */
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

test("the address of a connection that was closed gets no other for ten seconds", async () => {
	const request = "GET /api/search?q=a HTTP/1.1\r\nHost: x\r\n\r\n";
	await responsesTo(request.repeat(2_000), () => false);
	assert.equal(await responsesTo(request, () => true), "");
	waitForConnections();
	assert.equal(count(await responsesTo(request, () => true)), 1);
});

test("the connections that such an address keeps open count on after that", async () => {
	const request = "GET /api/search?q=a HTTP/1.1\r\nHost: x\r\n\r\n";
	const kept = [1, 2].map(() => connect(port, "127.0.0.1"));
	for (const socket of kept) {
		socket.write(request);
		await once(socket, "data");
	}
	await responsesTo(request.repeat(2_000), () => false);
	waitForConnections();
	const third = connect(port, "127.0.0.1");
	third.write(request);
	await once(third, "data");
	assert.equal(await responsesTo(request, () => true), "", "a fourth");
	for (const socket of [...kept, third]) socket.destroy();
	await new Promise((resolve) => setImmediate(resolve));
});

test("a connection may carry any number of requests if at most sixteen wait for a response", async () => {
	const request = "GET /api/search?q=a HTTP/1.1\r\nHost: x\r\n\r\n";
	assert.equal(count(await responsesTo(request.repeat(16), (responses) => count(responses) === 16)), 16);
	const socket = connect(port, "127.0.0.1");
	for (let sent = 0; sent < 40; sent++) {
		socket.write(request);
		await once(socket, "data");
	}
	socket.destroy();
});
