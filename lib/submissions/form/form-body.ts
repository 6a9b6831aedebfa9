import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import type { FormFields } from "#lib/submissions/form/clean-text";
import type { ByteQuota } from "#lib/submissions/form/quota";

/** The parts of a request that a form needs; a `Request` is one. */
export type FormRequest = { headers: Headers; body: ReadableStream<Uint8Array> | null };

/** Why a body could not be read, with the status to return. */
export class BodyFailure extends Error {
	override readonly name = "BodyFailure";
	readonly status: 400 | 408 | 413 | 415 | 503;
	/** The fields read by then, to refill the form. */
	fields: FormFields = {};

	constructor(status: BodyFailure["status"], message: string) {
		super(message);
		this.status = status;
	}
}

/** An incoming file of a form. `takeFile` reads it to its end or throws. */
export type IncomingFile = { field: string; name: string; content: AsyncIterable<Uint8Array> };

/** Much more than a field may contain, so that `parse…` can report that it is too long; far less than does harm. */
const FIELD_MAX_BYTES = 64 * 1024;
/** The contact form has fourteen. */
const FIELDS_MAX = 30;
/** All that is not a file. The longest message that is accepted, in three-byte letters and URL-encoded, takes 66 KB with its form. */
const FORM_MAX_BYTES = 256 * 1024;
/** The bytes of a file that the parser may hold before it recognises it as one. */
const UNPARSED_BYTES = 128 * 1024;
/** How much is parsed before a limit can stop the rest: three hundred parts at most, which take five milliseconds. */
const SLICE_BYTES = 4 * 1024;
/** A body slower than this is closed; 5 MB at 8 KB/s with a stall of ten seconds is not. */
const STALL_WINDOW_MS = 30_000;
const STALL_MIN_BYTES = 15 * 1024;

/** The refusal of a form whose fields, files apart, are longer than any that could be accepted. */
export const FIELDS_TOO_LONG = "fields too long";

/**
 * The fields of a posted form without files: URL-encoded or multipart, at most 256 KB, counted while reading. The first value of a
 * repeated name counts. Throws `BodyFailure`.
 */
