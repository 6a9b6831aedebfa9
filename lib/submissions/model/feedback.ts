/** An answer to 'Did this answer your question?', or a word for which the search found nothing. */
export type FeedbackComment = {
	kind: "yes" | "no" | "search";
	/** The path of the page, or the word. */
	about: string;
	/** The missing information, in the visitor's words; mostly empty. */
	line: string;
};

export type CountedComment = FeedbackComment & {
	count: number;
	/** When it was last made, in milliseconds since 1970. */
	lastAt: number;
};

/** The longest line that is stored. */
export const FEEDBACK_LINE_MAX = 200;
/** How many different comments of a kind are stored; the oldest are deleted. */
export const COMMENTS_MAX = 1_000;
export const COMMENTS_DAYS = 90;
/** A word that fewer asked for could be somebody's name. */
export const SEARCHES_SHOWN_FROM = 3;
