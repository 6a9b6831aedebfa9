/** One line of the table. */
export type Finding = {
	/** `tolerated`: visitors lose nothing, and `shown` says how the site reads it. `wrong`: `shown` says what visitors see. */
	grade: "fine" | "tolerated" | "wrong";
	path: string;
	what: string;
	shown?: string;
};

/** A function that makes findings about this path, of a grade and with what was found. */
export const findingsAt =
	(path: string) =>
	(grade: Finding["grade"], what: string, shown?: string): Finding => ({ grade, path, what, shown });

/** The beginning of a value of the backend, for the table. */
export const sample = (value: unknown): string => {
	const text = JSON.stringify(value) ?? "nothing";
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};
