import type { ContactTab } from "#lib/contact/contact-tab";
import { parseNumber } from "#lib/tools/parse-number";

/** The choices of a visitor before the contact form: a link carries them, the form shows and sends them. */
type ContactRequest = {
	tab?: ContactTab;
	/** The title of a product. */
	product?: string;
	/** GHS */
	amount?: number;
};

/** No loan is larger, and a longer number is a typing error. */
const AMOUNT_MAX_GHS = 10_000_000;

/** The URL of the contact form for a request. */
export function contactHref({ tab, product, amount }: ContactRequest): string {
	const query = new URLSearchParams({
		...(tab && tab !== "enquiry" && { tab }),
		...(product && { product }),
		...(amount !== undefined && { amount: String(amount) }),
	});
	return query.size > 0 ? `/contact?${query}` : "/contact";
}

/** The amount in GHS that somebody typed or that stands in a URL; undefined if it is not one, or outside what the product lends. */
export const requestedAmount = (
	text: string | null | undefined,
	{ from = 1, to = AMOUNT_MAX_GHS }: { from?: number; to?: number } = {},
): number | undefined => parseNumber(text ?? "", { min: from, max: to, unit: "GHS" });
