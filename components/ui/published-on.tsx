import { calendarDate } from "#lib/calendar/calendar-date";

/** The day on which something was published; nothing when that is not known. */
export function PublishedOn({ at, className }: { at: string | undefined; className?: string }) {
	if (!at) return null;
	const { iso, text } = calendarDate(new Date(at));
	return (
		<time dateTime={iso} className={className}>
			{text}
		</time>
	);
}
