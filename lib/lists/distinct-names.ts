/**
 * The names in their order, each once: the second of two equal ones gets `-2`, or the next number that is free. Takes as long for
 * many equal names as for many different ones.
 */
export function distinctNames(names: readonly string[]): string[] {
	const taken = new Set<string>();
	const turns = new Map<string, number>();
	return names.map((name) => {
		let turn = turns.get(name) ?? 1;
		let free = turn === 1 ? name : `${name}-${turn}`;
		while (taken.has(free)) {
			turn += 1;
			free = `${name}-${turn}`;
		}
		turns.set(name, turn);
		taken.add(free);
		return free;
	});
}
