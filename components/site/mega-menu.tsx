import { Icon, type IconName } from "#components/ui/icon";
import { LinkItems } from "#components/ui/link-items";
import { MEGA_MENU, QUICK_CONTACT } from "#lib/site/main-menu";

const COLUMN_ICONS: Record<string, IconName> = {
	Loans: "banknote",
	Savings: "piggy-bank",
	"Digital Banking": "smartphone",
	Remmittance: "send",
};

/** The menu of the products entry: every product in four columns, and two shortcuts to the contact form. */
export function MegaMenu() {
	return (
		<>
			<ProductColumns />
			<QuickContact />
		</>
	);
}

/** Every product by its kind. The HTML is the same in both menus: what is repeated word for word costs nearly nothing compressed. */
export const ProductColumns = () => (
	<div className="product-columns">
		{MEGA_MENU.map(({ heading, links }) => (
			<div key={heading}>
				<p>
					<span className="icon-disc">
						<Icon name={COLUMN_ICONS[heading] ?? "wallet"} className="size-4" />
					</span>
					{heading}
				</p>
				<ul aria-label={heading}>
					<LinkItems links={links} />
				</ul>
			</div>
		))}
	</div>
);

const FIRST = QUICK_CONTACT[0].tab;

/**
 * The mega menu's tabs (behaviour §2.1): account (default) and loan. `menus.enhancement.ts` switches them. Without script both
 * panels are shown.
 */
const QuickContact = () => (
	<div className="mega-contact">
		<div role="tablist" aria-label="Quick contact">
			{QUICK_CONTACT.map(({ tab, label }) => (
				<button
					key={tab}
					type="button"
					role="tab"
					id={`quick-${tab}-tab`}
					aria-selected={tab === FIRST}
					aria-controls={`quick-${tab}`}
					tabIndex={tab === FIRST ? 0 : -1}
				>
					{label}
				</button>
			))}
		</div>
		{QUICK_CONTACT.map(({ tab, href, text, linkText }) => (
			<div
				key={tab}
				role="tabpanel"
				id={`quick-${tab}`}
				aria-labelledby={`quick-${tab}-tab`}
				className={tab === FIRST ? "flex" : "hidden noscript:flex"}
			>
				<p>{text}</p>
				<a href={href} className="mega-contact-link">
					{linkText}
				</a>
			</div>
		))}
	</div>
);
