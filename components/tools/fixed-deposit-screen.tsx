import FixedDepositCalculator from "#components/tools/fixed-deposit.island";
import { ToolScreen } from "#components/tools/tool-screen";
import { Island } from "#components/ui/island";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { productHref } from "#lib/products/product-path";
import type { DepositField } from "#lib/tools/fixed-deposit";
import type { Typed } from "#lib/tools/parse-number";

/** The fixed-deposit calculator. `hasQuery`: the URL contains a deposit. */
export const FixedDepositScreen = ({
	query,
	hasQuery,
}: {
	query: Typed<DepositField>;
	hasQuery: boolean;
}) => (
	<ToolScreen
		title={SITE_PAGES.fixedDeposit.title}
		path={SITE_PAGES.fixedDeposit.path}
		intro="Enter your rate, and see what your money earns."
		counting={[
			"Simple interest: amount × rate × months\u00a0÷\u00a012, rounded to the pesewa and paid once, at the end.",
			"A month counts as a twelfth of a year.",
			"Not counted: what you lose if you take the money out before the end.",
			"The rate and the day on your deposit certificate are the ones that count.",
		]}
		next={[
			{ label: "Fixed Deposit", href: productHref("savings", "Fixed Deposit") },
			{ label: "Find a branch", href: "/locator" },
		]}
	>
		<Island name="fixed-deposit" when="interaction" replays="submits">
			<FixedDepositCalculator query={query} hasQuery={hasQuery} />
		</Island>
	</ToolScreen>
);
