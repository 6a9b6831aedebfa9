"use client";

import { useMinute } from "#components/ui/use-minute";
import { calendarDate } from "#lib/calendar/calendar-date";

/**
 * The day on which the page is read. It starts with the server's, so that server and browser agree in the first drawing,
 * and turns to the reader's when the page stays open past midnight. By its mark the page cache knows that the page is for that day only.
 */
export function TodaysDate({ server }: { server: { text: string; iso: string } }) {
	const now = useMinute();
	const today = now ? calendarDate(now) : server;
	return (
		<time dateTime={today.iso} data-today={server.iso}>
			{today.text}
		</time>
	);
}
