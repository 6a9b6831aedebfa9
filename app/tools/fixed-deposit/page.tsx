import { FixedDepositScreen } from "#components/tools/fixed-deposit-screen";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";
import { depositQuery } from "#lib/tools/fixed-deposit";

export const generateMetadata = metadataByQuery(SITE_PAGES.fixedDeposit);

/** `/tools/fixed-deposit?amount=…&months=…&rate=…` */
export default async function FixedDepositPage({ searchParams }: PageProps<"/tools/fixed-deposit">) {
	const query = await pageQuery("/tools/fixed-deposit", searchParams);
	return <FixedDepositScreen query={depositQuery(query)} hasQuery={query.size > 0} />;
}
