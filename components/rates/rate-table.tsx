import type { Rate } from "#lib/backend/rates";
import { calendarDate } from "#lib/calendar/calendar-date";
import { companyIdentity } from "#lib/company/identity";
import { METHOD_TEXTS } from "#lib/products/key-facts";
import { rateText, yearlyPercent } from "#lib/rates/rate-text";
import { upperFirst } from "#lib/text/first-letter";
import { LOAN_PATH } from "#lib/tools/loan-form";

type RateTableProps = {
	title: string;
	rates: readonly Rate[];
	/** `YYYY-MM-DD` */
	today: string;
};

const ROW = "flex-wrap border-line border-b max-sm:flex print:break-inside-avoid";
const CELL = "py-2 pr-3 align-top";
const NAME = `${CELL} grow basis-[8em] sm:w-1/2`;
const FIGURE = `${CELL} basis-[6.5em]`;
const SMALL = "font-normal text-ink-700 text-sm";

/**
 * The rates of one kind. On a phone the figures stand below a name that they leave too little room. When all rates have the
 * same days, publisher and document, those stand once above the table.
 */
export function RateTable({ title, rates, today }: RateTableProps) {
	const shared = sharedOrigin(rates);
	return (
		<table className="w-full border-collapse text-left text-sm sm:table-fixed sm:text-base">
			<caption className="pb-2 text-left">
				<span className="font-bold text-ink-900 text-xl">{title}</span>
				{shared && (
					<span className="mt-1 block text-ink-700 text-sm">
						{shared.from > today ? "Will apply" : "Applies"} from <Days {...shared} />.{" "}
						<Publisher rate={shared} of={title} />
					</span>
				)}
			</caption>
			<thead className="text-ink-600 text-sm">
				<tr className={ROW}>
					<th scope="col" className={NAME}>
						Service
					</th>
					<th scope="col" className={FIGURE}>
						Rate or charge
					</th>
					{!shared && (
						<th scope="col" className={FIGURE}>
							Applies from
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{rates.map((rate) => (
					<tr key={rate.id} className={ROW}>
						<th scope="row" className={`${NAME} text-ink-900 wrap-anywhere`}>
							{rate.name}
							{rate.chargedWhen && <p className={SMALL}>When you pay it: {rate.chargedWhen}</p>}
							{rate.method && <p className={SMALL}>{`${upperFirst(METHOD_TEXTS[rate.method])}.`}</p>}
							{rate.conditions && <p className={SMALL}>{rate.conditions}</p>}
							{!shared && (
								<p className={SMALL}>
									<Publisher rate={rate} of={rate.name} />
								</p>
							)}
							<CalculatorLink {...rate} />
						</th>
						<td className={`${FIGURE} font-semibold text-ink-900`}>{rateText(rate.value, rate.unit)}</td>
						{!shared && (
							<td className={`${FIGURE} wrap-normal`}>
								{rate.from > today && <strong>To come: </strong>}
								<Days {...rate} />
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** A rate that stands for all when they have the same days, publisher and document. */
function sharedOrigin([first, ...others]: readonly Rate[]): Rate | undefined {
	const isSame = ({ from, until, publishedBy, sourceHref }: Rate) =>
		from === first?.from &&
		until === first.until &&
		publishedBy === first.publishedBy &&
		sourceHref === first.sourceHref;
	return others.every(isSame) ? first : undefined;
}

const Days = ({ from, until }: Pick<Rate, "from" | "until">) => (
	<>
		<Day date={from} />
		{until && (
			<>
				{" "}
				until <Day date={until} />
			</>
		)}
	</>
);

/** The company itself unless the rate names another. `of` names the document for screen readers. */
const Publisher = ({ rate, of }: { rate: Rate; of: string }) => (
	<>
		Published by {rate.publishedBy ?? companyIdentity().name}.
		{rate.sourceHref && (
			<>
				{" "}
				<a href={rate.sourceHref} className="link inline-block py-1">
					Document<span className="sr-only"> on {of}</span>
				</a>
			</>
		)}
	</>
);

const Day = ({ date }: { date: string }) => <time dateTime={date}>{calendarDate(new Date(date)).text}</time>;

/** Prefills only the rate, which has a date and a publisher. Visitors enter the amount. */
function CalculatorLink({ kind, name, value, unit, method }: Rate) {
	const percent = kind === "loan" ? yearlyPercent(value, unit) : undefined;
	if (percent === undefined) return null;
	const query = new URLSearchParams({ rate: String(percent), ...(method && { method }) });
	return (
		<p className={SMALL}>
			<a href={`${LOAN_PATH}?${query}`} className="link inline-block py-1">
				Work out what it costs<span className="sr-only"> for {name}</span>
			</a>
		</p>
	);
}
