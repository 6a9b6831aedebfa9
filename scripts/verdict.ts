const missed: string[] = [];
let examined = 0;

/** The measurements of a system test, for the table at its end. */
export const metrics: Record<string, string | number> = {};

/** Notes a promise that the system did not keep. */
export function expect(promise: string, isMet: boolean): void {
	examined += 1;
	if (!isMet) missed.push(promise);
}

/**
 * Prints the metrics and the broken promises, and ends the process: with 0 and these words if there are none. A test that
 * examined nothing has failed.
 */
export function conclude(success: string): never {
	expect("anything to examine", examined > 0);
	if (Object.keys(metrics).length > 0) console.table(metrics);
	for (const one of missed) console.log(`MISSED ${one}`);
	console.log(missed.length === 0 ? success : `${missed.length} missed.`);
	process.exit(missed.length > 0 ? 1 : 0);
}
