import type { Thing } from "schema-dts";
import { structuredDataText } from "#lib/seo/structured-data";

/**
 * The page's content for search engines (schema.org, as JSON-LD). Browsers do not run this data block, so the security policy
 * need not allow it. Renders nothing visible.
 */
export const StructuredData = ({ of }: { of: readonly (Thing | undefined)[] }) => {
	const things = of.filter((thing) => thing !== undefined);
	if (things.length === 0) return null;
	return <script type="application/ld+json">{structuredDataText(things)}</script>;
};
