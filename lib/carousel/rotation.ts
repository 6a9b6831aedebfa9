/** Position `index` on a ring of `count` places: one before the first is the last. An empty ring has only place 0. */
export const wrapIndex = (index: number, count: number) =>
	count === 0 ? 0 : ((index % count) + count) % count;

/**
 * How far place `index` stands from `centre` on a ring of `count`, by the shorter way round: 0 for the centre, negative
 * to its left. With an even count the farthest place counts as to the right.
 */
export function ringOffset(index: number, centre: number, count: number): number {
	const forward = wrapIndex(index - centre, count);
	return forward > count / 2 ? forward - count : forward;
}
