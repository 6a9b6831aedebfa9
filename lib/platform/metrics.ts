import { globalSingleton } from "./global-singleton.ts";

/**
 * Metrics in the text format of Prometheus. These three types are enough: `prom-client` would add a quantile sketch and
 * OpenTelemetry's interface for as many lines.
 */

type Labels = Readonly<Record<string, string>>;
type Sample = { labels?: Labels; value: number };
type Metric = { help: string; type: "counter" | "gauge" | "histogram"; read: () => Promise<Line[]> };
type Line = { suffix?: string; labels: Labels; value: number };

/** The server, pages, routes and watchers all count, and `/metrics` reads. */
const { metrics, counts, spans } = globalSingleton("metrics", () => ({
	metrics: new Map<string, Metric>(),
	counts: new Map<string, Map<string, Line>>(),
	spans: new Map<string, Map<string, Span>>(),
}));

/** Upper bounds in seconds, from a cache hit to the backend's deadline. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** `buckets` counts the values above the edge before and up to this one. */
type Span = { labels: Labels; edges: readonly number[]; buckets: number[]; sum: number; count: number };

/** A metric that only grows. Declaring it twice gives the same metric. Adding 0 shows it from the start. */
export function counter(name: string, help: string): { add(labels?: Labels, value?: number): void } {
	const lines = sharedIn(counts, name);
	metrics.set(name, { help, type: "counter", read: async () => [...lines.values()] });
	return {
		add: (labels = {}, value = 1) => {
			sharedIn(lines, labelText(labels), () => ({ labels, value: 0 })).value += value;
		},
	};
}

/** The distribution of a value; of a duration in seconds, unless other upper bounds are given. */
export function histogram(
	name: string,
	help: string,
	edges: readonly number[] = BUCKETS,
): { observe(labels: Labels, value: number): void } {
	const all = sharedIn(spans, name);
	metrics.set(name, { help, type: "histogram", read: async () => [...all.values()].flatMap(linesOfSpan) });
	return {
		observe: (labels, value) => {
			const make = () => ({ labels, edges, buckets: edges.map(() => 0), sum: 0, count: 0 });
			const span = sharedIn(all, labelText(labels), make);
			span.sum += value;
			span.count += 1;
			const at = edges.findIndex((limit) => value <= limit);
			if (at >= 0) span.buckets[at] = (span.buckets[at] ?? 0) + 1;
		},
	};
}

/** Shorter than Prometheus waits, which would take a site that answers late for one that is down. */
const READ_MAX_MS = 5_000;

/** A metric that is read on each scrape. It is left out if it cannot be read, or not within five seconds. */
export function gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void {
	metrics.set(name, { help, type: "gauge", read: async () => (await read()).map(lineOf) });
}

/** Like `gauge`, for a metric that only grows and that something else counts, such as the kernel. */
export function total(name: string, help: string, read: () => number): void {
	metrics.set(name, { help, type: "counter", read: async () => [lineOf({ value: read() })] });
}

/** All metrics in the Prometheus text format. */
export async function metricsText(): Promise<string> {
	const late = new Promise<Line[]>((resolve) => void setTimeout(resolve, READ_MAX_MS, []).unref());
	const blocks = [...metrics].map(async ([name, { help, type, read }]) => {
		const lines = await Promise.race([read(), late]).catch(() => []);
		return [
			`# HELP ${name} ${help}`,
			`# TYPE ${name} ${type}`,
			...lines.map(({ suffix = "", labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
		].join("\n");
	});
	return `${(await Promise.all(blocks)).join("\n")}\n`;
}

const lineOf = ({ labels = {}, value }: Sample): Line => ({ labels, value });

function linesOfSpan({ labels, edges, buckets, sum, count }: Span): Line[] {
	let upTo = 0;
	return [
		...edges.map((limit, at) => {
			upTo += buckets[at] ?? 0;
			return { suffix: "_bucket", labels: { ...labels, le: String(limit) }, value: upTo };
		}),
		{ suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
		{ suffix: "_sum", labels, value: sum },
		{ suffix: "_count", labels, value: count },
	];
}

function labelText(labels: Labels): string {
	const pairs = Object.entries(labels).map(
		([name, value]) =>
			`${name}="${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`,
	);
	return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function sharedIn<K, V>(map: Map<K, V>, key: K, make: () => V = () => new Map() as V): V {
	const known = map.get(key);
	if (known) return known;
	const made = make();
	map.set(key, made);
	return made;
}
