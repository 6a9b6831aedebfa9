import { calendarDate } from "#lib/calendar/calendar-date";
import { icalendar } from "#lib/calendar/icalendar";
import { absoluteUrl } from "#lib/seo/absolute-url";
import { loanCost } from "#lib/tools/loan-cost";
import { LOAN_PATH, loanHref, loanQuery, loanTerms } from "#lib/tools/loan-form";
import { repaymentDays } from "#lib/tools/repayment-days";

/** `GET /tools/loan-cost/repayments.ics?amount=…&first=2027-01-05`: the days of repayment. What cannot be read leads back. */
export function GET(request: Request) {
	const { terms } = loanTerms(loanQuery(new URL(request.url).searchParams));
	if (!terms?.first) return new Response(null, { status: 303, headers: { location: LOAN_PATH } });
	const calendar = icalendar(repaymentDays(loanCost(terms), terms.first), {
		title: "Loan payments",
		page: absoluteUrl(loanHref({ terms })),
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
