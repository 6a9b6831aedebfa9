import { calendarDate } from "#lib/calendar/calendar-date";
import { icalendar } from "#lib/calendar/icalendar";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { LOAN_PATH, loanCost, loanFields, loanQuery, loanTerms } from "#lib/tools/loan-cost";
import { repaymentDays } from "#lib/tools/repayment-days";

/** `GET /tools/loan-cost/repayments.ics?amount=…&first=2027-01-05`: the days of repayment. What cannot be read leads back. */
export function GET(request: Request) {
	const query = new URL(request.url).searchParams;
	const { terms } = loanTerms(loanQuery(query));
	const first = query.get("first") ?? "";
	const isDay = /^20\d\d-\d\d-\d\d$/.test(first) && new Date(first).toJSON()?.startsWith(first);
	if (!terms || !isDay) return new Response(null, { status: 303, headers: { location: LOAN_PATH } });
	const calendar = icalendar([repaymentDays(loanCost(terms), terms.every, first)], {
		title: "Loan payments",
		page: absoluteUrl(`${LOAN_PATH}?${new URLSearchParams(loanFields(terms))}`),
		asOf: calendarDate(new Date()).iso,
	});
	return new Response(calendar, {
		headers: {
			"cache-control": "private, no-store",
			"content-type": "text/calendar; charset=utf-8",
			"content-disposition": 'attachment; filename="loan-payments.ics"',
		},
	});
}
