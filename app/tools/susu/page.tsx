import SusuCalculator from "#components/tools/susu.island";
import { ToolScreen } from "#components/tools/tool-screen";
import { Island } from "#components/ui/island";
import { pageQuery } from "#lib/pages/page-query";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { productHref } from "#lib/products/product-path";
import { metadataByQuery } from "#lib/seo/page-metadata";
import { SUSU_MONTH_DAYS, susuQuery } from "#lib/tools/susu";

export const generateMetadata = metadataByQuery(SITE_PAGES.susu);

/** `/tools/susu?amount=…&every=…&days=…&fee=…` */
export default async function SusuPage({ searchParams }: PageProps<"/tools/susu">) {
	const query = await pageQuery("/tools/susu", searchParams);
	return (
		<ToolScreen
			page={SITE_PAGES.susu}
			intro="See how much small savings will make."
			counting={[
				"A contribution is the amount that you put aside each time. Every day: one for each day. Every week: one after each full week.",
				`The fee, if you choose one, is one contribution for each ${SUSU_MONTH_DAYS} days, and at least one. Ask the person who collects your susu if there is a fee, and which.`,
				"No interest is counted.",
			]}
			next={[
				{ label: "Susu Account", href: productHref("accounts", "susu account") },
				{ label: "Request an account", href: "/contact?tab=account" },
			]}
		>
			<Island name="susu" when="interaction">
				<SusuCalculator query={susuQuery(query)} hasQuery={query.size > 0} />
			</Island>
		</ToolScreen>
	);
}
