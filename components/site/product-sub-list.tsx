import { LinkItems } from "#components/ui/link-items";
import { MEGA_MENU, QUICK_CONTACT } from "#lib/site/main-menu";

/** The mega menu's links in the phone menu: below their entry, 90% of the screen wide (behaviour §2.1). */
export function ProductSubList() {
	return (
		<div className="pb-5">
			<a href="/products" className="link flex min-h-11 items-center decoration-brand-300">
				All products
			</a>
			<div className="sub-columns">
				{MEGA_MENU.map(({ heading, links }) => (
					<div key={heading}>
						<p>{heading}</p>
						<ul aria-label={heading} className="sub-links">
							<LinkItems links={links} />
						</ul>
					</div>
				))}
			</div>
			<div className="sub-contact">
				{QUICK_CONTACT.map(({ tab, href, label }) => (
					<a key={tab} href={href} className="sub-contact-link">
						<span className="block first-letter:uppercase">{label}</span>
					</a>
				))}
			</div>
		</div>
	);
}
