/** The text with its first letter as a capital. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with its first letter as a small one, for the middle of a sentence. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
