const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const UNITS = "minutes?|hours?|(?:working )?days?|weeks?|months?|years?|branches";
const SPACE_BEFORE_AMOUNT = /\bGHS (?=\d)/g;
const SPACE_AFTER_NUMBER = new RegExp(`(\\d) (?=(?:${MONTHS}|${UNITS})\\b)`, "g");
const SPACE_BEFORE_YEAR = new RegExp(`\\b(${MONTHS}) (?=\\d{4}\\b)`, "g");

/** A text whose amounts, dates and numbers with units contain no line breaks: 'GHS 5', '10 July 2026', '72 hours'. */
export const nonBreaking = (text: string): string =>
	text
		.replace(SPACE_BEFORE_AMOUNT, "GHS\u00a0")
		.replace(SPACE_AFTER_NUMBER, "$1\u00a0")
		.replace(SPACE_BEFORE_YEAR, "$1\u00a0");
