/** Calls `work` with 0, 1, 2 … as long as `goesOn` says so of the next number, with so many calls in flight at once. */
export async function inParallel(
	atOnce: number,
	goesOn: (next: number) => boolean,
	work: (number: number) => Promise<unknown>,
): Promise<void> {
	let next = 0;
	const worker = async () => {
		while (goesOn(next)) await work(next++);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}
