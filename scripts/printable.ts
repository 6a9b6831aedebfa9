/**
 * Control characters, which a terminal obeys, but for line breaks; separators that some programs take for line breaks; marks that
 * reverse the reading order.
 */
const UNSAFE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A text for a terminal: characters that change what a reader sees are shown as `\u001b`. Line breaks stay. JSON remains the same
 * JSON.
 */
export const printable = (text: string): string =>
	text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
