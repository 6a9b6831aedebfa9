import assert from "node:assert/strict";
import { test } from "node:test";
import { reportLimit } from "#lib/server/report-limit";

test("a network that is refused because all together send too much keeps its own quota", async (context) => {
	context.mock.timers.enable({ apis: ["Date", "setTimeout"] });
	const allows = reportLimit({ points: 1, seconds: 86_400, fromAllPerMinute: 1 });
	assert.equal(await allows("192.0.2.1"), true);
	assert.equal(await allows("198.51.100.1"), false);
	context.mock.timers.tick(60_001);
	assert.equal(await allows("192.0.2.1"), false, "its own quota of the day is used up");
	assert.equal(await allows("198.51.100.1"), true);
});
