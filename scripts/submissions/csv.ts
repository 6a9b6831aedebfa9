import { CONTACT_LABELS } from "#lib/submissions/model/contact-fields";
import { scanText } from "#lib/submissions/model/cv-scan";
import { JOB_LABEL, labelledFields } from "#lib/submissions/model/labelled-fields";
import type { Submission } from "#lib/submissions/model/submission";

const LABELS = [...Object.values(CONTACT_LABELS), JOB_LABEL];

/** Submissions as a table for spreadsheet programs: UTF-8 with a byte order mark, which Excel needs, and no cell is a formula. */
export function csvOf(submissions: readonly Submission[]): string {
	const head = [
		...["Reference", "Kind", "State", "Received", "Delivered", "Tries", "Last error"],
		...LABELS,
		...["CV", "Virus scan"],
	];
	const lines = [head, ...submissions.map(cellsOf)].map((cells) => cells.map(cell).join(","));
	return `\ufeff${lines.join("\r\n")}\r\n`;
}

function cellsOf(submission: Submission): string[] {
	const { reference, state, createdAt, deliveredAt, attempts, lastError, file } = submission;
	const typed = new Map(labelledFields(submission));
	return [
		reference,
		submission.kind === "contact" ? submission.payload.formType : "application",
		state,
		timeOf(createdAt),
		deliveredAt ? timeOf(deliveredAt) : "",
		String(attempts),
		lastError ?? "",
		...LABELS.map((label) => typed.get(label) ?? ""),
		file?.name ?? "",
		file ? scanText(file.scan) : "",
	];
}

/** Ghana time is UTC. */
const timeOf = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");

/** A visitor's text must not run as a formula on the machine that opens the table (CWE-1236). */
function cell(text: string): string {
	const harmless = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
