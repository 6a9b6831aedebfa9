import { ButtonLink } from "#components/ui/button";
import type { SiteLink } from "#lib/products/product-link";

/** A row of links that look like buttons. It wraps where it does not fit. */
export const ButtonLinks = ({ links }: { links: readonly SiteLink[] }) => (
	<ul className="mt-4 flex flex-wrap gap-3">
		{links.map(({ label, href }) => (
			<li key={href}>
				<ButtonLink href={href} variant="outline">
					{label}
				</ButtonLink>
			</li>
		))}
	</ul>
);
