import { type LinkTab, LinkTabs } from "#components/ui/link-tabs";
import { LONG_WORD } from "#lib/text/samples/long-word";

const TABS: readonly LinkTab[] = [
	{ label: "All", href: "?tab=all", isActive: true, count: 14 },
	{ label: "BOG Notices", href: "?tab=bog", isActive: false, count: 3 },
	{ label: "Corporate Communication", href: "?tab=corporate", isActive: false },
	{ label: LONG_WORD, href: "?tab=long", isActive: false, count: 1 },
];

export const examples = {
	chips: <LinkTabs label="Chips" tabs={TABS} />,
	row: <LinkTabs label="Row" tabs={TABS.slice(0, 3)} shape="row" />,
	column: <LinkTabs label="Column" tabs={TABS} shape="column" />,
	sidebar: <LinkTabs label="Sidebar" tabs={TABS} shape="sidebar" />,
	// On no page with counts, for which it has no colours.
	underline: (
		<LinkTabs label="Underline" tabs={TABS.slice(1).map(({ count: _, ...tab }) => tab)} shape="underline" />
	),
};
