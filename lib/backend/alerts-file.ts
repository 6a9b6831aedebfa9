import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Alert } from "#lib/alerts/alert-schedule";
import { alert } from "#lib/backend/alerts";
import { unwrapList } from "#lib/backend/fields";
import { environment } from "#lib/platform/environment";

/** Where operators put an alert that must be up within seconds, whatever the backend does. */
export const alertsFile = (): string =>
	environment().ALERTS_FILE ?? join(environment().DATA_DIR, "alerts.json");

/**
 * The alerts of the operators' file; none when there is no file. Throws an error that names each fault, for the file is written by
 * hand: an alert left out in silence would be thought to be up.
 */
export const readAlertsFile = (file = alertsFile()): Alert[] =>
	parseAlertsFile(readAlertsFileText(file), file);

/** What the file holds; nothing when there is none. */
export const readAlertsFileText = (file = alertsFile()): string =>
	alertsFileState(file) === "none" ? "" : readFileSync(/* turbopackIgnore: true */ file, "utf8");

/** Tells whether the file is another than before, without reading it: a text that changes with it. Never throws. */
export function alertsFileState(file = alertsFile()): string {
	try {
		const facts = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
		return facts ? `${facts.mtimeMs} ${facts.size} ${facts.ino}` : "none";
	} catch (error) {
		return (error as NodeJS.ErrnoException).code ?? "unknown";
	}
}

/** The same for a text; `file` only names it in faults. */
export function parseAlertsFile(text: string, file: string): Alert[] {
	if (text.trim() === "") return [];
	const list = unwrapList(jsonOf(text, file));
	if (!list) throw new Error(`${file} must hold a list: [{"level": "warning", "text": "…"}]`);
	const faults: string[] = [];
	const alerts = list.flatMap((wire, at) => {
		const result = alert.safeParse(wire);
		if (result.success) return result.data;
		for (const { path, message } of result.error.issues)
			faults.push(`  alert ${at + 1}, ${path.join(".") || "itself"}: ${message}`);
		return [];
	});
	if (faults.length > 0) throw new Error(`${file} has alerts that cannot be shown:\n${faults.join("\n")}`);
	return alerts;
}

function jsonOf(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
	}
}
