const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Measures a JSON text while it arrives, before anything of it is parsed: three bytes can become an object of sixty. It also knows
 * where the text can be cut: after the last whole item of a list. In UTF-8 no byte that it looks for is part of another character.
 */
export class JsonMeter {
	/** The values so far, roughly: opening brackets and commas. */
	values = 0;
	#bytes = 0;
	#isInString = false;
	#isEscaped = false;
	/** The brackets that will close what is open, innermost last. */
	#closing: number[] = [];
	/** How many of them are of lists. */
	#lists = 0;
	/** Where the outermost list that is open can end. */
	#end: number | undefined;

	add(chunk: Uint8Array): void {
		for (let at = 0; at < chunk.length; at++) {
			const byte = chunk[at];
			if (this.#isInString) {
				if (this.#isEscaped) this.#isEscaped = false;
				else if (byte === BACKSLASH) this.#isEscaped = true;
				else if (byte === QUOTE) this.#isInString = false;
			} else if (byte === QUOTE) this.#isInString = true;
			else if (byte === COMMA) {
				this.values += 1;
				if (this.#lists === 1 && this.#closing.at(-1) === CLOSE_LIST) this.#end = this.#bytes + at;
			} else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open(byte, this.#bytes + at);
			else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#close();
		}
		this.#bytes += chunk.length;
	}

	/** The end of the last whole item of a list that is not complete, and the brackets still missing there. */
	lastItem(): { end: number; closing: Buffer } | undefined {
		if (this.#end === undefined) return undefined;
		const closing = this.#closing.slice(0, this.#closing.indexOf(CLOSE_LIST) + 1).reverse();
		return { end: this.#end, closing: Buffer.from(closing) };
	}

	#open(byte: number, at: number) {
		this.values += 1;
		const isList = byte === OPEN_LIST;
		this.#closing.push(isList ? CLOSE_LIST : CLOSE_OBJECT);
		if (!isList) return;
		this.#lists += 1;
		if (this.#lists === 1) this.#end = at + 1;
	}

	#close() {
		if (this.#closing.pop() !== CLOSE_LIST) return;
		this.#lists -= 1;
		if (this.#lists === 0) this.#end = undefined;
	}
}
