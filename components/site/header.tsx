import { HeaderMenus } from "#components/site/header-menus.island";
import { StaticContent } from "#components/ui/static-content.island";
import type { CompanyIdentity } from "#lib/company/identity";

/** The fixed bar at the top of every page, 60 px high (behaviour §2.1). Its content lies above the menus below it. */
export function Header({ company }: { company: CompanyIdentity }) {
	return (
		<header className="site-header">
			<div className="page-width flex h-full items-center justify-between gap-3">
				<Logo company={company} />
				<HeaderMenus />
			</div>
		</header>
	);
}

/** The short name large, with the rest of the registered name below it if that name starts with the short one. */
function Logo({ company: { name, shortName } }: { company: CompanyIdentity }) {
	const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : undefined;
	return (
		<StaticContent
			as="a"
			name="logo"
			href="/"
			className="relative z-20 flex h-12 min-w-0 items-center gap-2.5 font-bold text-brand-900 leading-none"
		>
			<img src="/logo.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
			<span className="min-w-0">
				<span className="block truncate text-lg leading-tight tracking-tight">{rest ? shortName : name}</span>
				{rest && (
					<>
						{" "}
						<span className="block truncate font-medium text-ink-700 text-xs leading-tight">{rest}</span>
					</>
				)}
			</span>
		</StaticContent>
	);
}
