import { QUICK_CONTACT } from "#lib/site/main-menu";
import { ProductColumns } from "./mega-menu";

/** The mega menu's links in the phone menu: below their entry, 90% of the screen wide (behaviour §2.1). */
export function ProductSubList() {
	return (
		<div className="pb-5">
			<a href="/products" className="link flex min-h-11 items-center decoration-brand-300">
				All products
			</a>
			<ProductColumns />
			<div className="sub-contact">
				{QUICK_CONTACT.map(({ tab, href, label }) => (
					<a key={tab} href={href} className="sub-contact-link">
						<span>{label}</span>
					</a>
				))}
			</div>
		</div>
	);
}
