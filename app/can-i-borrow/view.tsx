import { CanIBorrowScreen } from "#components/can-i-borrow/can-i-borrow-screen";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { borrowAnswers } from "#lib/can-i-borrow/borrow-check";
import { companyIdentity } from "#lib/company/identity";

/** `/can-i-borrow`, with any of its queries. */
export async function CanIBorrowView({ query }: { query: URLSearchParams }) {
	const products = await attempt(getProducts());
	return (
		<CanIBorrowScreen
			answers={borrowAnswers(query)}
			products={products.ok ? products.value : undefined}
			company={companyIdentity()}
		/>
	);
}
