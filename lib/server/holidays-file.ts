import { dirname, join } from "node:path";
import { z } from "zod";
import { alertsFile } from "#lib/backend/alerts-file";
import { DECLARED, type DeclaredHoliday, declareHolidays } from "#lib/calendar/holidays";
import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";
import { dropPagesThatRead } from "#lib/response-cache/cache-store";
import { watchFile } from "#lib/server/watched-file";
import { jsonText, parseJson } from "#lib/text/json-file";

const holiday = z.strictObject({
	date: z.iso.date(),
	name: z.string().trim().min(1),
	status: z.enum(["confirmed", "expected", "cancelled"]).default("confirmed"),
	source: z.string().default(DECLARED),
	note: z.string().optional(),
});

/** The operators' file of holidays that were declared since the release: beside that of the alerts. */
export const holidaysFile = (): string => join(dirname(alertsFile()), "holidays.json");

/** Reads the file when it changes, and drops the cached pages that show holidays. */
export const watchHolidays = (): void =>
	watchFile(
		holidaysFile(),
		() => {
			const days = readHolidaysFile();
			declareHolidays(days);
			log.info({ days: days.length, pages: dropPagesThatRead(["holidays"]) }, "holidays changed");
		},
		"holidays file not used",
	);

/** The days of the file; none if it does not exist. Throws an error that names each error in it. */
export function readHolidaysFile(file = holidaysFile()): DeclaredHoliday[] {
	const text = fileState(file) === "none" ? "" : jsonText(file);
	if (text.trim() === "") return [];
	const { data, error } = z.array(holiday).safeParse(parseJson(text, file));
	if (data) return data;
	const errors = error.issues.map(({ path, message }) => `  ${path.join(".") || "the file"}: ${message}`);
	throw new Error(
		`${file} must contain a list such as [{"date": "2026-12-07", "name": "Election Day"}]:\n${errors.join("\n")}`,
	);
}
