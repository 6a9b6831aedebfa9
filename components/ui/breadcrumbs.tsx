import { Icon } from "#components/ui/icon";

/** The way from the home page to this one; the last crumb is the page itself. */
export function Breadcrumbs({
	trail,
	here,
}: {
	trail: readonly { label: string; href: string }[];
	here: string;
}) {
	return (
		<nav aria-label="Breadcrumb" className="text-sm">
			<ol className="flex flex-wrap items-center gap-x-1 gap-y-1">
				{[{ label: "Home", href: "/" }, ...trail].map((crumb) => (
					<li key={crumb.href} className="flex items-center gap-1">
						<a
							href={crumb.href}
							className="inline-flex min-h-6 items-center underline decoration-current/40 underline-offset-4 hover:decoration-current"
						>
							{crumb.label}
						</a>
						<Icon name="chevron-right" className="size-4 opacity-60" />
					</li>
				))}
				<li aria-current="page" className="min-w-0 wrap-anywhere font-semibold">
					{here}
				</li>
			</ol>
		</nav>
	);
}
