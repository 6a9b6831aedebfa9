import type { Alert } from "#lib/alerts/alert-schedule";
import { alert } from "#lib/backend/alerts";
import { unwrapList } from "#lib/backend/client/envelope";
import { noting, sampleOf } from "#lib/backend/client/findings";
import { unreadFields } from "#lib/backend/unread-fields";
import { fileState } from "#lib/platform/file-state";
import { operatorFile } from "#lib/platform/operator-files";
import { jsonText, parseJson } from "#lib/text/json-file";

/**
 * The alerts of the operators' file, which appear within seconds, whatever the backend does; none if the file does not exist. Throws an error that names each error, because people
 * write the file and would assume that a silently skipped alert is shown.
 */
export const readAlertsFile = (file = operatorFile("alerts.json")): Alert[] =>
	fileState(file) === "none" ? [] : parseAlertsFile(jsonText(file), file);

/** Parses the file's text; `file` only names it in errors. */
export function parseAlertsFile(text: string, file: string): Alert[] {
	if (text.trim() === "") return [];
	const list = unwrapList(parseJson(text, file));
	if (!list) throw new Error(`${file} must contain a list: [{"level": "warning", "text": "…"}]`);
	const errors: string[] = [];
	const alerts = list.flatMap((wire, at) => {
		const notes = new Map<string, number>();
		const result = noting(notes, () => alert.safeParse(wire));
		for (const { key, example, words } of unreadFields([wire], alert).fields) {
			const known = Array.isArray(words) ? `: it is one of ${words.join(", ")}` : "";
			errors.push(`  alert ${at + 1}, ${key}: ${sampleOf(example)} cannot be used${known}`);
		}
		for (const what of notes.keys()) errors.push(`  alert ${at + 1}: ${what}`);
		if (result.success) return result.data;
		for (const { path, message } of result.error.issues)
			errors.push(`  alert ${at + 1}, ${path.join(".") || "itself"}: ${message}`);
		return [];
	});
	if (errors.length > 0) throw new Error(`${file} has alerts that cannot be shown:\n${errors.join("\n")}`);
	return alerts;
}
