import { QuickContact } from "#components/site/quick-contact.island";
import { Icon, type IconName } from "#components/ui/icon";
import { MEGA_MENU, QUICK_CONTACT } from "#lib/company/navigation";

const COLUMN_ICONS: Record<string, IconName> = {
	Loans: "banknote",
	Savings: "piggy-bank",
	"Digital Banking": "smartphone",
	Remmittance: "send",
};

/** What the products entry of the bar opens: every product in four columns, and two short ways to the contact form. */
export function MegaMenu() {
	return (
		<>
			<div className="grid grid-cols-4 gap-x-4 px-5 pt-6 pb-5 lg:gap-x-6 lg:px-7">
				{MEGA_MENU.map(({ heading, links }) => (
					<div key={heading}>
						<p className="flex items-center gap-2.5 px-2 font-bold text-ink-900 text-base">
							<span className="hidden size-8 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700 lg:grid">
								<Icon name={COLUMN_ICONS[heading] ?? "wallet"} className="size-4" />
							</span>
							{heading}
						</p>
						<ul aria-label={heading} className="mt-2">
							{links.map((link) => (
								<li key={link.href}>
									<a
										href={link.href}
										className="flex min-h-10 items-center rounded-sm px-2 py-1.5 text-ink-800 text-sm leading-snug hover:bg-brand-50 hover:text-brand-700"
									>
										{link.label}
									</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<QuickContact tabs={QUICK_CONTACT} />
		</>
	);
}
