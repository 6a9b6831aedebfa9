/** What the rules need to know of a public holiday. A confirmed one closes the branches, an expected one may. */
export type HolidayMark = {
	/** `YYYY-MM-DD`, as the calendar in Ghana writes it. */
	date: string;
	name: string;
	status: "confirmed" | "expected";
};

/** The holiday of a day, or undefined. Of two on one day the confirmed one counts. */
export function holidayOn<H extends HolidayMark>(day: string, holidays: readonly H[]): H | undefined {
	const onDay = holidays.filter(({ date }) => date === day);
	return onDay.find(({ status }) => status === "confirmed") ?? onDay[0];
}

/** Whether a day lies between Monday and Friday, holiday or not. */
export function isWeekday(day: string): boolean {
	const weekday = new Date(day).getUTCDay();
	return weekday >= 1 && weekday <= 5;
}

/** Monday to Friday without the confirmed holidays. An expected one counts as a working day until it is confirmed. */
export const isWorkingDay = (day: string, holidays: readonly HolidayMark[]): boolean =>
	isWeekday(day) && holidayOn(day, holidays)?.status !== "confirmed";

/** The day so many days later. */
export function addDays(day: string, count: number): string {
	const date = new Date(day);
	date.setUTCDate(date.getUTCDate() + count);
	return date.toISOString().slice(0, 10);
}

/** The working day that is so many working days after a day, which itself never counts. */
export function addWorkingDays(day: string, count: number, holidays: readonly HolidayMark[]): string {
	let reached = day;
	for (let left = count; left > 0; ) {
		reached = addDays(reached, 1);
		if (isWorkingDay(reached, holidays)) left--;
	}
	return reached;
}

/** The holidays as if every expected one were confirmed: for the latest day that something may be due. */
export const allDeclared = (holidays: readonly HolidayMark[]): HolidayMark[] =>
	holidays.map((holiday) => ({ ...holiday, status: "confirmed" }));

/**
 * The holidays from the day before on, for so many days: what a page carries for the browser, where it may lie in a cache and
 * stay open for a while. Nothing of a holiday but what the rules need.
 */
export function holidaysAhead(holidays: readonly HolidayMark[], today: string, days: number): HolidayMark[] {
	const [first, last] = [addDays(today, -1), addDays(today, days)];
	return holidays
		.filter(({ date }) => date >= first && date <= last)
		.map(({ date, name, status }) => ({ date, name, status }));
}
