export type LinkTab = { label: string; href: string; isActive: boolean; count?: number };

const SHAPES = {
	/** A row of chips that scrolls sideways on a phone. */
	chips: {
		list: "-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0",
		link: "min-h-11 rounded-full border-2 px-4",
	},
	/** A column of full-width entries, for a sidebar. */
	column: { list: "flex flex-col gap-1", link: "min-h-12 justify-between rounded-md border-2 px-4" },
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
	return (
		<nav aria-label={label} className={className}>
			<ul className={SHAPES[shape].list}>
				{tabs.map((tab) => (
					<li key={tab.href} className="shrink-0">
						<a
							href={tab.href}
							data-keep-place=""
							aria-current={tab.isActive ? "true" : undefined}
							className={`flex items-center gap-2 py-2 font-semibold text-sm transition-colors ${SHAPES[shape].link} ${
								tab.isActive
									? "border-brand-700 bg-brand-700 text-white"
									: "border-brand-200 bg-white text-brand-800 hover:border-brand-400 hover:bg-brand-50"
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
