import { randomInt } from "node:crypto";

/**
 * The seed of all that a test leaves to chance. With the same `SEED` in the environment it makes the same choices; what happens between
 * processes still differs in time. Processes that it starts inherit the seed.
 */
export const SEED = Number(process.env.SEED || randomInt(2 ** 31));
process.env.SEED = String(SEED);

let state = SEED;

/** The next number, from 0 to below 1 (mulberry32). */
export function random(): number {
	state = (state + 0x6d2b79f5) | 0;
	let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
	mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
