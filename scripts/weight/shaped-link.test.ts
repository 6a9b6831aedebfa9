import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { fetch, Socks5ProxyAgent } from "undici";
import { startShapedLink } from "./shaped-link.ts";

const SPEED = { kilobits: 800, latency: 100 };
/** 400 ms on the line. */
const BODY = Buffer.alloc(40_000, "0123456789abcdef");

test("bytes arrive unchanged, and no sooner than the line carries them, however many connections share it", async () => {
	const server = createServer((_, response) => response.end(BODY));
	await new Promise<void>((done) => server.listen(0, "localhost", done));
	const { port } = server.address() as AddressInfo;
	const link = await startShapedLink(SPEED);
	const dispatcher = new Socks5ProxyAgent(link.proxy);
	const start = performance.now();
	const times = await Promise.all(
		["/a", "/b"].map(async (path) => {
			const answer = await fetch(`http://localhost:${port}${path}`, { dispatcher });
			const body = Buffer.from(await answer.arrayBuffer());
			assert.ok(body.equals(BODY), path);
			return performance.now() - start;
		}),
	);
	await dispatcher.close();
	link.stop();
	server.close();
	server.closeAllConnections();
	// Two round trips, and 80 KB: slower is possible on a busy machine, faster is not.
	assert.ok(Math.max(...times) >= 2 * SPEED.latency + 800, String(times));
});
