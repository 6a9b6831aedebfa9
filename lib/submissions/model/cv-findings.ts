export type CvType = "pdf" | "doc" | "docx" | "jpg" | "png";

/**
 * Reasons for quarantine, in words for staff. Each file may be honest: the applicant reads 'received' like any other, and staff
 * decide.
 */
export const CV_FINDINGS = {
	script: "contains script",
	program: "opens a program",
	action: "does something by itself when opened",
	form: "sends or fetches form data",
	attachment: "carries other files",
	remote: "fetches something from elsewhere",
	media: "contains sound, film or 3D",
	link: "links to something other than a web page, an email address or a phone number",
	macros: "contains macros",
	field: "contains a field that can fetch or run something",
	encrypted: "is encrypted, so it was not inspected",
	markup: "contains a web page",
	archive: "contains an archive",
	appended: "has something appended to it",
	unknown: "contains a part that is not known",
	damaged: "is damaged, so it was not fully inspected",
	uninspected: "took too much time or memory to inspect",
} as const;
export type CvFinding = keyof typeof CV_FINDINGS;

/** What happens to a file. */
export type CvVerdict =
	| { outcome: "clean"; type: CvType }
	/** Stored for staff to check; `finding` is the first reason found. */
	| { outcome: "quarantined"; type: CvType; finding: CvFinding }
	/** Not one of the five types, or empty: only the sender can correct that. */
	| { outcome: "refused"; reason: "empty" | "type" };
