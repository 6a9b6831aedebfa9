import { FACTS, type FactName } from "#lib/company/facts";

/** A section of a page that explains the law to customers. */
export type GuideSection = {
	/** Its anchor. Others link to it; it does not change. */
	id: string;
	title: string;
	paragraphs: readonly string[];
	/** After the paragraphs. */
	list?: readonly string[];
	links?: readonly { label: string; href: string }[];
	/** The fact behind it: the foot of the page names its source with the day of the last check. */
	fact?: FactName;
};

/** Each source of a page once, in the order of its sections, with the day (`YYYY-MM-DD`) of its oldest check. */
export function guideSources(sections: readonly GuideSection[]): { source: string; checkedOn: string }[] {
	const days = new Map<string, string>();
	for (const { fact } of sections) {
		if (!fact) continue;
		const { source, checkedOn } = FACTS[fact];
		const before = days.get(source);
		days.set(source, before !== undefined && before < checkedOn ? before : checkedOn);
	}
	return [...days].map(([source, checkedOn]) => ({ source, checkedOn }));
}
