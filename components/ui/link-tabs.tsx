export type LinkTab = { label: string; href: string; isActive: boolean; count?: number };

const FILLED = {
	active: "border-brand-700 bg-brand-700 text-white",
	idle: "border-brand-200 bg-white text-brand-800 hover:border-brand-400 hover:bg-brand-50",
};

const SHAPES = {
	/** A row of chips that scrolls sideways on a phone. */
	chips: {
		list: "-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0",
		link: "min-h-11 rounded-full border-2 px-4",
		...FILLED,
	},
	/** A column of full-width entries, for a sidebar. */
	column: {
		list: "flex flex-col gap-1",
		link: "min-h-12 justify-between rounded-md border-2 px-4",
		...FILLED,
	},
	/** Both in one: chips that wrap on a phone, so that none is out of sight, and a sidebar's column on wide screens. */
	sidebar: {
		list: "flex flex-wrap gap-2 lg:flex-col lg:gap-1",
		link: "min-h-11 rounded-full border-2 px-3.5 sm:px-4 lg:min-h-12 lg:justify-between lg:rounded-md",
		...FILLED,
	},
	/** A second level below chips or a sidebar: a line under the chosen one. */
	underline: {
		list: "flex flex-wrap gap-x-6 border-line border-b",
		link: "-mb-px min-h-11 border-b-3",
		active: "border-gold-400 text-brand-800",
		idle: "border-transparent text-ink-600 hover:border-brand-300 hover:text-brand-800",
	},
} as const;

type LinkTabsProps = {
	label: string;
	tabs: readonly LinkTab[];
	shape?: keyof typeof SHAPES;
	className?: string;
};

/**
 * Tabs whose state is in the address: plain links, right without script. The page changes in place: scroll position and
 * focus stay where they are (`data-keep-place`).
 */
export function LinkTabs({ label, tabs, shape = "chips", className = "" }: LinkTabsProps) {
	const look = SHAPES[shape];
	return (
		<nav aria-label={label} className={className}>
			<ul className={look.list}>
				{tabs.map((tab) => (
					<li key={tab.href} className="shrink-0">
						<a
							href={tab.href}
							data-keep-place=""
							aria-current={tab.isActive ? "true" : undefined}
							className={`flex items-center gap-2 py-2 font-semibold text-sm transition-colors ${look.link} ${
								tab.isActive ? look.active : look.idle
							}`}
						>
							{tab.label}
							{tab.count !== undefined && (
								<span
									className={`rounded-full px-2 text-xs tabular-nums ${tab.isActive ? "bg-white/20" : "bg-brand-100"}`}
								>
									{tab.count}
								</span>
							)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
