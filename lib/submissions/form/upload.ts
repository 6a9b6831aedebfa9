import { statfs } from "node:fs/promises";
import { MAX_UPLOAD_BYTES } from "#lib/company/limits";
import { log } from "#lib/platform/log";
import { createMutex } from "#lib/platform/mutex";
import { senderNetwork } from "#lib/platform/visitor-address";
import { beginDraft, type CvStorage, type Draft, discardDraft } from "#lib/submissions/cv/cv-storage";
import { cvTypeOf, hasPassword } from "#lib/submissions/cv/cv-type";
import type { ScanCv } from "#lib/submissions/cv/scanner";
import type { Keyring } from "#lib/submissions/encryption/keyring";
import type { FormFields } from "#lib/submissions/form/clean-text";
import { displayName } from "#lib/submissions/form/display-name";
import {
	BodyFailure,
	FIELDS_TOO_LONG,
	type FormRequest,
	type IncomingFile,
	readMultipart,
} from "#lib/submissions/form/form-body";
import { type ByteQuota, byteQuota, countUpload } from "#lib/submissions/form/quota";
import { APPLICATION_ALERTS, FILE_ERRORS } from "#lib/submissions/model/application-fields";
import { type CvType, fileTypeError } from "#lib/submissions/model/file-signature";
import type { CvFile } from "#lib/submissions/model/submission";

/** The name of the file's field. It is last in the form, so that a refused file costs the visitor no other field. */
const FILE_FIELD = "file";

export type ReceivedForm =
	/** `file` is on disk and waits for its submission; undefined if none was chosen. */
	| { ok: true; fields: FormFields; file: CvFile | undefined }
	/** `alert` says what to do; `fields` had arrived by then. Nothing was stored. */
	| {
			ok: false;
			status: 400 | 408 | 413 | 415 | 422 | 503;
			alert: string;
			fields: FormFields;
			file?: undefined;
	  };

const MEGABYTE = 1024 * 1024;
/** The fields and the multipart overhead of the largest file. */
const BODY_MAX_BYTES = MAX_UPLOAD_BYTES + MEGABYTE / 4;
/** A carrier's address may serve many phones: a dozen of the largest files at once, or fifty ordinary ones, if others hold few. */
const INCOMING_MAX_BYTES = { total: 512 * MEGABYTE, perNetwork: 64 * MEGABYTE };
/** Every file that may be arriving, and space for forms without files. */
const FREE_DISK_MIN_BYTES = INCOMING_MAX_BYTES.total + 256 * MEGABYTE;

const FIELDS_TOO_LONG_ALERT = "What you typed is too long. Please shorten it.";
const PASSWORD_ALERT = "This file opens only with a password. Save it without one, or as a PDF.";

/** One file at a time is in memory while its type is read. */
const mutex = createMutex();

/** Where received files go. */
type Places = {
	draftFolder: string;
	cvStorage: CvStorage;
	keyring: Keyring;
	/** The company's virus scanner, if it has one. */
	scan?: ScanCv;
};

/**
 * Makes what receives forms with a file. The file is written to disk and counted as it arrives: 5,242,880 bytes are accepted, and
 * reading stops at the next one, whatever the headers announced. Its type is determined by its content, and the virus scanner gets what
 * was stored. When it returns `ok`, the file is durable: pass it to `accept` or drop it; leftovers are purged as orphans. Does not
 * throw for anything that a visitor can send. `quota` counts the fields; see `fieldQuota`.
 */
export function createFormReader(places: Places, incomingMax = INCOMING_MAX_BYTES) {
	const incomingOf = byteQuota(incomingMax);

	return async function receiveForm(request: FormRequest, quota?: ByteQuota): Promise<ReceivedForm> {
		const incoming = incomingOf(senderNetwork(request.headers));
		const came: NamedDraft[] = [];
		try {
			await checkFreeDisk(places.draftFolder);
			const fields = await readMultipart(request, {
				maxBytes: BODY_MAX_BYTES,
				quota,
				takeFile: async (file) => {
					if (file.name !== "") await countUpload(request.headers);
					const draft = await takeFile(file, places, incoming);
					if (draft) came.push({ draft, name: file.name });
				},
			});
			const [only, another] = came;
			if (!only) return { ok: true, fields, file: undefined };
			if (another) throw new BadFile(FILE_ERRORS.several, fields);
			return { ok: true, fields, file: await checkedFile(only, fields, places) };
		} catch (error) {
			await Promise.all(came.map(({ draft }) => discardDraft(draft)));
			return refusedForm(error);
		} finally {
			incoming.release();
		}
	};
}

