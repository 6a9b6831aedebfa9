/** After how long a page says that it is loading what was pressed. */
export const LOADING_AFTER_MS = 300;

/** Default timeout, for code without a fallback. */
const CODE_MS = 15_000;

/** Settles like the promise, or with `late()` after `ms`; by default rejects then. A later result of the promise is ignored. */
export function within<Value>(
	promise: Promise<Value>,
	ms = CODE_MS,
	late: () => Value = () => {
		throw new Error("It did not come in time");
	},
): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, ms);
	});
	return Promise.race([promise, limit.then(late)]).finally(() => clearTimeout(timer));
}
