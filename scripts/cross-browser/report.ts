/** A visible element: its box in whole pixels, and the part of its style that every supported browser must show alike. */
export type Part = {
	left: number;
	width: number;
	height: number;
	fontSize: number;
	look: string;
	/** It is in a row that wraps. */
	isInRow: boolean;
};

/** The visible elements of a page by their place in the document, and how far content overflows the window sideways. */
export type Layout = { width: number; height: number; overflow: number; parts: Record<string, Part> };

/** The pages to compare at a phone's width, and those of them also at a desktop's. */
export type Plan = { paths: readonly string[]; wide: readonly string[] };

export const COLUMNS = ["appearance", "menus", "forms", "islands", "errors"] as const;

/** The result of one check. The last report comes after all checks. */
export type Report = {
	column?: (typeof COLUMNS)[number];
	what?: string;
	layout?: Layout;
	failure?: string;
	/** Of scripts, and what the security policy blocked. */
	errors: string[];
	isLast?: true;
	/** The browser's own name, with its version. */
	agent?: string;
};
