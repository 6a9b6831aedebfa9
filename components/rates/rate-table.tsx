import type { Rate } from "#lib/backend/rates";
import { calendarDate } from "#lib/calendar/calendar-date";
import { rateText, yearlyPercent } from "#lib/rates/rate-text";
import { LOAN_PATH } from "#lib/tools/loan-cost";

type RateTableProps = {
	title: string;
	rates: readonly Rate[];
	/** The publisher of rates that name none. */
	company: string;
	/** `YYYY-MM-DD` */
	today: string;
};

const CELL = "border-line border-b py-3 pr-3 align-top";
const SMALL = "mt-1 font-normal text-ink-700 text-sm";
const LINK = "inline-block py-1 font-semibold text-brand-700 underline underline-offset-4";

/** The rates of one kind. With two narrow columns it stays a table even on the narrowest phone. */
export const RateTable = ({ title, rates, company, today }: RateTableProps) => (
	<table className="w-full border-collapse text-left text-sm sm:table-fixed sm:text-base">
		<caption className="pb-3 text-left font-bold text-ink-900 text-xl">{title}</caption>
		<thead className="text-ink-600 text-sm">
			<tr>
				<th scope="col" className={`${CELL} sm:w-1/2`}>
					What
				</th>
				<th scope="col" className={`${CELL} w-24 sm:w-auto`}>
					Rate or charge
				</th>
				<th scope="col" className={`${CELL} w-24 sm:w-auto`}>
					Applies from
				</th>
			</tr>
		</thead>
		<tbody>
			{rates.map((rate) => (
				<tr key={rate.id} className="print:break-inside-avoid">
					<th scope="row" className={`${CELL} text-ink-900 wrap-anywhere`}>
						{rate.name}
						{rate.conditions && <p className={SMALL}>{rate.conditions}</p>}
						<p className={SMALL}>
							Published by {rate.publishedBy ?? company}
							{rate.sourceHref && (
								<>
									{" · "}
									<a href={rate.sourceHref} className={LINK}>
										Document<span className="sr-only"> on {rate.name}</span>
									</a>
								</>
							)}
						</p>
						<CalculatorLink {...rate} />
					</th>
					<td className={`${CELL} font-semibold text-ink-900`}>{rateText(rate.value, rate.unit)}</td>
					<td className={`${CELL} wrap-normal`}>
						{rate.from > today && <strong>To come: </strong>}
						<Day date={rate.from} />
						{rate.until && (
							<>
								{" "}
								until <Day date={rate.until} />
							</>
						)}
					</td>
				</tr>
			))}
		</tbody>
	</table>
);

const Day = ({ date }: { date: string }) => <time dateTime={date}>{calendarDate(new Date(date)).text}</time>;

/** Prefills only the rate, which has a date and a publisher. Visitors enter the amount. */
function CalculatorLink({ kind, name, value, unit, method }: Rate) {
	const percent = kind === "loan" ? yearlyPercent(value, unit) : undefined;
	if (percent === undefined) return null;
	const query = new URLSearchParams({ rate: String(percent), ...(method && { method }) });
	return (
		<p className={SMALL}>
			<a href={`${LOAN_PATH}?${query}`} className={LINK}>
				Work out what it costs<span className="sr-only"> for {name}</span>
			</a>
		</p>
	);
}
