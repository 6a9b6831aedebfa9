import { calendarDate } from "#lib/calendar/calendar-date";

/** What the company's virus scanner said of a CV. `at` is in milliseconds since 1970. */
export type CvScan =
	| { outcome: "clean"; at: number }
	/** `finding` is the scanner's own name for it, in visible ASCII. */
	| { outcome: "found"; at: number; finding: string }
	| { outcome: "failed" };

/** What staff read of a file before they open it, on one line; `scan` is undefined if there was no scanner. */
export function scanText(scan: CvScan | undefined): string {
	if (!scan) return "Not scanned: no virus scanner is set up (see Operation)";
	if (scan.outcome === "failed") return "Not scanned: the scanner did not answer";
	const found = scan.outcome === "found" ? scan.finding : "nothing";
	return `Scanned by ClamAV on ${calendarDate(new Date(scan.at)).text}: ${found} found`;
}

/** What the scanner found in a file; undefined if nothing, or if it did not scan it. */
export const findingIn = ({ scan }: { scan?: CvScan }): string | undefined =>
	scan?.outcome === "found" ? scan.finding : undefined;

/** What ClamAV calls a heuristic, such as a macro, is often honest. Anything else quarantines the application until staff decide. */
export const isInfected = (file: { scan?: CvScan }): boolean =>
	!(findingIn(file) ?? "Heuristics.").startsWith("Heuristics.");
