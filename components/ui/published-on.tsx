import { calendarDate } from "#lib/calendar/calendar-date";

type PublishedOnProps = {
	at: string | undefined;
	/** When it last changed; shown if that was on a later day. */
	changedAt?: string | undefined;
	className?: string;
};

/** The day on which something was published, and that of its last change; nothing when the first is not known. */
export function PublishedOn({ at, changedAt = at, className }: PublishedOnProps) {
	if (!at || !changedAt) return null;
	const [published, changed] = [calendarDate(new Date(at)), calendarDate(new Date(changedAt))];
	return (
		<span className={className}>
			<time dateTime={published.iso}>{published.text}</time>
			{changed.iso > published.iso && (
				<>
					, changed on <time dateTime={changed.iso}>{changed.text}</time>
				</>
			)}
		</span>
	);
}
