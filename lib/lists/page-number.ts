/** The page number in an address: a whole number of any size in digits; anything else means the first page. */
export const pageNumber = (value: string | null | undefined) =>
	/^\d+$/.test(value ?? "") ? Math.min(Math.max(1, Number(value)), Number.MAX_SAFE_INTEGER) : 1;

/** The page number as an address says it: nothing for the first page, so that each page has one address. */
export const pageParameter = (page: number) => (page > 1 ? page.toString() : "");
