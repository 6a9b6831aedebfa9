/**
 * Whether two words differ by at most one typing error: an extra, missing or wrong letter, or two swapped neighbours
 * (Damerau-Levenshtein distance of at most one).
 */
export function isOneErrorApart(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	let end = 0;
	const shorter = Math.min(a.length, b.length) - start;
	while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
	const differs = [a, b].map((word) => word.slice(start, word.length - end));
	const [first = "", second = ""] = differs;
	if (first.length <= 1 && second.length <= 1) return true;
	return first.length === 2 && first === [...second].reverse().join("");
}
