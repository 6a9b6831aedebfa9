import { Icon } from "#components/ui/icon";
import { StructuredData } from "#components/ui/structured-data";
import { breadcrumbData } from "#lib/seo/structured-data";

/** The path from the home page to this one. The last crumb is the page itself; on a phone only its heading names it. */
export function Breadcrumbs({
	trail,
	here,
}: {
	trail: readonly { label: string; href: string }[];
	here: string;
}) {
	return (
		<nav aria-label="Breadcrumb">
			<ol className="breadcrumbs">
				{[{ label: "Home", href: "/" }, ...trail].map((crumb) => (
					<li key={crumb.href}>
						<a href={crumb.href}>{crumb.label}</a>
						<Icon name="chevron-right" />
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
			<StructuredData of={[breadcrumbData(trail, here)]} />
		</nav>
	);
}
