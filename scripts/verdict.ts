const faults: string[] = [];
let examined = 0;

/** What a proof has measured, for the table at its end. */
export const figures: Record<string, string | number> = {};

/** Notes what a proof did not find as promised. */
export function expect(promise: string, isKept: boolean): void {
	examined += 1;
	if (!isKept) faults.push(promise);
}

/**
 * Prints the figures and what was missed, and ends the process: with 0 and these words if nothing was. A proof that examined nothing
 * has failed.
 */
export function conclude(success: string): never {
	expect("anything to examine", examined > 0);
	if (Object.keys(figures).length > 0) console.table(figures);
	for (const fault of faults) console.log(`MISSED ${fault}`);
	console.log(faults.length === 0 ? success : `${faults.length} missed.`);
	process.exit(faults.length > 0 ? 1 : 0);
}
