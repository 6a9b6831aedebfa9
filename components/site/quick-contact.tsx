import { type KeyboardEvent, useRef, useState } from "react";
import { QUICK_CONTACT } from "#lib/site/main-menu";

/** The mega menu's tabs (behaviour §2.1): account (default) and loan. Without script both panels are shown. */
export function QuickContact() {
	const [chosen, setChosen] = useState<string>(QUICK_CONTACT[0].tab);
	const list = useRef<HTMLDivElement>(null);

	const onKey = (event: KeyboardEvent) => {
		if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
		// With two tabs, either arrow key leads to the other one.
		const other = QUICK_CONTACT.findIndex(({ tab }) => tab !== chosen);
		setChosen(QUICK_CONTACT[other]?.tab ?? chosen);
		list.current?.querySelectorAll("button")[other]?.focus();
	};

	return (
		<div className="flex items-center gap-6 border-line border-t bg-brand-50 px-7 py-4 noscript:gap-8">
			<div
				ref={list}
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
						aria-selected={tab === chosen}
						aria-controls={`quick-${tab}`}
						tabIndex={tab === chosen ? 0 : -1}
						onClick={() => setChosen(tab)}
						onKeyDown={onKey}
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
					className={tab === chosen ? "flex" : "hidden noscript:flex"}
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
}
