/**
 * Calls `make` again only when one of its arguments is another object than at the last call, else returns the same result. For what is
 * made of whole lists, which stay the same object until the backend's answer changes. A call that throws is not kept.
 */
export function latestResult<Inputs extends readonly unknown[], Result>(
	make: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
	let latest: { inputs: Inputs; result: Result } | undefined;
	return (...inputs) => {
		const isSame =
			latest?.inputs.length === inputs.length && latest.inputs.every((input, at) => input === inputs[at]);
		if (!latest || !isSame) latest = { inputs, result: make(...inputs) };
		return latest.result;
	};
}
