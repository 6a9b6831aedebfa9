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
	const isEnvelope = typeof payload === "object" && payload !== null && "data" in payload;
	return isEnvelope ? payload.data : payload;
}
