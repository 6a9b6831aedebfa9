import { z } from "zod";
import { DECLARED, type DeclaredHoliday, declareHolidays } from "#lib/calendar/holidays";
import { declareNotOffered, type NotOffered } from "#lib/help/not-offered";
import { type ListFile, readList, watchList } from "#lib/server/list-file";

const text = z.string().trim().min(1);

/** Holidays that were declared since the release. */
export const HOLIDAYS_FILE: ListFile<DeclaredHoliday> = {
	name: "holidays",
	item: z.strictObject({
		date: z.iso.date(),
		name: text,
		status: z.enum(["confirmed", "expected", "cancelled"]).default("confirmed"),
		source: z.string().default(DECLARED),
		note: z.string().optional(),
	}),
	example: '{"date": "2026-12-07", "name": "Election Day"}',
	apply: declareHolidays,
};

/** What the company does not offer. */
export const NOT_OFFERED_FILE: ListFile<NotOffered> = {
	name: "not-offered",
	item: z.strictObject({ what: text, instead: text, words: z.string().optional() }),
	example: '{"what": "A mortgage", "instead": "Ask a bank that lends for houses."}',
	apply: declareNotOffered,
};

/** Reads the operators' lists, now and when they change. */
export function watchLists(): void {
	watchList(HOLIDAYS_FILE);
	watchList(NOT_OFFERED_FILE);
}

/** Throws an error if one of the files is faulty. */
export function checkLists(): void {
	readList(HOLIDAYS_FILE);
	readList(NOT_OFFERED_FILE);
}
