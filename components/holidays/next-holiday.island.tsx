"use client";

import { useMinute } from "#components/ui/use-minute";
import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import type { HolidayMark } from "#lib/calendar/working-days";

/** The next holiday, by the reader's clock. Empty without script; the list below has all holidays. */
export function NextHoliday({ holidays }: { holidays: readonly HolidayMark[] }) {
	const now = useMinute();
	const today = now && calendarDate(now).iso;
	const next = today && holidays.find(({ date }) => date >= today);
	return (
		<p className="min-h-7 noscript:hidden print:hidden">
			{next && (
				<>
					{next.date === today ? "Today" : "Next"}: <strong className="text-white">{next.name}</strong>,{" "}
					{dayText(next.date)}
				</>
			)}
		</p>
	);
}
