/** After how long a page says that what was pressed is on its way. */
export const LOADING_AFTER_MS = 300;

/** How long code may be on its way that nothing takes the place of. */
const CODE_MS = 15_000;

/** As the promise, but rejects if it takes longer. What comes later is ignored. */
export const within = <Value>(promise: Promise<Value>, ms = CODE_MS): Promise<Value> =>
	Promise.race([
		promise,
		new Promise<never>((_, reject) => setTimeout(reject, ms, new Error("It did not come in time"))),
	]);
