import { FILE_ERRORS } from "#lib/submissions/model/application-fields";

export type CvType = "pdf" | "doc" | "docx" | "jpg" | "png";
type Signature = "pdf" | "jpg" | "png" | "cfb" | "zip";

/** The type of a file with that signature, if accepted. */
export const TYPE_OF_SIGNATURE: Record<Signature, CvType> = {
	pdf: "pdf",
	jpg: "jpg",
	png: "png",
	cfb: "doc",
	zip: "docx",
};

/** Text in Latin-1 that the file begins with. */
const SIGNATURES: [Signature, string][] = [
	["jpg", "\xff\xd8\xff"],
	["png", "\x89PNG\r\n\x1a\n"],
	["cfb", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
	["zip", "PK\x03\x04"],
];
/** Programs look for the beginning of a PDF in the first kilobyte. */
const PDF_WITHIN = 1_024;

/** How many bytes at the start of a file tell what it is. */
export const SIGNATURE_BYTES = PDF_WITHIN + 5;

/** Other formats that people send, by their beginning, and how to turn them into a PDF. */
const OTHERS: [pattern: RegExp, name: string, advice: string][] = [
	[/^\{\\rtf/, "rich text", "Open it, choose Save as, PDF."],
	[
		/^PK[\s\S]{28}mimetypeapplication\/vnd\.oasis\.opendocument\./,
		"an OpenDocument file",
		"Open it, choose Save as, PDF.",
	],
	[/^PK[\s\S]{28}(Index\/|Data\/|preview)/, "a Pages document", "Open it, choose Export to, PDF."],
	[/^[\s\S]{4}ftyp(hei[cfmsx]|hevc|mif1|msf1)/, "a HEIC photo", "Open it, choose Print, PDF."],
	[/^[\s\S]{4}ftypavi[fs]/, "an AVIF picture", "Open it, choose Print, PDF."],
	[/^RIFF[\s\S]{4}WEBP/, "a WebP picture", "Open it, choose Print, PDF."],
	[/^\s*<(!doctype\s+html|html)/i, "a web page", "Open it, choose Print, PDF."],
];

/**
 * The type of a file by its first bytes; undefined for any other. Also runs in the browser, which then need not upload what the
 * server would refuse. Five signatures are an allow-list, for which a library of two hundred types would be in the way.
 */
export function signatureOf(content: Uint8Array): Signature | undefined {
	const start = startOf(content);
	const found = SIGNATURES.find(([, begin]) => start.startsWith(begin))?.[0];
	if (found) return isOther(start) ? undefined : found;
	return start.slice(0, SIGNATURE_BYTES).includes("%PDF-") && !isOther(start) ? "pdf" : undefined;
}

/** Why a file of another type is refused, and what to do: by its beginning and its name, which may claim something else. */
export function fileTypeError(content: Uint8Array, name: string): string {
	const start = startOf(content);
	const [, is, advice] = OTHERS.find(([pattern]) => pattern.test(start)) ?? textNamed(name);
	if (!is) return FILE_ERRORS.type;
	const [, ending] = /\.(pdf|docx?|jpe?g|png)$/i.exec(name.slice(-5)) ?? [];
	return `${ending ? `This file is called .${ending.toLowerCase()}, but is ${is}` : `This file is ${is}`}. ${advice}`;
}

/** A text has no beginning that tells it. */
const textNamed = (name: string) =>
	/\.txt$/i.test(name) ? [undefined, "a text file", "Open it, choose Print, PDF."] : [];

const isOther = (start: string) => OTHERS.some(([pattern]) => pattern.test(start));

const startOf = (content: Uint8Array) =>
	Array.from(content.subarray(0, SIGNATURE_BYTES), (byte) => String.fromCharCode(byte)).join("");
