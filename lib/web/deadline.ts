/** After how long a page says that what was pressed is on its way. */
export const LOADING_AFTER_MS = 300;

/** How long code may be on its way that nothing takes the place of. */
const CODE_MS = 15_000;

/** As the promise, or as `late` says if it takes longer: by default an error. What the promise brings later is ignored. */
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
