const EDGES = /^event_loop_delay_seconds_bucket\{le="([\d.]+|\+Inf)"\} (\d+)$/gm;

/**
 * The 99th percentile of the event loop's delay between two answers of `/metrics`, in milliseconds: the upper edge of the bucket that
 * it is in.
 */
export function loopDelayMs(before: string, after: string): number {
	const earlier = new Map(countsOf(before));
	const counts = countsOf(after).map(([edge, count]) => [edge, count - (earlier.get(edge) ?? 0)] as const);
	const all = counts.at(-1)?.[1] ?? 0;
	const [edge] = counts.find(([, count]) => count >= 0.99 * all) ?? [];
	return (edge ?? Number.NaN) * 1_000;
}

const countsOf = (metrics: string) =>
	[...metrics.matchAll(EDGES)].map(([, edge, count]): [number, number] => [
		edge === "+Inf" ? Number.POSITIVE_INFINITY : Number(edge),
		Number(count),
	]);
