import { FixedDepositScreen } from "#components/tools/fixed-deposit-screen";
import { queryOfView } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { depositQuery } from "#lib/tools/fixed-deposit";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.fixedDeposit, { isVariant: true });

/** `/tools/fixed-deposit?amount=…&months=…&rate=…` */
export default async function DepositPage({ params }: PageProps<"/by-query/tools/fixed-deposit/[query]">) {
	return <FixedDepositScreen query={depositQuery(queryOfView((await params).query))} isAsked />;
}
