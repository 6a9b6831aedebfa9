import { calendarDate } from "#lib/calendar/calendar-date";
import { OPENING_TIME_ZONE } from "#lib/company/limits";
import { environment } from "#lib/platform/environment";
import { requestContext } from "#lib/platform/request-context";

/**
 * Since when the content of the page that is being drawn has not been confirmed, when that is longer than
 * `CONTENT_AGE_MINUTES`; undefined for content that is fresh enough. Ask after the page's reads.
 */
export function oldContentAt(now = Date.now()): Date | undefined {
	const at = requestContext()?.contentAt;
	const maxMs = environment().CONTENT_AGE_MINUTES * 60_000;
	return at !== undefined && now - at > maxMs ? new Date(at) : undefined;
}

/** '21 November 2026, 14:05', in the company's zone whatever the server's and the visitor's are. */
export const momentText = (at: Date): string => `${calendarDate(at).text}, ${inHours.format(at)}`;

const inHours = new Intl.DateTimeFormat("en-GB", { timeZone: OPENING_TIME_ZONE, timeStyle: "short" });
