import type { Thing } from "schema-dts";
import { structuredDataText } from "#lib/seo/structured-data";

/**
 * What the page says, once more for search engines (schema.org, as JSON-LD): a block of data, which no browser runs and the
 * security policy therefore need not admit. Draws nothing.
 */
export const StructuredData = ({ of }: { of: readonly (Thing | undefined)[] }) => {
	const things = of.filter((thing) => thing !== undefined);
	return things.length > 0 && <script type="application/ld+json">{structuredDataText(things)}</script>;
};
