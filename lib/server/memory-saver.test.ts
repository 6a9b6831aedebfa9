import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { getHeapStatistics } from "node:v8";
import { saveMemoryWhenLarge } from "#lib/server/memory-saver";

test("memory is saved while the heap takes most of its limit, and each change is told once", ({ mock }) => {
	mock.timers.enable({ apis: ["setInterval"] });
	const limit = 200;
	let size = 100;
	const flags: string[] = [];
	saveMemoryWhenLarge(
		(flag) => flags.push(flag),
		() => ({ ...getHeapStatistics(), total_heap_size: size, heap_size_limit: limit }),
	);
	const sizes = [100, 109, 111, 180, 111, 109, 100, 150];
	for (size of sizes) mock.timers.tick(5_000);
	assert.deepEqual(flags, ["--memory-saver-mode", "--no-memory-saver-mode", "--memory-saver-mode"]);
});

test("this version of Node has the mode", () => {
	const options = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
	assert.match(options, /--memory-saver-mode /);
});
