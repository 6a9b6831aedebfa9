/** The parts of a public holiday that the rules need. A confirmed one closes the branches, an expected one may. */
export type HolidayMark = {
	/** `YYYY-MM-DD`, by Ghana's calendar. */
	date: string;
	name: string;
	status: "confirmed" | "expected";
};

/** The holiday on a day, or undefined. Of two on one day, the confirmed one counts. */
export function holidayOn<H extends HolidayMark>(day: string, holidays: readonly H[]): H | undefined {
	const onDay = holidays.filter(({ date }) => date === day);
	return onDay.find(({ status }) => status === "confirmed") ?? onDay[0];
}

/** Whether a day is Monday to Friday, holiday or not. */
export function isWeekday(day: string): boolean {
	const weekday = new Date(day).getUTCDay();
	return weekday >= 1 && weekday <= 5;
}

/** Monday to Friday, except confirmed holidays. An expected one counts as a working day until it is confirmed. */
export const isWorkingDay = (day: string, holidays: readonly HolidayMark[]): boolean =>
	isWeekday(day) && holidayOn(day, holidays)?.status !== "confirmed";

/** The day this many days later. */
export function addDays(day: string, count: number): string {
	const date = new Date(day);
	date.setUTCDate(date.getUTCDate() + count);
	return date.toISOString().slice(0, 10);
}

/** The working day this many working days after a day, which itself never counts. */
export function addWorkingDays(day: string, count: number, holidays: readonly HolidayMark[]): string {
	let reached = day;
	for (let left = count; left > 0; ) {
		reached = addDays(reached, 1);
		if (isWorkingDay(reached, holidays)) left--;
	}
	return reached;
}

/** The holidays with every expected one confirmed, to find the latest possible due date. */
export const allDeclared = (holidays: readonly HolidayMark[]): HolidayMark[] =>
	holidays.map((holiday) => ({ ...holiday, status: "confirmed" }));

/**
 * The holidays from yesterday on, for this many days, reduced to what the rules need. A page includes them for the browser, because
 * it may be cached and stay open for a while.
 */
export function holidaysAhead(holidays: readonly HolidayMark[], today: string, days: number): HolidayMark[] {
	const [first, last] = [addDays(today, -1), addDays(today, days)];
	return holidays
		.filter(({ date }) => date >= first && date <= last)
		.map(({ date, name, status }) => ({ date, name, status }));
}
