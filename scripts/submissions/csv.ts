import { CONTACT_LABELS, type ContactField } from "#lib/submissions/model/contact-fields";
import { scanText } from "#lib/submissions/model/cv-scan";
import type { Submission } from "#lib/submissions/model/submission";

const FIELDS = Object.keys(CONTACT_LABELS) as ContactField[];

/** Submissions as a table for spreadsheet programs: UTF-8 with a byte order mark, which Excel needs, and no cell is a formula. */
export function csvOf(submissions: readonly Submission[]): string {
	const head = [
		...["Reference", "Kind", "State", "Received", "Delivered", "Tries", "Last error"],
		...FIELDS.map((field) => CONTACT_LABELS[field]),
		...["Job", "CV", "Virus scan"],
	];
	const lines = [head, ...submissions.map(cellsOf)].map((cells) => cells.map(cell).join(","));
	return `\ufeff${lines.join("\r\n")}\r\n`;
}

function cellsOf(submission: Submission): string[] {
	const { reference, state, createdAt, deliveredAt, attempts, lastError, file } = submission;
	const isContact = submission.kind === "contact";
	const typed: Partial<Record<ContactField, string>> = isContact
		? submission.payload.formData
		: submission.payload;
	return [
		reference,
		isContact ? submission.payload.formType : "application",
		state,
		timeOf(createdAt),
		deliveredAt ? timeOf(deliveredAt) : "",
		String(attempts),
		lastError ?? "",
		...FIELDS.map((field) => typed[field] ?? ""),
		isContact ? "" : submission.payload.career,
		file?.name ?? "",
		file ? scanText(file.scan) : "",
	];
}

/** Ghana time is UTC. */
const timeOf = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");

/** What a visitor typed must not run on the machine of whoever opens the table (CWE-1236). */
function cell(text: string): string {
	const harmless = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}
