import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { MUTANTS } from "./all.ts";
import { reasonNotApplicable } from "./workplace.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test("every mutant still applies to the code, and its tests exist", async () => {
	const faults: string[] = [];
	for (const mutant of MUTANTS) {
		const fault = await reasonNotApplicable(ROOT, mutant);
		if (fault) faults.push(`${mutant.id}: ${fault}`);
		for (const file of [...(mutant.unit ?? []), ...(mutant.e2e ?? [])])
			if (!existsSync(join(ROOT, file))) faults.push(`${mutant.id}: ${file} does not exist`);
	}
	assert.deepEqual(faults, []);
});
