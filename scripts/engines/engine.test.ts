import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { killGroup, startBrowser } from "./engine.ts";

test("a browser that a shell script started ends with the script", { timeout: 10_000 }, async () => {
	const script = spawn("sh", ["-c", "sleep 30 & echo started; wait"], {
		detached: true,
		stdio: ["ignore", "pipe", "ignore"],
	});
	await once(script.stdout, "data");
	killGroup(script);
	// Its output closes once nobody holds it any more, the `sleep` included.
	await once(script, "close");
});

test("a browser that does not start says why and leaves no profile behind", async () => {
	let profile = "";
	const start = startBrowser({
		name: "Netscape",
		executable: process.execPath,
		args: (folder) => {
			profile = folder;
			return ["--eval", "console.error('no display')"];
		},
		announcement: /listening on (\S+)/,
	});
	await assert.rejects(start, /^Error: Netscape did not start:\nno display$/m);
	assert.ok(profile);
	assert.equal(existsSync(profile), false);
});
