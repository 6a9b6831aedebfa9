/** The most that a lender may charge for paying early, in percent of what is left, and by when it states the amount. */
export type EarlyRepaymentLimit = { percent: number; statementWorkingDays: number };

/** The Bank of Ghana's rule in plain words: without figures while nobody has confirmed them. */
export const earlyRepaymentRule = (limit: EarlyRepaymentLimit | undefined): string =>
	limit
		? `The Bank of Ghana lets a lender charge at most ${limit.percent}% of what is left for paying early. Ask for the amount in writing: you get it within ${limit.statementWorkingDays} working days.`
		: "The Bank of Ghana limits what you may be charged for paying early. Ask us for the amount in writing.";

/** Advice about a higher charge. */
export const HIGHER_CHARGE = "If you are asked for more, ask why, and complain.";

/** The highest charge for paying back what is left, in pesewas. */
export const earlyRepaymentCharge = (left: number, { percent }: EarlyRepaymentLimit): number =>
	Math.round((left * percent) / 100);
