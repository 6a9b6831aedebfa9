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
							<LinkItems links={links} />
						</ul>
					</div>
				))}
			</div>
			<QuickContact />
		</>
	);
}

const FIRST = QUICK_CONTACT[0].tab;

/**
 * The mega menu's tabs (behaviour §2.1): account (default) and loan. `menus.enhancement.ts` switches them. Without script both
 * panels are shown.
 */
const QuickContact = () => (
	<div className="flex items-center gap-6 border-line border-t px-7 py-4">
		<div
			role="tablist"
			aria-label="Quick contact"
			className="flex shrink-0 gap-1 rounded-full bg-white p-1 noscript:hidden"
		>
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
				<p className="text-ink-800 text-sm">{text}</p>
				<a
					href={href}
					className="inline-flex min-h-11 shrink-0 items-center rounded-full bg-gold-400 px-5 font-semibold text-ink-900 text-sm hover:bg-gold-300"
				>
					{linkText}
				</a>
			</div>
		))}
	</div>
);
