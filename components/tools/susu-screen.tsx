import SusuCalculator from "#components/tools/susu.island";
import { ToolScreen } from "#components/tools/tool-screen";
import { Island } from "#components/ui/island";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { productHref } from "#lib/products/product-path";
import type { Typed } from "#lib/tools/parse-number";
import { SUSU_MONTH_DAYS, type SusuField } from "#lib/tools/susu";

/** The susu calculator. `hasQuery`: the URL contains a plan. */
export const SusuScreen = ({ query, hasQuery }: { query: Typed<SusuField>; hasQuery: boolean }) => (
	<ToolScreen
		title={SITE_PAGES.susu.title}
		path={SITE_PAGES.susu.path}
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
		<Island name="susu" when="interaction" replays="submits">
			<SusuCalculator query={query} hasQuery={hasQuery} />
		</Island>
	</ToolScreen>
);
