import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { killGroup } from "./engine.ts";

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
