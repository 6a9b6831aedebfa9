/** Position `index` on a ring of `count` places: one before the first is the last. An empty ring has only place 0. */
export const wrapIndex = (index: number, count: number) =>
	count === 0 ? 0 : ((index % count) + count) % count;

/**
 * The distance of position `index` from `centre` on a ring of `count`, the shorter way round: 0 for the centre, negative to its
 * left. With an even count, the farthest position counts as right.
 */
export function ringOffset(index: number, centre: number, count: number): number {
	const forward = wrapIndex(index - centre, count);
	return forward > count / 2 ? forward - count : forward;
}
