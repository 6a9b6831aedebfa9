import { FEATURED_VISIBLE_CARDS } from "#lib/company/limits";

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

/** Whether a card this far from the centre is visible: two are on each side. */
export const isOnRing = (offset: number) => Math.abs(offset) <= (FEATURED_VISIBLE_CARDS - 1) / 2;

/**
 * The CSS transform of a card this far from the centre. Cards are side by side, smaller towards the ends, and all follow a drag
 * (`--card`, `--gap` and `--drag` are lengths of the ring).
 */
export function placeOnRing(offset: number): string {
	const away = Math.abs(offset);
	const x = `${offset} * (var(--card) * ${1 - away * 0.04} + var(--gap))`;
	return `translateX(calc(${x} + var(--drag, 0px))) scale(${1 - away * 0.08})`;
}
