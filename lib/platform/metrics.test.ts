import assert from "node:assert/strict";
import { test } from "node:test";
import { counter, gauge, histogram, metricsText } from "#lib/platform/metrics";

const linesOf = async (name: string) =>
	(await metricsText()).split("\n").filter((line) => line.startsWith(name));

test("a counter declared twice is one metric, with a value per label", async () => {
	counter("a_total", "A").add({ kind: "x" });
	counter("a_total", "A").add({ kind: "x" }, 2);
	counter("a_total", "A").add({ kind: "y" });
	assert.deepEqual(await linesOf("a_total"), ['a_total{kind="x"} 3', 'a_total{kind="y"} 1']);
});

test("a counter to which nothing was added is shown", async () => {
	counter("f_total", "F").add({ kind: "x" }, 0);
	assert.deepEqual(await linesOf("f_total"), ['f_total{kind="x"} 0']);
});

test("a histogram counts each span in every bucket that holds it", async () => {
	const spans = histogram("b_seconds", "B");
	for (const seconds of [0.004, 0.2, 30]) spans.observe({}, seconds);
	const lines = await linesOf("b_seconds");
	assert.ok(lines.includes('b_seconds_bucket{le="0.005"} 1'));
	assert.ok(lines.includes('b_seconds_bucket{le="0.25"} 2'));
	assert.ok(lines.includes('b_seconds_bucket{le="+Inf"} 3'));
	assert.ok(lines.includes("b_seconds_sum 30.204"));
	assert.ok(lines.includes("b_seconds_count 3"));
});

test("a gauge is read on each scrape, and one that fails does not affect the others", async () => {
	let value = 1;
	gauge("c", "C", () => [{ value }]);
	gauge("d", "D", () => Promise.reject(new Error("no")));
	value = 2;
	assert.deepEqual(await linesOf("c"), ["c 2"]);
	assert.deepEqual(await linesOf("d"), []);
});

test("a gauge that hangs holds up the others for five seconds at most", async (context) => {
	context.mock.timers.enable({ apis: ["setTimeout"] });
	gauge("h", "H", () => new Promise<never>(() => {}));
	const lines = metricsText();
	context.mock.timers.tick(5_000);
	assert.match(await lines, /^# TYPE h gauge$/m);
	gauge("h", "H", () => []);
});

test("a label cannot break its line", async () => {
	counter("e_total", "E").add({ path: 'a"b\\c\nd' });
	assert.deepEqual(await linesOf("e_total"), ['e_total{path="a\\"b\\\\c\\nd"} 1']);
});
