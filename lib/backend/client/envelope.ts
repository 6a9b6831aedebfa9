/** A list in any of the backend's envelopes: `[…]`, `{ data: […] }`, `{ data: { data: […] } }`. */
export function unwrapList(payload: unknown): unknown[] | undefined {
	let inner = payload;
	for (let depth = 0; depth < 3; depth++) {
		if (Array.isArray(inner)) return inner;
		inner = unwrapData(inner);
	}
	return undefined;
}

/** The value under `data`, or the payload itself if it has no `data`. */
export function unwrapData(payload: unknown): unknown {
	return isObject(payload) && "data" in payload ? payload.data : payload;
}

/** Whether the backend says that it failed, in an answer whose status says that it did not: beside `data` or in it. */
export const saysFailed = (payload: unknown): boolean =>
	[payload, unwrapData(payload)].some(
		(part) =>
			isObject(part) && (part.success === false || /^(?:error|fail)$/i.test(String(part.status ?? ""))),
	);

/**
 * Whether an answer holds nothing: `null` or `{}`, in any envelope. Some backends send that for an item they do not have. An empty list
 * is the wrong shape for an item: a backend that is being reset sends it for everything.
 */
export function isNothing(payload: unknown): boolean {
	const inner = unwrapData(unwrapData(payload));
	if (inner === undefined || inner === null) return true;
	return typeof inner === "object" && !Array.isArray(inner) && Object.keys(inner).length === 0;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;