type NamedDraft = { draft: Draft; name: string };

/** Only the sender can correct the file (status 422). */
class BadFile extends Error {
	override readonly name = "BadFile";
	readonly fields: FormFields;
	constructor(alert: string, fields: FormFields) {
		super(alert);
		this.fields = fields;
	}
}

/** The file, scanned and stored. Throws `BadFile` if it is of another type. */
async function checkedFile(
	{ draft, name }: NamedDraft,
	fields: FormFields,
	{ cvStorage, scan }: Places,
): Promise<CvFile> {
	const { type, alert } = await mutex.run("type", () => typeOf({ draft, name }));
	if (!type) throw new BadFile(alert, fields);
	const scanned = await scan?.(draft.read);
	await cvStorage.save(draft);
	const { id, bytes, digest } = draft;
	const file = { id, bytes, digest, name: displayName(name, type), type };
	return scanned ? { ...file, scan: scanned } : file;
}

/** The file of our field, on disk; undefined for other fields, and for the empty, nameless file of a form without one. */
async function takeFile(
	{ field, name, content }: IncomingFile,
	{ draftFolder, keyring }: Places,
	incoming: ByteQuota,
): Promise<Draft | undefined> {
	const isOurs = field === FILE_FIELD;
	const writer = isOurs ? await beginDraft(draftFolder, keyring) : undefined;
	let bytes = 0;
	try {
		for await (const piece of content) {
			bytes += piece.length;
			if (bytes > MAX_UPLOAD_BYTES) throw new BodyFailure(413, "file too large");
			if (writer && !incoming.consume(piece.length)) throw new BodyFailure(503, "too many uploads");
			await writer?.write(piece);
		}
		if (bytes > 0 || name !== "") return await writer?.finish();
	} catch (error) {
		await writer?.discard();
		throw error;
	}
	await writer?.discard();
	return undefined;
}

/** Its type, or what to do about a file that is none of ours. Only the sender can correct that. */
async function typeOf({
	draft,
	name,
}: NamedDraft): Promise<{ type: CvType; alert?: undefined } | { type?: undefined; alert: string }> {
	if (draft.bytes === 0) return { alert: FILE_ERRORS.empty };
	const content = await draft.read();
	const type = cvTypeOf(content);
	if (type) return { type };
	return { alert: hasPassword(content) ? PASSWORD_ALERT : fileTypeError(content, name) };
}

/** Refuses early and clearly what a nearly full disk would refuse late, and leaves room for forms without files. */
async function checkFreeDisk(folder: string) {
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize < FREE_DISK_MIN_BYTES) throw new BodyFailure(503, "disk nearly full");
}

function refusedForm(error: unknown): ReceivedForm {
	if (error instanceof BadFile) return { ok: false, status: 422, alert: error.message, fields: error.fields };
	if (!(error instanceof BodyFailure)) {
		log.error({ code: (error as NodeJS.ErrnoException).code }, "upload not stored");
		return { ok: false, status: 503, alert: APPLICATION_ALERTS.failed, fields: {} };
	}
	const { status, fields, message } = error;
	// Not 413, which is about the file.
	if (message === FIELDS_TOO_LONG) return { ok: false, status: 400, alert: FIELDS_TOO_LONG_ALERT, fields };
	if (status === 503) log.error({ reason: message }, "upload not stored");
	const alert =
		status === 413
			? APPLICATION_ALERTS.tooLarge
			: status === 503
				? APPLICATION_ALERTS.failed
				: APPLICATION_ALERTS.uploadFailed;
	return { ok: false, status, alert, fields };
}
