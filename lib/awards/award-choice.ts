/** The award in an address; the first if it is unknown or absent. Undefined only for an empty list. */
export const chosenAward = <T extends { id: string }>(awards: readonly T[], id?: string): T | undefined =>
	awards.find((award) => award.id === id) ?? awards[0];

export const awardHref = (id: string) => `/awards/${encodeURIComponent(id)}`;
