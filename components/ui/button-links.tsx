import { ButtonLink } from "#components/ui/button";
import type { SiteLink } from "#lib/web/site-link";

/** Links that look like buttons: two columns on a phone, or one with large letters; a row on wide screens. */
export const ButtonLinks = ({ links }: { links: readonly SiteLink[] }) => (
	<ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(max(8em,40%),1fr))] gap-2 sm:flex sm:flex-wrap sm:gap-3">
		{links.map(({ label, href }) => (
			<li key={href}>
				<ButtonLink href={href} variant="outline" className="h-full w-full px-3 sm:px-6">
					{label}
				</ButtonLink>
			</li>
		))}
	</ul>
);
