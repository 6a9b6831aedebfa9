/** The figure that so many percent of the figures do not exceed. NaN if there are none. */
export function percentile(figures: readonly number[], percent: number): number {
	const sorted = figures.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => percentile(figures, 50);
