import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("a visitor's text that Next prints is one line of the log, without control codes", () => {
	const script = `
		const { logPrintedLines } = await import("#lib/server/printed-lines");
		logPrintedLines();
		console.error("not a picture:", "/a\\u001b[2J\\u009b2J\\n{\\"level\\":60}", new Error("b\\0c"));`;
	const { stdout, stderr } = spawnSync(
		process.execPath,
		["--conditions=react-server", "--input-type=module", "-e", script],
		{ encoding: "utf8", env: { ...process.env, LOG_LEVEL: "info" } },
	);
	assert.equal(stderr, "");
	assert.doesNotMatch(stdout, /(?!\n)\p{Cc}/u);
	const lines = stdout.trim().split("\n");
	assert.equal(lines.length, 1);
	const { level, msg, printed } = JSON.parse(lines[0] ?? "");
	assert.deepEqual([level, msg], [50, "printed"]);
	assert.ok(printed.startsWith("not a picture: /a\u001b[2J?2J\n"), printed);
});
