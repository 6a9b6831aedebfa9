import { HeaderMenus } from "#components/site/header-menus";
import { Icon } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { companyIdentity } from "#lib/company/identity";
import logo from "../../public/logo.svg";

/** The fixed bar at the top of every page, 60 px high (behaviour §2.1). Its content lies above the menus below it. */
export function Header() {
	return (
		<header className="site-header">
			<div className="page-width">
				<Logo />
				<Enhanced name="menus" when="interaction">
					<HeaderMenus />
				</Enhanced>
				<a href="/help" className="bar-link help-link">
					Help
				</a>
				<Enhanced name="search-opener" when="interaction" opensDialog>
					<a href="/search" aria-label="Search" className="search-opener">
						<Icon name="search" />
					</a>
				</Enhanced>
			</div>
		</header>
	);
}

/** The short name large, with the rest of the registered name below it if that name starts with the short one. */
function Logo() {
	const { name, shortName } = companyIdentity();
	const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : undefined;
	return (
		<a href="/" className="logo">
			<img src={logo.src} alt="" width={40} height={40} />
			<div>
				<span>{rest ? shortName : name}</span>
				{rest && (
					<>
						{" "}
						<span>{rest}</span>
					</>
				)}
			</div>
		</a>
	);
}
