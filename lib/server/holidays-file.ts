import { z } from "zod";
import { DECLARED, type DeclaredHoliday, declareHolidays } from "#lib/calendar/holidays";
import { fileState } from "#lib/platform/file-state";
import { log } from "#lib/platform/log";
import { operatorFile } from "#lib/platform/operator-files";
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

/**
 * Reads the operators' file of holidays that were declared since the release, again when it changes, and drops the cached pages that show
 * holidays.
 */
export const watchHolidays = (): void =>
	watchFile(
		operatorFile("holidays.json"),
		() => {
			const days = readHolidaysFile();
			declareHolidays(days);
			log.info({ days: days.length, pages: dropPagesThatRead(["holidays"]) }, "holidays changed");
		},
		"holidays file not used",
	);

/** The days of the file; none if it does not exist. Throws an error that names each error in it. */
export function readHolidaysFile(file = operatorFile("holidays.json")): DeclaredHoliday[] {
	const text = fileState(file) === "none" ? "" : jsonText(file);
	if (text.trim() === "") return [];
	const { data, error } = z.array(holiday).safeParse(parseJson(text, file));
	if (data) return data;
	const errors = error.issues.map(({ path, message }) => `  ${path.join(".") || "the file"}: ${message}`);
	throw new Error(
		`${file} must contain a list such as [{"date": "2026-12-07", "name": "Election Day"}]:\n${errors.join("\n")}`,
	);
}
