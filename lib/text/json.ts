/** The value of a text that is JSON; undefined for any other text. */
export function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether this is an object, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The text of a string, number or boolean; "" of anything else. `String` would call the `toString` that an object of somebody else's
 * JSON may bring, and throw if that is no function.
 */
export const scalarText = (value: unknown): string =>
	["string", "number", "boolean"].includes(typeof value) ? String(value) : "";

const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/**
 * How many values a JSON text has, roughly, without parsing it: what begins a list or an object, and what separates entries, outside
 * strings.
 */
export function countValues(text: string): number {
	let count = 0;
	let isInString = false;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === QUOTE) isInString = !isInString;
		else if (isInString && code === BACKSLASH) at++;
		else if (!isInString && (code === COMMA || code === BRACE || code === BRACKET)) count++;
	}
	return count;
}
