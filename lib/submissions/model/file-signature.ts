import type { CvType } from "#lib/submissions/model/cv-findings";

export type Signature = "pdf" | "jpg" | "png" | "cfb" | "zip";

/** The type of a file with that signature, if accepted. */
export const TYPE_OF_SIGNATURE: Record<Signature, CvType> = {
	pdf: "pdf",
	jpg: "jpg",
	png: "png",
	cfb: "doc",
	zip: "docx",
};

const SIGNATURES: [Signature, ...number[]][] = [
	["pdf", 0x25, 0x50, 0x44, 0x46, 0x2d],
	["jpg", 0xff, 0xd8, 0xff],
	["png", 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
	["cfb", 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
	["zip", 0x50, 0x4b, 0x03, 0x04],
];

/** How many bytes at the start of a file identify its signature. */
export const SIGNATURE_BYTES = 8;

/**
 * The type of a file by its first bytes; undefined for any other. Also runs in the browser, which then need not upload what the
 * server would refuse. Five signatures are an allow-list, for which a library of two hundred types would be in the way.
 */
export function signatureOf(content: Uint8Array): Signature | undefined {
	const found = SIGNATURES.find(([, ...bytes]) => bytes.every((byte, index) => content[index] === byte));
	return found?.[0];
}
