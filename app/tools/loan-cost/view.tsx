import { LoanCostScreen } from "#components/tools/loan-cost-screen";
import { loanQuery } from "#lib/tools/loan-cost";

/** `/tools/loan-cost`, with any of its queries. */
export function LoanCostView({ query }: { query: URLSearchParams }) {
	const loan = loanQuery(query);
	// A link from the rates fills in only the rate. The empty fields are not errors yet.
	const isRateAlone = loan.rate !== "" && loan.amount === "" && loan.months === "";
	return <LoanCostScreen query={loan} isAsked={query.size > 0 && !isRateAlone} />;
}
