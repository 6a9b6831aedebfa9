import { expect } from "../verdict.ts";

/** Runs one check and prints what it saw. Anything that it throws counts as a failure. */
export async function check(
	where: string,
	name: string,
	expected: string,
	run: () => Promise<{ seen: string; ok: boolean }>,
): Promise<void> {
	const begun = performance.now();
	const { seen, ok } = await run().catch((error: Error) => ({
		seen: `failed: ${error.message.split("\n", 1)[0]}`,
		ok: false,
	}));
	expect(`${where}: ${name}: ${seen} instead of ${expected}`, ok);
	const seconds = Math.round((performance.now() - begun) / 1_000);
	console.log(`${ok ? "ok  " : "FAIL"} ${where}: ${name}: ${seen} (${seconds} s)`);
}
