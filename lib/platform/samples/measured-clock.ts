let passed = 0;
const { now } = performance;
performance.now = () => now.call(performance) + passed;

/** Advances the clock that measures durations, in milliseconds. */
export const pass = (ms: number): void => {
	passed += ms;
};
