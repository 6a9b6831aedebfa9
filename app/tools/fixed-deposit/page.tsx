import FixedDepositCalculator from "#components/tools/fixed-deposit.island";
import { ToolScreen } from "#components/tools/tool-screen";
import { Island } from "#components/ui/island";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { productHref } from "#lib/products/product-path";
import { metadataByQuery } from "#lib/seo/page-metadata";
import { depositQuery } from "#lib/tools/fixed-deposit";

export const generateMetadata = metadataByQuery(SITE_PAGES.fixedDeposit);

/** `/tools/fixed-deposit?amount=…&months=…&rate=…` */
export default async function FixedDepositPage({ searchParams }: PageProps<"/tools/fixed-deposit">) {
	const query = await pageQuery("/tools/fixed-deposit", searchParams);
	return (
		<ToolScreen
			page={SITE_PAGES.fixedDeposit}
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
			<Island name="fixed-deposit" when="interaction">
				<FixedDepositCalculator query={depositQuery(query)} hasQuery={query.size > 0} />
			</Island>
		</ToolScreen>
	);
}
