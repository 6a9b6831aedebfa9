import type { FactName } from "#lib/company/facts";

/** A section of a page that explains the law to customers. */
export type GuideSection = {
	/** Its anchor. Others link to it; it does not change. */
	id: string;
	title: string;
	paragraphs: readonly string[];
	/** After the paragraphs. */
	list?: readonly string[];
	links?: readonly { label: string; href: string }[];
	/** The fact behind it: its source is named below the section with the day of the last check. */
	fact?: FactName;
};
