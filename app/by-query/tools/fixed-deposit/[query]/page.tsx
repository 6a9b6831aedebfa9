import { FixedDepositScreen } from "#components/tools/fixed-deposit-screen";
import { queryOfView } from "#lib/delivery/query-view";
import { depositQuery } from "#lib/fixed-deposit";
import { pageMetadata } from "#lib/seo/page-metadata";
import { SITE_PAGES } from "#lib/seo/site-pages";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = () => pageMetadata(SITE_PAGES.fixedDeposit, { isVariant: true });

/** `/tools/fixed-deposit?amount=…&months=…&rate=…` */
export default async function DepositPage({ params }: PageProps<"/by-query/tools/fixed-deposit/[query]">) {
	return <FixedDepositScreen query={depositQuery(queryOfView((await params).query))} isAsked />;
}
