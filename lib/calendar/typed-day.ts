/**
 * A real calendar date as `YYYY-MM-DD`, from a date field or from what people type without one: `24/12/1990`, with `/`, `.`, `-`
 * or spaces, day first. Undefined if there is no such day. No bounds (behaviour §5.2).
 */
export function typedDay(text: string): string | undefined {
	const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	const typed = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(text);
	const [year, month, day] = iso ? iso.slice(1).map(Number) : (typed?.slice(1).map(Number).reverse() ?? []);
	if (!year || !month || !day) return undefined;
	// Not `new Date(year, …)`, which reads the year 90 as 1990.
	const date = new Date(0);
	date.setUTCFullYear(year, month - 1, day);
	const isReal =
		date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
	return isReal ? date.toISOString().slice(0, 10) : undefined;
}
