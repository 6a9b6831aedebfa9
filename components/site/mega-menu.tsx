import { QuickContact } from "#components/site/quick-contact";
import { Icon, type IconName } from "#components/ui/icon";
import { MEGA_MENU } from "#lib/site/main-menu";

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
			<div className="grid grid-cols-4 gap-x-4 px-5 pt-6 pb-5 lg:gap-x-6 lg:px-7">
				{MEGA_MENU.map(({ heading, links }) => (
					<div key={heading}>
						<p className="flex items-center gap-2.5 px-2 font-bold text-ink-900 text-base">
							<span className="icon-disc size-8 max-lg:hidden">
								<Icon name={COLUMN_ICONS[heading] ?? "wallet"} className="size-4" />
							</span>
							{heading}
						</p>
						<ul aria-label={heading} className="mega-links mt-2">
							{links.map((link) => (
								<li key={link.href}>
									<a href={link.href}>{link.label}</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<QuickContact />
		</>
	);
}
