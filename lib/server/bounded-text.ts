/** A request's body as text. Throws a `RangeError` as soon as it exceeds `maxBytes`, without reading on. */
export async function boundedText(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of body ?? []) {
		bytes += piece.length;
		if (bytes > maxBytes) throw new RangeError("the body is too long");
		pieces.push(piece);
	}
	return Buffer.concat(pieces).toString("utf8");
}
