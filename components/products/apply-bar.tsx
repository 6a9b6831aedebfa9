import { ButtonLink } from "#components/ui/button";
import type { SiteLink } from "#lib/products/product-link";

/** The product's action within reach of the thumb on a phone, hidden while the cookie banner is shown. */
export function ApplyBar({ label, href }: SiteLink) {
	return (
		<div className="apply-bar">
			<ButtonLink href={href} className="w-full">
				{label}
			</ButtonLink>
		</div>
	);
}
