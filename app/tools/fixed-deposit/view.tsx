import { FixedDepositScreen } from "#components/tools/fixed-deposit-screen";
import { depositQuery } from "#lib/tools/fixed-deposit";

/** `/tools/fixed-deposit`, with any of its queries. */
export const FixedDepositView = ({ query }: { query: URLSearchParams }) => (
	<FixedDepositScreen query={depositQuery(query)} isAsked={query.size > 0} />
);
