import { Page } from "#components/page/page";
import { ButtonLink, buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { CopyButton } from "#components/ui/copy-button";
import { FoldedSection } from "#components/ui/fold";
import { Icon } from "#components/ui/icon";
import { calendarDate, dayText } from "#lib/calendar/calendar-date";
import { type Holiday, holidays } from "#lib/calendar/holidays";
import { FACTS } from "#lib/company/facts";
import { validOn } from "#lib/platform/request-context";

type HolidaysScreenProps = {
	/** The full URL of the calendar file. */
	calendar: string;
};

/** The coming public holidays by year, and a link to add them to a calendar. */
export function HolidaysScreen({ calendar }: HolidaysScreenProps) {
	const today = calendarDate(new Date()).iso;
	// Past days are not listed.
	validOn(today);
	const ahead = holidays().filter(({ date }) => date >= today);
	const [next] = ahead;
	const years = Map.groupBy(ahead, ({ date }) => date.slice(0, 4));
	return (
		<Page
			title="Public Holidays"
			intro="On these days our branches are closed, or may be. Mobile banking works."
		>
			<Container className="py-8 md:py-14">
				{next && <NextHoliday holiday={next} today={today} />}
				<ForCalendars url={calendar} />
				<div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
					{[...years].map(([year, days], at) => (
						<Year key={year} year={year} holidays={days} isLater={at > 0} />
					))}
					<section aria-labelledby="expected-heading" className="max-w-[56ch]">
						<h2 id="expected-heading" className="text-xl">
							Why on some days we may be closed
						</h2>
						<p className="mt-2">
							Eid follows the moon. The government may move a holiday that falls in the middle of the week or
							on a weekend to a Friday or a Monday. It announces this shortly before, by Executive Instrument
							(an order). “Moved” marks the day to which a holiday moves. We confirm these days when they are
							declared. Until then, call before you come.
						</p>
						<p className="mt-4 text-ink-700 text-sm">
							Last checked on {calendarDate(new Date(FACTS.publicHolidays.checkedOn)).text}. Sources:{" "}
							{sources()}. This list is information, not legal advice.
						</p>
					</section>
				</div>
			</Container>
		</Page>
	);
}

const ForCalendars = ({ url }: { url: string }) => (
	<section
		aria-labelledby="calendar-heading"
		className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-brand-50 p-5 md:px-7 print:hidden"
	>
		<div className="min-w-0 grow basis-md">
			<h2 id="calendar-heading" className="text-lg">
				In your own calendar
			</h2>
			<p>Add this address to the calendar on your phone. Your calendar then updates by itself:</p>
			<p className="wrap-anywhere font-semibold text-ink-900 text-sm">{url}</p>
		</div>
		<div className="flex flex-wrap gap-3">
			<ButtonLink href="/holidays.ics" download>
				<Icon name="calendar" /> Add to calendar
			</ButtonLink>
			<CopyButton
				text={url}
				label="Copy address"
				icon={<Icon name="copy" />}
				className={buttonClass("outline")}
			/>
		</div>
	</section>
);

type YearProps = { year: string; holidays: readonly Holiday[]; isLater: boolean };

/** The holidays of one year. On a phone a later year is folded. */
const Year = ({ year, holidays, isLater }: YearProps) => (
	<FoldedSection
		headingId={`year-${year}`}
		title={year}
		headingClass="text-2xl"
		onPhones={isLater ? "closed" : "unfolded"}
		className={isLater ? "md:row-span-2" : undefined}
	>
		<Days holidays={holidays} />
	</FoldedSection>
);

const Days = ({ holidays }: Pick<YearProps, "holidays">) => (
	<ul className="mt-3 divide-y divide-line border-line border-y">
		{holidays.map(({ date, name, status }) => (
			<li
				key={date}
				className="flex flex-wrap items-center justify-between gap-x-4 py-2 print:break-inside-avoid"
			>
				<p className="min-w-0 grow basis-[8em] leading-snug">
					<span className="font-semibold text-ink-900">{name}</span>
					<br />
					<time dateTime={date} className="text-sm">
						{dayText(date).slice(0, -5)}
					</time>
				</p>
				<p
					className={`shrink-0 rounded-full px-3 py-0.5 font-semibold text-xs ${status === "confirmed" ? "bg-brand-100 text-ink-700" : "bg-gold-100 text-gold-800"}`}
				>
					{status === "confirmed" ? "Closed" : "May be closed"}
				</p>
			</li>
		))}
	</ul>
);

const sources = () => [...new Set(holidays().map(({ source }) => source))].join("; ");

/** Today's holiday, or the next one. */
const NextHoliday = ({ holiday, today }: { holiday: Holiday; today: string }) => (
	<p className="mb-6 text-lg">
		{holiday.date === today ? "Today" : "Next"}: <strong className="text-ink-900">{holiday.name}</strong>,{" "}
		{dayText(holiday.date)}
		{holiday.status === "expected" && ". We may be closed."}
	</p>
);
