import { RatesScreen } from "#components/rates/rates-screen";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { getRates } from "#lib/backend/rates";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.rates);

export default async function RatesPage() {
	const [rates, products] = await Promise.all([attempt(getRates()), attempt(getProducts())]);
	return <RatesScreen rates={rates} products={products} />;
}
