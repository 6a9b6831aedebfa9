import { queryOfVariant } from "#lib/page-cache/query-variants";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";
import { FixedDepositView } from "../../view";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.fixedDeposit, { isVariant: true });

/** `/tools/fixed-deposit?amount=…&months=…&rate=…` */
export default async function DepositPage({ params }: PageProps<"/tools/fixed-deposit/by-query/[query]">) {
	return <FixedDepositView query={queryOfVariant((await params).query)} />;
}