export async function readFields(request: FormRequest, quota?: ByteQuota): Promise<FormFields> {
	const type = (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
	switch (type) {
		case "application/x-www-form-urlencoded":
			return firstOfEach(await readText(request, quota));
		case "multipart/form-data":
			return readMultipart(request, { maxBytes: FORM_MAX_BYTES, quota });
		default:
			throw new BodyFailure(415, "not a form");
	}
}

/**
 * Streams a multipart body. Only the fields are held in memory. Reading stops at `maxBytes`, at the first error, and when
 * `takeFile` throws; its error propagates. Other files are discarded. Resolves when every file has been taken. Throws
 * `BodyFailure`.
 */
export async function readMultipart(
	{ headers, body }: FormRequest,
	{
		maxBytes,
		quota,
		takeFile = drain,
	}: { maxBytes: number; quota?: ByteQuota; takeFile?: (file: IncomingFile) => Promise<void> },
): Promise<FormFields> {
	const fields = emptyFields();
	const stop = new AbortController();
	const taken: Promise<void>[] = [];
	const memory = countedIn(quota);
	try {
		const parser = multipartParser(headers);
		parser.on("field", (name, value) => {
			fields[name] ??= value;
		});
		parser.on("file", (field, content, name) => {
			const file = { field, name: name ?? "", content };
			memory.exclude(content);
			// An aborted parser does not end its files.
			stop.signal.addEventListener("abort", () => content.destroy(stop.signal.reason));
			content.on("error", () => {});
			taken.push(takeFile(file).catch((error) => stop.abort(error)));
		});
		// Otherwise the parser would go on to the end, which takes a tenth of a second for many tiny parts.
		for (const limit of ["fieldsLimit", "partsLimit"] as const)
			parser.on(limit, () => stop.abort(new BodyFailure(413, FIELDS_TOO_LONG)));
		await pipeline(watched(body, maxBytes, memory), parser, { signal: stop.signal });
		await Promise.all(taken);
		stop.signal.throwIfAborted();
		return fields;
	} catch (error) {
		stop.abort(error);
		await Promise.all(taken);
		throw withFields(stop.signal.reason, fields);
	}
}

function multipartParser(headers: Headers) {
	try {
		return new Busboy({
			headers: { "content-type": headers.get("content-type") ?? "" },
			limits: {
				fieldNameSize: 100,
				fieldSize: FIELD_MAX_BYTES,
				fields: FIELDS_MAX,
				files: 5,
				parts: FIELDS_MAX + 2,
				headerPairs: 20,
				headerSize: 16 * 1024,
			},
		});
	} catch {
		throw new BodyFailure(400, "no boundary");
	}
}

type Memory = ReturnType<typeof countedIn>;

/** Counts what stays of a body in memory: what has arrived, except its files. */
function countedIn(quota: ByteQuota | undefined) {
	const files: { bytesRead: number }[] = [];
	let arrived = 0;
	let counted = 0;
	return {
		exclude: (file: { bytesRead: number }) => void files.push(file),
		/** Call when a piece of the body has been parsed. */
		add: (length: number) => {
			arrived += length;
			const bytes = files.reduce((left, { bytesRead }) => left - bytesRead, arrived);
			if (bytes > FORM_MAX_BYTES + UNPARSED_BYTES) throw new BodyFailure(413, FIELDS_TOO_LONG);
			if (bytes < counted) quota?.release(counted - bytes);
			else if (quota?.consume(bytes - counted) === false) throw new BodyFailure(503, "too many forms");
			counted = bytes;
		},
	};
}

/** The body in chunks, as long as it keeps arriving and stays within its limits. */
async function* watched(
	body: FormRequest["body"],
	maxBytes: number,
	memory: Memory,
): AsyncGenerator<Uint8Array> {
	if (!body) return;
	const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
	let bytes = 0;
	let bytesBefore = 0;
	const watch = setInterval(() => {
		if (bytes - bytesBefore < STALL_MIN_BYTES) source.destroy(new BodyFailure(408, "too slow"));
		bytesBefore = bytes;
	}, STALL_WINDOW_MS);
	try {
		for await (const piece of source as AsyncIterable<Uint8Array>) {
			bytes += piece.length;
			if (bytes > maxBytes) throw new BodyFailure(413, "too large");
			for (let at = 0; at < piece.length; at += SLICE_BYTES) yield piece.subarray(at, at + SLICE_BYTES);
			memory.add(piece.length);
		}
	} finally {
		clearInterval(watch);
		source.destroy();
	}
}

async function readText({ body }: FormRequest, quota: ByteQuota | undefined): Promise<string> {
	const pieces: Uint8Array[] = [];
	try {
		for await (const piece of watched(body, FORM_MAX_BYTES, countedIn(quota))) pieces.push(piece);
	} catch (error) {
		throw withFields(error, {});
	}
	return Buffer.concat(pieces).toString("utf8");
}

/** Only the first pairs are parsed: a hundred thousand, which fit into a form, would take a fifth of a second. */
function firstOfEach(urlEncoded: string): FormFields {
	const fields = emptyFields();
	for (const [name, value] of new URLSearchParams(urlEncoded.split("&", FIELDS_MAX).join("&")))
		fields[name] ??= value;
	return fields;
}

/** Without a prototype, so that a field named `constructor` is like any other. */
const emptyFields = (): Record<string, string> => Object.create(null);

async function drain({ content }: IncomingFile) {
	for await (const _ of content) {
		// Not wanted, but it must be read for the fields after it.
	}
}

/** Broken boundaries or a connection that ended early: whatever the parser reports, the sender has to send again. */
function withFields(error: unknown, fields: FormFields): BodyFailure {
	const failure =
		error instanceof BodyFailure
			? error
			: isOurDisk(error)
				? new BodyFailure(503, `disk: ${error.code}`)
				: new BodyFailure(400, "broken body");
	failure.fields = fields;
	return failure;
}

/** ENOSPC, EIO and the like are not the sender's fault; a reset connection is. */
const isOurDisk = (error: unknown): error is NodeJS.ErrnoException =>
	error instanceof Error && "syscall" in error && !("code" in error && error.code === "ECONNRESET");
