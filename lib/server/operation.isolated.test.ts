import assert from "node:assert/strict";
import { test } from "node:test";

process.env.METRICS_TOKEN = "sixteen characters";
const { gauge } = await import("#lib/platform/metrics");
const { processResponse } = await import("#lib/server/operation");

test("scrapes at once read the metrics once, and the next scrape reads them again", async () => {
	let reads = 0;
	gauge("test_reads", "Reads.", async () => [{ value: ++reads }]);
	const scrape = async () => {
		const { body } = await processResponse("/metrics", { authorization: "Bearer sixteen characters" });
		return /^test_reads (\d+)$/m.exec(String(body))?.[1];
	};
	assert.deepEqual(await Promise.all([scrape(), scrape(), scrape()]), ["1", "1", "1"]);
	assert.equal(await scrape(), "2");
});
