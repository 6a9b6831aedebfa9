import { z } from "zod";
import { islandNames } from "#lib/islands/island-files";
import { environment } from "#lib/platform/environment";
import { counter, histogram } from "#lib/platform/metrics";
import { boundedText } from "#lib/server/bounded-text";
import { reportLimit } from "#lib/server/report-limit";
import { OTHER_PAGE, PAGE_KINDS } from "#lib/vitals/page-kinds";
import { ISLAND_FAILURES, type Vital } from "#lib/vitals/vitals-report";

/** Longer than any report. */
const REPORT_MAX_BYTES = 512;
/**
 * Reports counted of one network. A carrier's network has thousands of visitors and is then a sample. One sender can still
 * outweigh a day on which hardly anybody reports, so metrics with few reports prove nothing.
 */
const LIMITS = { points: 10, seconds: 600, fromAllPerMinute: 600 };
const allows = reportLimit(LIMITS);
const allowsFailure = reportLimit(LIMITS);

/** The limits that web.dev draws for good and poor pages are edges, so that their shares can be read exactly. */
const VITAL_HISTOGRAMS: Record<Vital, { help: string; unit: "seconds" | ""; edges: number[]; max: number }> =
	{
		TTFB: {
			help: "Time until the first byte of a page",
			unit: "seconds",
			edges: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6, 12],
			max: 60_000,
		},
		FCP: {
			help: "Time until the first paint of a page's content",
			unit: "seconds",
			edges: [0.4, 0.8, 1.2, 1.8, 2.4, 3, 5, 10, 20],
			max: 120_000,
		},
		LCP: {
			help: "Time until the largest paint of a page",
			unit: "seconds",
			edges: [0.5, 1, 1.8, 2.5, 3.2, 4, 6, 12, 24],
			max: 120_000,
		},
		INP: {
			help: "Time from an input to the next paint, nearly the worst of a page view",
			unit: "seconds",
			edges: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 4],
			max: 60_000,
		},
		CLS: {
			help: "Unexpected layout shift during a page view",
			unit: "",
			edges: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
			max: 10,
		},
	};

const VITAL_ENTRIES = Object.entries(VITAL_HISTOGRAMS) as [Vital, (typeof VITAL_HISTOGRAMS)[Vital]][];

const vitalsReport = z.strictObject({
	page: z.enum([...PAGE_KINDS, OTHER_PAGE]),
	values: z
		.strictObject(
			Object.fromEntries(
				VITAL_ENTRIES.map(([name, { max }]) => [name, z.number().min(0).max(max)]),
			) as Record<Vital, z.ZodNumber>,
		)
		.partial()
		.refine((values) => Object.keys(values).length > 0),
});

const islandFailure = z.strictObject({ island: z.string(), reason: z.enum(ISLAND_FAILURES) });

const histograms = new Map(
	VITAL_ENTRIES.map(([name, { help, unit, edges }]) => [
		name,
		histogram(
			["page", name.toLowerCase(), unit].filter(Boolean).join("_"),
			`${help}, by route, from visitors who allow analytics.`,
			edges,
		),
	]),
);
const failures = counter(
	"island_failures_total",
	"Scripts of the site that failed in a browser, by island and reason (lib/vitals/vitals-report.ts).",
);
const refused = counter(
	"page_vitals_refused_total",
	"Reports of browsers that were not counted: malformed, from another site, or too many.",
);

/**
 * Counts a browser's report of one page view under the page's route, or of a script that failed under its island. Nothing else of the
 * request is stored or logged. Reports of other sites, malformed and implausible ones, and more than a network's share change no
 * metric. Does not throw.
 */
export async function countVitals(
	address: string,
	headers: Headers,
	body: ReadableStream<Uint8Array> | null,
): Promise<void> {
	try {
		if (!isOwnPage(headers)) throw new RangeError("the report is not from this site");
		const report: unknown = JSON.parse(await boundedText(body, REPORT_MAX_BYTES));
		const failure = islandFailure.safeParse(report).data;
		const view = failure ? undefined : vitalsReport.parse(report);
		if (!(await (failure ? allowsFailure : allows)(address)))
			throw new RangeError("there are too many reports");
		if (failure) countFailure(failure);
		else if (view) countView(view);
	} catch {
		refused.add();
	}
}

/** A made-up name must not become a label. */
function countFailure({ island, reason }: z.infer<typeof islandFailure>) {
	failures.add({ island: islandNames().includes(island) ? island : "other", reason });
}

function countView({ page, values }: z.infer<typeof vitalsReport>) {
	for (const [name, { unit }] of VITAL_ENTRIES) {
		const value = values[name];
		if (value === undefined) continue;
		histograms.get(name)?.observe({ page }, unit === "seconds" ? value / 1_000 : value);
	}
}

/** A beacon always names its origin, so unlike a form, a report without one is refused. */
function isOwnPage(headers: Headers): boolean {
	if (headers.get("content-type") !== "application/json") return false;
	const site = headers.get("sec-fetch-site");
	return site ? site === "same-origin" : headers.get("origin") === new URL(environment().SITE_URL).origin;
}
