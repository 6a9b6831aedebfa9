import { addAppended, addPolyglots } from "#lib/submissions/cv/polyglot";
import { type AddFinding, Unreadable } from "#lib/submissions/model/cv-findings";

/**
 * Reports a program, an archive or a web page in or behind a picture. Its content is not decoded. Whatever else a phone puts behind
 * it (depth, film, Samsung's notes) is clean.
 */
export function inspectPicture(type: "jpg" | "png", content: Buffer, add: AddFinding): void {
	addPolyglots(content, add);
	const end = type === "png" ? endOfPng(content) : endOfJpegs(content);
	if (end === undefined) throw new Unreadable("it is damaged: its end is missing");
	addAppended(content.subarray(end), add);
}

const PNG_SIGNATURE_BYTES = 8;

/** Where the last chunk of a PNG ends; undefined if there is none. */
function endOfPng(content: Buffer): number | undefined {
	for (let at = PNG_SIGNATURE_BYTES; at + 12 <= content.length; ) {
		const name = content.toString("latin1", at + 4, at + 8);
		at += 12 + content.readUInt32BE(at);
		if (name === "IEND") return at <= content.length ? at : undefined;
	}
	return undefined;
}

/** Where the last of several consecutive JPEGs ends; undefined if the first does not end. */
function endOfJpegs(content: Buffer): number | undefined {
	let end: number | undefined;
	for (let start = 0; content[start] === 0xff && content[start + 1] === 0xd8; ) {
		const next = endOfJpeg(content, start);
		if (next === undefined) return end;
		end = next;
		start = next;
		while (content[start] === 0) start += 1;
	}
	return end;
}

function endOfJpeg(content: Buffer, start: number): number | undefined {
	for (let at = start + 2; at + 2 <= content.length; ) {
		// Segments are separated by 0xff and the type of the next; more 0xff may be padding.
		if (content[at] !== 0xff) return undefined;
		const marker = content[at + 1] ?? 0;
		if (marker === 0xff) at += 1;
		else if (marker === 0xd9) return at + 2;
		else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
		else if (at + 4 > content.length) return undefined;
		else {
			at += 2 + content.readUInt16BE(at + 2);
			if (marker === 0xda) at = endOfScan(content, at);
		}
	}
	return undefined;
}

/** Compressed data continues until a marker that is neither an escaped 0xff nor a restart. */
function endOfScan(content: Buffer, from: number): number {
	let at = content.indexOf(0xff, from);
	while (at >= 0 && at + 1 < content.length) {
		const next = content[at + 1] ?? 0;
		if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
		at = content.indexOf(0xff, at + 2);
	}
	return content.length;
}
