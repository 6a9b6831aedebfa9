/** One part of an address as the text that it stands for. A malformed percent sequence is taken literally: no throw. */
export function decodedSegment(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// '100% savings' is a title too.
		return segment;
	}
}
