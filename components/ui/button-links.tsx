import { ButtonLink } from "#components/ui/button";
import type { SiteLink } from "#lib/web/site-link";

/** Links that look like buttons. */
export const ButtonLinks = ({ links }: { links: readonly SiteLink[] }) => (
	<ul className="button-links">
		{links.map(({ label, href }) => (
			<li key={href}>
				<ButtonLink href={href} variant="outline">
					{label}
				</ButtonLink>
			</li>
		))}
	</ul>
);
