/** The length to which texts are cut so that all together have at most `max` characters. Shorter texts stay whole. */
export function equalShare(lengths: readonly number[], max: number): number {
	let left = max;
	const sorted = lengths.toSorted((a, b) => a - b);
	for (const [at, length] of sorted.entries()) {
		const share = left / (sorted.length - at);
		if (length > share) return Math.floor(share);
		left -= length;
	}
	return Number.POSITIVE_INFINITY;
}
