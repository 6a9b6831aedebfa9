/** The award that an address names; for an unknown one, or none, the first. Undefined only for an empty list. */
export const chosenAward = <T extends { id: string }>(awards: readonly T[], id?: string): T | undefined =>
	awards.find((award) => award.id === id) ?? awards[0];

export const awardHref = (id: string) => `/awards/${encodeURIComponent(id)}`;
