import assert from "node:assert/strict";
import { test } from "node:test";
import { DelayedDirection } from "./delayed-direction.ts";

test("packets arrive unchanged, in order, and no sooner than the line carries them", async () => {
	/** A packet of 100 bytes takes 10 ms. */
	const speed = { kilobits: 80, latency: 100 };
	const packets = Array.from({ length: 10 }, (_, at) => Buffer.alloc(100, at));
	const arrivals: { packet: Buffer; time: number }[] = [];
	const start = performance.now();
	await new Promise<void>((done) => {
		const direction = new DelayedDirection(speed, (packet) => {
			arrivals.push({ packet, time: performance.now() - start });
			if (arrivals.length === packets.length) done();
		});
		for (const packet of packets) direction.send(packet);
	});
	assert.deepEqual(
		arrivals.map(({ packet }) => packet),
		packets,
	);
	// Later is possible on a busy machine, sooner is not.
	for (const [at, { time }] of arrivals.entries())
		assert.ok(time >= (at + 1) * 10 + 50, `packet ${at} after ${time} ms`);
});
