import { calendarDate } from "#lib/calendar/calendar-date";

/** The verdict of the company's virus scanner on a CV. `at` is in milliseconds since 1970. */
export type CvScan =
	| { outcome: "clean"; at: number }
	/** `finding` is the scanner's own name for it, in visible ASCII. */
	| { outcome: "found"; at: number; finding: string }
	| { outcome: "failed" };

/** The line about a file that staff read before they open it; `scan` is undefined if there was no scanner. */
export function scanText(scan: CvScan | undefined): string {
	if (!scan) return "Not scanned: no virus scanner is set up (see Operation)";
	if (scan.outcome === "failed") return "Not scanned: the scanner did not answer";
	const found = scan.outcome === "found" ? scan.finding : "nothing";
	return `Scanned by ClamAV on ${calendarDate(new Date(scan.at)).text}: ${found} found`;
}

/** The scanner's finding in a file; undefined without one, and if it was not scanned. */
export const findingIn = ({ scan }: { scan?: CvScan }): string | undefined =>
	scan?.outcome === "found" ? scan.finding : undefined;

/** ClamAV's heuristic findings, such as macros, are often honest. Anything else quarantines the application until staff decide. */
export const isInfected = (file: { scan?: CvScan }): boolean =>
	!(findingIn(file) ?? "Heuristics.").startsWith("Heuristics.");
