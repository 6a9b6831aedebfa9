import { Unreadable } from "#lib/submissions/model/cv-findings";

const FREE = 0xffff_fffa;
const ENTRY_BYTES = 128;

export type CompoundStream = {
	name: string;
	isStream: boolean;
	hasChildren: boolean;
	start: Buffer;
	read(): Buffer;
};

/**
 * The storages and streams of a compound file ([MS-CFB]), the container of old Word files, without their folders. All chains of
 * sectors together are at most twice as long as the file, so that none can loop. Throws `Unreadable`.
 */
export function openCompound(content: Buffer): CompoundStream[] {
	try {
		return entriesOf(content);
	} catch (error) {
		throw error instanceof Unreadable ? error : new Unreadable("it is damaged: its parts cannot be found");
	}
}

function entriesOf(content: Buffer): CompoundStream[] {
	const size = 1 << content.readUInt16LE(30);
	if (size !== 512 && size !== 4096) throw new RangeError("no such sector");
	// Short sectors lie within a chain of long ones.
	let left = 2 * content.length;
	const sector = (index: number) => content.subarray((index + 1) * size, (index + 2) * size);
	const chain = (
		first: number,
		table: (index: number) => number,
		piece: (index: number) => Buffer,
	): Buffer => {
		const pieces: Buffer[] = [];
		for (let at = first; at < FREE; at = table(at)) {
			const next = piece(at);
			left -= next.length;
			if (left < 0 || next.length === 0) throw new Unreadable("it is damaged: its parts contain each other");
			pieces.push(next);
		}
		return Buffer.concat(pieces);
	};
	const places = Array.from({ length: 109 }, (_, index) => content.readUInt32LE(76 + 4 * index));
	for (let at = content.readUInt32LE(68); at < FREE && places.length * size < content.length; ) {
		const more = sector(at);
		for (let index = 0; index < size / 4 - 1; index++) places.push(more.readUInt32LE(4 * index));
		at = more.readUInt32LE(size - 4);
	}
	const table = Buffer.concat(
		places
			.filter((place) => place < FREE)
			.slice(0, content.length / size)
			.map(sector),
	);
	const next = (index: number) => table.readUInt32LE(4 * index);
	const long = (first: number) => chain(first, next, sector);
	const directory = long(content.readUInt32LE(48));
	const shortLimit = content.readUInt32LE(56);
	const shortTable = long(content.readUInt32LE(60));
	const shorts = long(directory.readUInt32LE(116));
	const short = (first: number) =>
		chain(
			first,
			(index) => shortTable.readUInt32LE(4 * index),
			(index) => shorts.subarray(64 * index, 64 * index + 64),
		);
	return Array.from({ length: directory.length / ENTRY_BYTES }, (_, index) => {
		const entry = directory.subarray(ENTRY_BYTES * index, ENTRY_BYTES * (index + 1));
		const [first, bytes] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
		return {
			name: entry.toString("utf16le", 0, Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))),
			isStream: entry[66] === 2,
			hasChildren: entry.readUInt32LE(76) < FREE,
			start: bytes < shortLimit ? shorts.subarray(64 * first, 64 * first + 64) : sector(first),
			read: () => (bytes < shortLimit ? short(first) : long(first)).subarray(0, bytes),
		};
	}).filter(({ name }) => name !== "");
}
