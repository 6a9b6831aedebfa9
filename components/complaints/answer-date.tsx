import { Enhanced } from "#components/ui/island";
import type { HolidayMark } from "#lib/calendar/working-days";

/**
 * The date by which a complaint made today is answered, on the reader's clock (`answer-date.enhancement.ts`). Without script, the
 * number of working days. Reserves its space until the date is known.
 */
export const AnswerDate = ({ holidays }: { holidays: readonly HolidayMark[] }) => (
	<Enhanced name="answer-date" when="visible">
		<p
			data-holidays={JSON.stringify(holidays)}
			className="mt-4 min-h-13 rounded-md bg-gold-50 px-4 py-3 text-ink-900 noscript:hidden print:hidden"
		>
			<span />
			<strong />
			<span />
		</p>
	</Enhanced>
);
