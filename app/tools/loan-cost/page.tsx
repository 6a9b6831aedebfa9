import { LoanCostScreen } from "#components/tools/loan-cost-screen";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";
import { LOAN_FIELDS, loanQuery } from "#lib/tools/loan-form";
import { SUBMITTED } from "#lib/tools/parse-number";

export const generateMetadata = metadataByQuery(SITE_PAGES.loanCost);

/** `/tools/loan-cost?amount=…&months=…&rate=…&method=…&fee=…&product=…` */
export default async function LoanCostPage({ searchParams }: PageProps<"/tools/loan-cost">) {
	const query = await pageQuery("/tools/loan-cost", searchParams);
	const loan = loanQuery(query);
	// A link from the rates fills in only the rate, one from the loan check only the amount. The empty fields are not errors yet.
	const isBegun = loan.months === "" && (loan.amount === "" || loan.rate === "");
	const hasOffer = LOAN_FIELDS.some((field) => query.has(field)) && !isBegun;
	const product = query.get("product") ?? undefined;
	const products = product ? await attempt(getProducts()) : undefined;
	const listed = products?.ok ? products.value.find(({ title }) => title === product) : undefined;
	return (
		<LoanCostScreen
			query={loan}
			hasQuery={hasOffer || query.has(SUBMITTED)}
			product={product}
			isSample={listed?.keyFacts?.isSample ?? false}
			isComparing={query.has("compare") || loan.months2 + loan.rate2 !== ""}
		/>
	);
}
