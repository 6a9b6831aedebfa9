import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

/** Waits until the check holds. Fails if it does not within ten seconds. */
export async function eventually(check: () => unknown, what: string): Promise<void> {
	for (let waited = 0; waited < 10_000; waited += 10) {
		if (await check()) return;
		await wait(10);
	}
	assert.fail(`never: ${what}`);
}
