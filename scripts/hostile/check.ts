export type Row = { where: string; name: string; expected: string; seen: string; ok: boolean };

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

/** The table of all checks, and whether every check passed. */
export function summary(): { table: string; ok: boolean } {
	const head: Row = { where: "where", name: "check", expected: "expected", seen: "seen", ok: true };
	const cells = [head, ...rows].map((row, index) => [
		row.where,
		row.name,
		row.expected,
		row.seen,
		index === 0 ? "ok" : row.ok ? "yes" : "NO",
	]);
	const widths =
		cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
	const table = cells
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join(" | ")
				.trimEnd(),
		)
		.join("\n");
	return { table, ok: rows.length > 0 && rows.every((row) => row.ok) };
}
