import { ButtonLink } from "#components/ui/button";
import type { SiteLink } from "#lib/products/product-link";

/**
 * The product's action within reach of the thumb on a phone, once the first one has left the screen. Hidden while the cookie banner
 * is shown.
 */
export function ApplyBar({ label, href }: SiteLink) {
	return (
		<div className="apply-bar-track">
			<div className="apply-bar">
				<ButtonLink href={href} className="w-full">
					{label}
				</ButtonLink>
			</div>
		</div>
	);
}
