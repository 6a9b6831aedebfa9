/** An answer to 'Did this answer your question?', or a word for which the search found nothing. */
export type Remark = {
	kind: "yes" | "no" | "search";
	/** The path of the page, or the word. */
	about: string;
	/** What was missing, in the visitor's words; mostly empty. */
	line: string;
};

export type CountedRemark = Remark & {
	count: number;
	/** When it was last made, in milliseconds since 1970. */
	lastAt: number;
};

/** The longest line that is kept. */
export const FEEDBACK_LINE_MAX = 200;
/** How many different remarks of a kind are kept; the oldest make room. */
export const REMARKS_MAX = 1_000;
export const REMARKS_DAYS = 90;
/** A word that fewer asked for could be somebody's name. */
export const SEARCHES_SHOWN_FROM = 3;
