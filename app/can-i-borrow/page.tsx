import { CanIBorrowScreen } from "#components/can-i-borrow/can-i-borrow-screen";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { borrowAnswers } from "#lib/can-i-borrow/borrow-check";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { metadataByQuery } from "#lib/seo/page-metadata";

export const generateMetadata = metadataByQuery(SITE_PAGES.canIBorrow);

/** `/can-i-borrow?age=…`: the answer for visitors without script; never cached. */
export default async function CanIBorrowPage({ searchParams }: PageProps<"/can-i-borrow">) {
	const query = await pageQuery("/can-i-borrow", searchParams);
	const products = await attempt(getProducts());
	return (
		<CanIBorrowScreen answers={borrowAnswers(query)} products={products.ok ? products.value : undefined} />
	);
}
