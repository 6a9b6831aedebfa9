import { SWIPE_THRESHOLD_PX } from "#lib/company/limits";

/**
 * The meaning of a swipe by this many CSS pixels: `1` the next picture (to the left), `-1` the previous one, `0`
 * nothing. Only more than 50 px count (behaviour §9), and only if the finger moved more horizontally than vertically.
 */
export function swipeStep(across: number, down: number): -1 | 0 | 1 {
	if (Math.abs(across) <= SWIPE_THRESHOLD_PX || Math.abs(across) <= Math.abs(down)) return 0;
	return across < 0 ? 1 : -1;
}
