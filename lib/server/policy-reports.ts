import { counter } from "#lib/platform/metrics";
import { boundedText } from "#lib/server/bounded-text";
import { reportLimit } from "#lib/server/report-limit";

/** Reports read of one network and in total. Anything beyond that in a flood is ignored. */
const hasRoom = reportLimit({ perMinute: 20, fromAllPerMinute: 300 });
/** A browser may put several violations into one report. */
const VIOLATIONS_MAX = 20;
const REPORT_MAX_BYTES = 64 * 1024;

/** Every directive that our policy can name. A report may say anything; only these names are kept of it. */
const DIRECTIVES = new Set([
	"default-src",
	"script-src",
	"script-src-elem",
	"script-src-attr",
	"style-src",
	"style-src-elem",
	"style-src-attr",
	"img-src",
	"font-src",
	"connect-src",
	"frame-src",
	"child-src",
	"media-src",
	"object-src",
	"manifest-src",
	"worker-src",
	"base-uri",
	"form-action",
	"frame-ancestors",
]);

const violations = counter(
	"policy_violations_total",
	"Violations of the content security policy, by directive.",
);
const refused = counter(
	"policy_reports_refused_total",
	"Reports of violations that were not read: too many, too long or malformed.",
);

/**
 * Counts the violations in a browser's report by directive. Nothing else of the report, which names the page, is kept or
 * logged. Reads the format of the Reporting API and the older one. Does not throw, whatever a visitor sends.
 */
export async function countPolicyReport(
	address: string,
	body: ReadableStream<Uint8Array> | null,
): Promise<void> {
	try {
		if (!hasRoom(address)) throw new RangeError("there are too many reports");
		const report: unknown = JSON.parse(await boundedText(body, REPORT_MAX_BYTES));
		for (const directive of directivesIn(report)) violations.add({ directive });
	} catch {
		refused.add();
	}
}

function directivesIn(report: unknown): string[] {
	const reports = Array.isArray(report) ? report.slice(0, VIOLATIONS_MAX) : [report];
	return reports.flatMap((each) => {
		const { type, body, "csp-report": old } = fieldsOf(each);
		if (old !== undefined)
			return nameOf(fieldsOf(old)["effective-directive"] ?? fieldsOf(old)["violated-directive"]);
		return type === "csp-violation" ? nameOf(fieldsOf(body).effectiveDirective) : [];
	});
}

/** The older format may give a directive together with its sources. */
function nameOf(value: unknown): string[] {
	if (typeof value !== "string") return [];
	const [name = ""] = value.split(" ", 1);
	return [DIRECTIVES.has(name) ? name : "other"];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null ? { ...value } : {};
