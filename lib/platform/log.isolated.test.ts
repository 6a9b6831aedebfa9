import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";

const SCRIPT = `
import { log } from "#lib/platform/log";
console.error("ready");
process.stdin.once("data", () => {
	log.info("stopping");
	log.info("stopped");
	process.exit(143);
});`;

test("a process whose log reader has gone ends when it is told to", { timeout: 30_000 }, async (t) => {
	const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", SCRIPT], {
		stdio: ["pipe", "pipe", "pipe"],
	});
	t.after(() => child.kill("SIGKILL"));
	await once(child.stderr, "data");
	child.stdout.destroy();
	child.stdin.write("end\n");
	assert.deepEqual(await once(child, "exit"), [143, null]);
});
