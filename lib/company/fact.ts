/** A fact that the site states and that can become wrong: law, prices, limits, other people's addresses. */
export type Fact<Value = unknown> = {
	value: Value;
	/** The origin of the fact, with its date. */
	source: string;
	/** The notice, directive or circular that the source names. Without its whole day, `undatedNotices` names the fact. */
	notice?: { number?: string; day?: string; replaces?: string };
	/** `YYYY-MM-DD`: the day on which the owner last compared the value with its source. */
	checkedOn: string;
	/** The role that checks it again. */
	owner: string;
	/** Only press reports state it: pages then tell the rule without the value (`confirmedValue`). */
	isPressOnly?: true;
	/** What the owner has to compare with the source, and then removes. The log names it each day. */
	toConfirm?: string;
};

export const OPERATIONS = "Head of operations";
export const COMPANY_RULE = "The company’s own rule (behaviour §1)";

/** A rule that the company has made. */
export const companyRule = <const Value>(value: Value, checkedOn: string, owner: string) => ({
	value,
	source: COMPANY_RULE,
	checkedOn,
	owner,
});

/** A fact of law or of a public office, which the compliance officer checks. */
export const lawFact = <const F extends Omit<Fact, "owner">>(fact: F) => ({
	...fact,
	owner: "Compliance officer",
});
