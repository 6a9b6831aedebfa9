/** One part of an address, decoded. A malformed percent sequence is taken literally instead of throwing. */
export function decodedSegment(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// '100% savings' is a valid title.
		return segment;
	}
}
