/** Characters that nobody sees, such as marks of direction; without the two joiners, which shape words and pictures. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** A text without format characters. Texts that differ by them alone look the same, so they are the same. */
export const withoutFormat = (text: string): string => text.replace(FORMAT, "");

/** A text for the log, in which format characters are seen: '\u200b'. */
export const withVisibleFormat = (text: string): string =>
	text.replace(/\p{Cf}/gu, (each) => `\\u${each.codePointAt(0)?.toString(16).padStart(4, "0")}`);
