import { Enhanced } from "#components/ui/island";
import { nextHoliday } from "#lib/calendar/next-holiday";
import type { HolidayMark } from "#lib/calendar/working-days";

type NextHolidayProps = {
	/** The holidays of the next weeks. */
	holidays: readonly HolidayMark[];
	/** An ISO date. */
	renderedOn: string;
};

/**
 * The next holiday: from `renderedOn`, then by the reader's clock, because a kept page may be older
 * (`next-holiday.enhancement.ts`).
 */
export function NextHoliday({ holidays, renderedOn }: NextHolidayProps) {
	const next = nextHoliday(holidays, renderedOn);
	return (
		next && (
			<Enhanced name="next-holiday" when="visible">
				<p data-holidays={JSON.stringify(holidays)} data-rendered-on={renderedOn}>
					<span>{next.when}</span>: <strong className="text-ink-900">{next.name}</strong>
					<span>{next.day}</span>
				</p>
			</Enhanced>
		)
	);
}
