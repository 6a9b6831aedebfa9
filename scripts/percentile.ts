/** The value that so many percent of the values do not exceed. NaN if there are none. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);
