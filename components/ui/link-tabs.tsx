import { KEEP_PLACE } from "#lib/islands/data-attributes";
export type LinkTab = { label: string; href: string; isActive: boolean; count?: number };

const SHAPES = {
	/** A row of chips that scrolls sideways on a phone. */
	chips: {
		list: "-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0",
		link: "tab-filled min-h-11 rounded-full px-4",
	},
	/** Chips that stay in one row unless letters are large; their labels may take two lines. */
	row: {
		list: "tab-row",
		link: "tab-filled",
	},
	/** A column of full-width entries, for a sidebar. */
	column: {
		list: "flex flex-col gap-1",
		link: "tab-filled min-h-12 justify-between rounded-md px-4",
	},
	/** Chips that wrap on a phone, so that all are visible, and a sidebar's column on wide screens. */
	sidebar: {
		list: "flex flex-wrap gap-2 lg:flex-col lg:gap-1",
		link: "tab-filled min-h-11 rounded-full px-3.5 sm:px-4 lg:min-h-12 lg:justify-between lg:rounded-md",
	},
	/** A second level below chips or a sidebar: a line under the selected one. */
	underline: {
		list: "flex flex-wrap gap-x-6 border-line border-b",
		link: "tab-underlined",
	},
} as const;

type LinkTabsProps = {
	label: string;
	tabs: readonly LinkTab[];
	/** The id of the content that the tabs change. Small screens scroll to it. */
	target?: string;
	shape?: keyof typeof SHAPES;
	className?: string;
};

/**
 * Tabs with their state in the URL: plain links that work without script. The page changes in place and keeps scroll
 * position and focus (`KEEP_PLACE`).
 */
export function LinkTabs({ label, tabs, target, shape = "chips", className = "" }: LinkTabsProps) {
	const look = SHAPES[shape];
	return (
		<nav aria-label={label} className={className}>
			<ul className={look.list}>
				{tabs.map((tab) => (
					<li key={tab.href} className="max-w-full shrink-0">
						<a
							href={target ? `${tab.href}#${target}` : tab.href}
							{...{ [KEEP_PLACE]: target ? "wide" : "" }}
							aria-current={tab.isActive ? "true" : undefined}
							className={`tab ${look.link}`}
						>
							{tab.label}
							{tab.count !== undefined && <span className="tab-count even-figures">{tab.count}</span>}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
