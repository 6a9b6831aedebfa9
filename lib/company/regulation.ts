/**
 * What the tools and the safety page say of law and supervision. General information, never legal advice.
 *
 * Owner: the company's compliance officer, who checks these sentences before the site goes live, whenever the law changes, and
 * at least once a year, and then writes the new date here. Nothing else on the site states the law on lending.
 */
export const REGULATION = {
	/** When the sentences were last checked. */
	checkedOn: "2026-11-21",
	ratesPerYear:
		"In Ghana the rate of a loan is quoted per year: that is what the Borrowers and Lenders Act (Act 1052) asks of lenders.",
	notAdvice: "This is general information, not legal advice.",
	supervisor: { name: "Bank of Ghana", href: "https://www.bog.gov.gh" },
} as const;
