import { FACTS, type FactName } from "#lib/company/facts";

/** A section of a page of text: of a legal text, or of a guide to the law. */
export type TextSection = {
	/** Its anchor. Others link to it; it does not change. */
	id: string;
	title: string;
	/** Each a paragraph, or the points of a list. */
	blocks: readonly (string | readonly string[])[];
	links?: readonly { label: string; href: string }[];
	/** The fact behind it: the foot of a guide names its source with the day of the last check. */
	fact?: FactName;
};

/** Each source of a page once, in the order of its sections, with the day (`YYYY-MM-DD`) of its oldest check. */
export function sourcesOf(
	sections: readonly Pick<TextSection, "fact">[],
): { source: string; checkedOn: string }[] {
	const days = new Map<string, string>();
	for (const { fact } of sections) {
		if (!fact) continue;
		const { source, checkedOn } = FACTS[fact];
		const before = days.get(source);
		days.set(source, before !== undefined && before < checkedOn ? before : checkedOn);
	}
	return [...days].map(([source, checkedOn]) => ({ source, checkedOn }));
}
