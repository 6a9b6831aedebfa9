import assert from "node:assert/strict";
import { test } from "node:test";
import { byteQuota } from "./byte-quota.ts";

const MEGABYTE = 1024 * 1024;

test("one network's uploads in progress are bounded, leave others theirs, and give their bytes back when they end", () => {
	const incoming = byteQuota({ total: 512 * MEGABYTE, perNetwork: 64 * MEGABYTE });
	const uploads = Array.from({ length: 14 }, () => incoming("154.160.1.1"));
	const taken = uploads.filter((upload) => upload.consume(5 * MEGABYTE));
	assert.equal(taken.length, 12);
	assert.ok(incoming("154.160.1.2").consume(5 * MEGABYTE), "the neighbour's upload comes in");
	for (const upload of taken) upload.release();
	assert.ok(incoming("154.160.1.1").consume(5 * MEGABYTE));
});
