import type { ReactNode } from "react";
import { SearchForm } from "#components/search/search-form";
import { Icon } from "#components/ui/icon";
import { LinkItems } from "#components/ui/link-items";
import { requestContext } from "#lib/platform/request-context";
import { TOP_LINKS, type TopLink } from "#lib/site/main-menu";
import { siteSection } from "#lib/site/site-section";
import { TASKS, WRONG_NUMBER } from "#lib/site/tasks";
import { MegaMenu } from "./mega-menu";
import { ProductSubList } from "./product-sub-list";

/**
 * The bar's links on wide screens and its menu on small ones. `menus.enhancement.ts` makes the menus work in the browser.
 */
export function HeaderMenus() {
	// The same for a screen's second URL and for the one that it is served from.
	const section = siteSection(requestContext()?.url);
	return (
		<>
			<nav aria-label="Main" className="bar-links">
				<ul>
					{TOP_LINKS.map((link) =>
						link.section === "products" ? (
							<ProductsEntry key={link.href} link={link} isActive={link.section === section} />
						) : (
							<li key={link.href}>
								<BarLink link={link} isActive={link.section === section} />
							</li>
						),
					)}
				</ul>
			</nav>
			<SmallScreenMenu>
				{TOP_LINKS.map((link) => {
					const isActive = link.section === section;
					return (
						<li key={link.href}>
							{link.section === "products" ? (
								<details>
									<summary className={`small-menu-entry ${isActive ? "font-bold text-brand-700" : ""}`}>
										{link.label}
										<Icon name="chevron-down" />
									</summary>
									<ProductSubList />
								</details>
							) : (
								<a href={link.href} aria-current={isActive ? "page" : undefined} className="small-menu-entry">
									{link.mobileLabel ?? link.label}
								</a>
							)}
						</li>
					);
				})}
			</SmallScreenMenu>
		</>
	);
}

type BarLinkProps = { link: TopLink; isActive: boolean };

const BarLink = ({ link, isActive }: BarLinkProps) => (
	<a href={link.href} aria-current={isActive ? "page" : undefined} className="bar-link">
		{link.label}
	</a>
);

/** Until its script has come, the pointer opens the menu by CSS. */
const ProductsEntry = ({ link, isActive }: { link: TopLink; isActive: boolean }) => (
	<li data-products="">
		<BarLink link={link} isActive={isActive} />
		<button
			type="button"
			aria-label="Products menu"
			aria-expanded={false}
			aria-controls="mega-menu"
			className="mega-menu-opener"
		>
			<Icon name="chevron-down" />
		</button>
		<div id="mega-menu" className="mega-menu hidden">
			<MegaMenu />
		</div>
	</li>
);

/** A `details` below the bar. */
const SmallScreenMenu = ({ children }: { children: ReactNode }) => (
	<details className="small-menu-fold">
		<summary>
			Menu
			<Icon name="menu" />
			<Icon name="close" />
		</summary>
		<div className="small-menu">
			<nav aria-label="Main">
				<ul>{children}</ul>
			</nav>
			<ul aria-label="What you may need" className="small-menu-tasks">
				<LinkItems links={[...TASKS, WRONG_NUMBER]} className="link-alone" />
			</ul>
			<SearchForm id="menu-search" />
		</div>
	</details>
);
