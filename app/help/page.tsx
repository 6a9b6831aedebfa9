import { HelpScreen } from "#components/help/help-screen";
import { attempt } from "#lib/backend/client/failure";
import { getProducts } from "#lib/backend/products";
import { hasNotOffered, notOffered } from "#lib/help/not-offered";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.help);

export default async function HelpPage() {
	// Without lines that a product could contradict, help does not wait for the backend.
	const products = hasNotOffered() ? await attempt(getProducts()) : undefined;
	const titles = products?.ok ? products.value.map(({ title }) => title) : [];
	return <HelpScreen notOffered={notOffered(titles)} />;
}
