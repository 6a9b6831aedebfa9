import { productHref } from "#lib/products/product-path";
import type { SiteLink } from "#lib/web/site-link";

export const MOBILE_BANKING_HREF = productHref("digital", "best mobile banking");

/** A link to a product, with category and spelling as in the specification (behaviour §2). */
export const productLink = (category: string, title: string, label = title): SiteLink => ({
	label,
	href: productHref(category, title),
});
