/** Honorifics before a name, which are not part of it. */
const TITLES = /^(mr|mrs|ms|miss|madam|dr|prof|rev|hon|nana|alhaji|hajia)\.?$/i;

/** The initials that replace a missing portrait: first and last name, without titles; '?' for a name without letters. */
export function initials(name: string): string {
	const words = name.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
	const names = words.filter((word) => !TITLES.test(word));
	const [first, ...rest] = names.length > 0 ? names : words;
	const letters = [first, rest[rest.length - 1]].map((word) => [...(word ?? "")][0] ?? "");
	return letters.join("").toLocaleUpperCase("en") || "?";
}
