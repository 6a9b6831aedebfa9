/**
 * A text as one part of a URL. Beyond what `encodeURIComponent` escapes, it escapes the marks at which messengers end a
 * URL that they find in a text: `!`, `'`, `(`, `)` and `*`.
 */
export const encodedSegment = (text: string): string =>
	encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A URL or one part of it, decoded. A malformed percent sequence is taken literally instead of throwing. */
export function decodedSegment(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// '100% savings' is a valid title.
		return segment;
	}
}
