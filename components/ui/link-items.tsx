import type { SiteLink } from "#lib/web/site-link";

type LinkItemsProps = { links: readonly SiteLink[]; className?: string };

/** Links as the items of a list. */
export const LinkItems = ({ links, className }: LinkItemsProps) =>
	links.map(({ href, label }) => (
		<li key={href}>
			<a href={href} className={className}>
				{label}
			</a>
		</li>
	));
