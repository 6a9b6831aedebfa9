/**
 * The names in their order, each once: the second of two equal ones gets `-2`, or the next number that is free. Names with the same
 * key are equal. Takes as long for many equal names as for many different ones.
 */
export function distinctNames(
	names: readonly string[],
	keyOf: (name: string) => string = (name) => name,
): string[] {
	const taken = new Set<string>();
	const turns = new Map<string, number>();
	return names.map((name) => {
		let turn = turns.get(keyOf(name)) ?? 1;
		let free = turn === 1 ? name : `${name}-${turn}`;
		while (taken.has(keyOf(free))) {
			turn += 1;
			free = `${name}-${turn}`;
		}
		turns.set(keyOf(name), turn);
		taken.add(keyOf(free));
		return free;
	});
}
