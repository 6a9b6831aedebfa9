import { QUICK_CONTACT } from "#lib/site/main-menu";

const FIRST = QUICK_CONTACT[0].tab;

/**
 * The mega menu's tabs (behaviour §2.1): account (default) and loan. `menus.enhancement.ts` switches them. Without script both
 * panels are shown.
 */
export const QuickContact = () => (
	<div className="flex items-center gap-6 border-line border-t bg-brand-50 px-7 py-4 noscript:gap-8">
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
					className="inline-flex min-h-11 shrink-0 items-center rounded-full bg-gold-400 px-5 font-semibold text-brand-950 text-sm hover:bg-gold-300"
				>
					{linkText}
				</a>
			</div>
		))}
	</div>
);
