import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

const SCRIPT = `import { openSync } from "node:fs";
	import { canOpenFiles } from "#lib/server/open-files";
	const before = await canOpenFiles();
	try { for (;;) openSync("/dev/null"); } catch {}
	console.log(before, await canOpenFiles());`;

test("a process notices that it can open no more files", { skip: process.platform === "win32" }, () => {
	const limited = ["-c", 'ulimit -n 100; exec "$0" --input-type=module -e "$1"', process.execPath, SCRIPT];
	assert.equal(execFileSync("sh", limited, { encoding: "utf8" }).trim(), "true false");
});
