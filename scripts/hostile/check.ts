type Row = { where: string; name: string; expected: string; seen: string; ok: boolean };

const rows: Row[] = [];

/** Runs one check and records what it saw. Anything that it throws counts as a failure. */
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
	rows.push({ where, name, expected, seen, ok });
	const seconds = Math.round((performance.now() - begun) / 1_000);
	console.log(`${ok ? "ok  " : "FAIL"} ${where}: ${name}: ${seen} (${seconds} s)`);
}

/** Prints all checks as a table; whether every check passed. */
export function summary(): boolean {
	console.table(rows);
	return rows.length > 0 && rows.every((row) => row.ok);
}
