import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { test } from "node:test";
import { listen } from "../../e2e/support/listen.ts";

process.env.TRUST_PROXY = "1";
process.env.LOG_LEVEL = "silent";
const { guardRequests } = await import("#lib/server/request-guard");

/** Responses of a guarded server to requests at once, each from a visitor of this address behind a proxy. */
async function responsesOf(
	handle: RequestListener,
	asked: { path: string; from?: string; method?: string }[],
) {
	const server = createServer();
	guardRequests(server, handle);
	const { port, stop } = await listen(server);
	const responses = asked.map(async ({ path, from = "192.0.2.1", method }) => {
		const headers = { "x-forwarded-for": from };
		const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
		const [response] = await once(sent, "response");
		let text = "";
		for await (const piece of response.setEncoding("utf8")) text += piece;
		return { status: response.statusCode, headers: response.headers, text };
	});
	return Promise.all(responses).finally(stop);
}

test("behind a proxy, a visitor's search comes before the many of another network", async () => {
	const order: string[] = [];
	const handle: RequestListener = ({ url = "" }, response) => {
		order.push(url);
		setTimeout(() => response.end("[]"), 20);
	};
	const many = Array.from({ length: 20 }, (_, at) => ({ path: `/api/search?q=${at}` }));
	await responsesOf(handle, [...many, { path: "/api/search?q=one", from: "198.51.100.7" }]);
	assert.ok(order.indexOf("/api/search?q=one") < 6, order.join(" "));
});

test("a visitor reads a plain page where Next sends an error that only script could fill, or nothing", async () => {
	const handle: RequestListener = ({ url }, response) => {
		response.statusCode = 500;
		if (url?.endsWith("=html")) response.setHeader("content-type", "text/html").setHeader("etag", '"x"');
		response.end("<p>by script</p>");
	};
	const [html, bare] = await responsesOf(handle, [
		{ path: "/api/search?q=html" },
		{ path: "/api/search?q=bare" },
	]);
	for (const response of [html, bare]) {
		assert.equal(response?.status, 500);
		assert.match(response?.text ?? "", /<h1/);
		assert.match(String(response?.headers["content-security-policy"]), /script-src 'none'/);
		assert.deepEqual([response?.headers.etag, response?.headers["cache-control"]], [undefined, "no-store"]);
	}
});

test("a client gets a route handler's response as it was sent, with a policy and the site's headers", async () => {
	const handle: RequestListener = (_, response) => {
		response.writeHead(422, { "content-type": "application/json", etag: "without-quotes" });
		response.write("[1,");
		response.end("2]");
	};
	const [read, head] = await responsesOf(handle, [
		{ path: "/api/search?q=a" },
		{ path: "/api/search?q=a", method: "HEAD" },
	]);
	assert.deepEqual([read?.status, read?.text, head?.status, head?.text], [422, "[1,2]", 422, ""]);
	assert.equal(read?.headers.etag, '"without-quotes"');
	assert.equal(read?.headers["content-security-policy"], "frame-ancestors 'none'");
	assert.ok(read?.headers["x-request-id"]);
});

test("Next is told that a visitor has left", async () => {
	const server = createServer();
	const closed = Promise.withResolvers<boolean>();
	const begun = Promise.withResolvers<void>();
	guardRequests(server, (_, response) => {
		response.once("close", () => closed.resolve(response.writableFinished));
		begun.resolve();
	});
	const { port, stop } = await listen(server);
	const sent = request({ host: "127.0.0.1", port, path: "/api/search?q=a" })
		.on("error", () => {})
		.end();
	await begun.promise;
	sent.destroy();
	assert.equal(await closed.promise, false);
	await stop();
});
