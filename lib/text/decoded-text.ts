/**
 * The text of a response: UTF-8 without its byte order mark; if the bytes are none, what the response says that they are, or Windows'
 * Latin. Never throws.
 */
export function decodedText(bytes: Uint8Array, contentType: string): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return decoderOf(/charset=["']?(?!utf-?8)([\w-]+)/i.exec(contentType)?.[1]).decode(bytes);
	}
}

function decoderOf(charset = "windows-1252"): TextDecoder {
	try {
		return new TextDecoder(charset);
	} catch {
		return new TextDecoder("windows-1252");
	}
}
