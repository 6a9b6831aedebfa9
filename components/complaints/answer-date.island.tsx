"use client";

import { useMinute } from "#components/ui/use-minute";
import { dayText } from "#lib/calendar/calendar-date";
import type { HolidayMark } from "#lib/calendar/working-days";
import { complaintDeadline } from "#lib/complaints/complaint-deadline";

type AnswerDateProps = {
	/** The holidays of the next weeks. */
	holidays: readonly HolidayMark[];
};

/** The date by which a complaint made today is answered. Without script, the number of working days. */
export function AnswerDate({ holidays }: AnswerDateProps) {
	const now = useMinute();
	const deadline = now && complaintDeadline(now, holidays);
	return (
		<p className="mt-4 min-h-13 rounded-md bg-gold-50 px-4 py-3 text-ink-900 noscript:hidden print:hidden">
			{deadline && (
				<>
					<span>Complain today, and you will have our answer by </span>
					<strong>{dayText(deadline.due)}</strong>
					<span>
						{deadline.latest === deadline.due
							? "."
							: `, or by ${dayText(deadline.latest)} if expected holidays on the way are declared.`}
					</span>
				</>
			)}
		</p>
	);
}
