"use client";

import { useMinute } from "#components/ui/use-minute";
import { calendarDate } from "#lib/calendar/calendar-date";
import { mark, PAGE_OF_DAY } from "#lib/web/page-markers";

/**
 * Today's date. It starts with the server's date, so that the first render in the browser matches, and changes to the
 * reader's if the page stays open past midnight. Its marker tells the page cache that the page is valid for that day only.
 */
export function TodaysDate({ server }: { server: { text: string; iso: string } }) {
	const now = useMinute();
	const today = now ? calendarDate(now) : server;
	return (
		<time dateTime={today.iso} {...mark(PAGE_OF_DAY, server.iso)}>
			{today.text}
		</time>
	);
}
