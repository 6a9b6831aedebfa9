"use client";

import { useMinute } from "#components/ui/use-minute";
import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import type { HolidayMark } from "#lib/calendar/working-days";

/**
 * The next holiday: from `renderedOn` (an ISO date), then by the reader's clock, because a kept page may be older. A clock that is
 * behind the page is wrong.
 */
export function NextHoliday({
	holidays,
	renderedOn,
}: {
	holidays: readonly HolidayMark[];
	renderedOn: string;
}) {
	const now = useMinute();
	const todayHere = now ? calendarDate(now).iso : renderedOn;
	const today = todayHere > renderedOn ? todayHere : renderedOn;
	const next = holidays.find(({ date }) => date >= today);
	return (
		next && (
			<p>
				<span>{next.date === today ? "Today: " : "Next: "}</span>
				<strong className="text-white">{next.name}</strong>
				<span>{`, ${dayText(next.date)}${next.status === "expected" ? ". We may be closed." : ""}`}</span>
			</p>
		)
	);
}
