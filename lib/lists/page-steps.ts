/**
 * The entries of a row of page numbers: all of up to seven pages; of more, the first, the last and those around the current one,
 * with `"gap"` for omitted ones. Then there are always seven entries, so that no number moves under the finger.
 */
export function pageSteps(page: number, pages: number): (number | "gap")[] {
	const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
	if (pages <= 7) return range(1, pages);
	if (page <= 4) return [...range(1, 5), "gap", pages];
	if (page >= pages - 3) return [1, "gap", ...range(pages - 4, pages)];
	return [1, "gap", page - 1, page, page + 1, "gap", pages];
}
