import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

/** The first versions without known vulnerabilities. Raise them with each advisory. */
const FLOORS: Record<string, string> = {
	next: "16.2.6",
	react: "19.2.6",
	"react-dom": "19.2.6",
};

test("the installed framework is not older than its last security fix", async () => {
	const lock = JSON.parse(await readFile(new URL("../../package-lock.json", import.meta.url), "utf8"));
	for (const [name, floor] of Object.entries(FLOORS)) {
		const { version } = lock.packages[`node_modules/${name}`];
		assert.ok(isAtLeast(version, floor), `${name} ${version} is older than ${floor}`);
	}
});

function isAtLeast(version: string, floor: string): boolean {
	const [have, want] = [version, floor].map((text) => text.split(".").map(Number));
	const at = want?.findIndex((part, index) => part !== have?.[index]) ?? -1;
	return at === -1 || (have?.[at] ?? 0) > (want?.[at] ?? 0);
}
