import { DAY_MS } from "#lib/platform/durations";
import "server-only";
import { resolve } from "node:path";
import { byteBudget, type HeldBytes } from "#lib/platform/byte-budget";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { type Channel, DeliveryFailure } from "#lib/submissions/channel/channel";
import { apiChannel, POST_DEADLINE_MS } from "#lib/submissions/channel/channel-api";
import { mailChannel, needsTls } from "#lib/submissions/channel/channel-mail";
import { sendToImageHost } from "#lib/submissions/channel/image-host";
import { diskCvStorage, openDraftFolder, sealedCvStorage } from "#lib/submissions/cv/cv-storage";
import { postgresCvStorage } from "#lib/submissions/cv/postgres-cv-storage";
import { clamdScanner } from "#lib/submissions/cv/scanner";
import { cvResponse, signedCvLink } from "#lib/submissions/cv-link";
import { createDelivery, type DeliveryTiming } from "#lib/submissions/delivery";
import type { Keyring } from "#lib/submissions/encryption/keyring";
import { submissionsKeyring } from "#lib/submissions/encryption/submissions-key";
import type { FormRequest } from "#lib/submissions/form/form-body";
import { keptReplies } from "#lib/submissions/form/kept-reply";
import {
	createRateLimit,
	RATE_CONNECTIONS,
	type RateLimit,
	type RateVerdict,
	type Storable,
} from "#lib/submissions/form/rate-limit";
import { INCOMING_MAX_BYTES, receiveForm } from "#lib/submissions/form/upload";
import { senderAddress, senderNetwork } from "#lib/submissions/form/visitor-address";
import { findingIn } from "#lib/submissions/model/cv-scan";
import type { CvFile, Submission } from "#lib/submissions/model/submission";
import { createOutbox } from "#lib/submissions/outbox";
import { enforceRetention, purgeOld } from "#lib/submissions/retention";
import type { RowStore } from "#lib/submissions/store/operations";
import { openPostgresRows, postgresPool } from "#lib/submissions/store/postgres-store";
import { submissionStore, usedKeys } from "#lib/submissions/store/sealed-store";
import { openSqliteRows } from "#lib/submissions/store/sqlite-store";

/** Accepts, stores and delivers what visitors send, wired together from this process's settings. */
export type SubmissionService = Awaited<ReturnType<typeof openSubmissionService>>;

/** Route handlers and the start of the server share it. */
const shared = globalSingleton(
	"submissions",
	(): { service?: Promise<SubmissionService>; limit?: RateLimit } => ({}),
);

/** Opens the submission service on first use. Rejects if the store cannot be opened, and tries again the next time. */
export function submissionService(): Promise<SubmissionService> {
	shared.service ??= openSubmissionService().catch((error) => {
		shared.service = undefined;
		throw error;
	});
	return shared.service;
}

/** Whether a submission from the sender of these headers could be stored now. Counts nothing; call it before reading the body. */
export const checkQuota = (kind: Storable, headers: Headers): Promise<RateVerdict> =>
	rateLimit().check(kind, senderAddress(headers));

/** Counts bytes about to be stored for the sender of these headers, and returns whether they may be. */
export const consumeQuota = (kind: Storable, headers: Headers, bytes: number): Promise<RateVerdict> =>
	rateLimit().consume(kind, senderAddress(headers), bytes);

function rateLimit(): RateLimit {
	const { DATABASE_URL } = environment();
	shared.limit ??= createRateLimit(DATABASE_URL ? postgresPool(DATABASE_URL, RATE_CONNECTIONS) : undefined);
	return shared.limit;
}

/**
 * Whether one of our own pages posted a form. Browsers say so with `Sec-Fetch-Site` or `Origin`; a client that sends neither is not a
 * browser that could have been misled. Compared with the configured address, never with the Host header.
 */
export function isOwnForm(headers: Headers): boolean {
	const site = headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = headers.get("origin");
	return origin === null || origin === new URL(environment().SITE_URL).origin;
}

/**
 * Delivers what the last run left, and then what arrives; called once when the server starts. A store that cannot be opened is
 * logged and tried again, because pages without forms do not need it.
 */
export function startDelivery(): void {
	if (process.env.NEXT_PHASE === "phase-production-build") return;
	const fault = receiverFault();
	if (fault) log.warn(fault);
	const start = async () => {
		try {
			const service = await submissionService();
			service.start();
		} catch (error) {
			// The error cannot contain a visitor's text: no submission has been read.
			log.error({ reason: errorName(error), detail: (error as Error).message }, "submissions cannot be kept");
			setTimeout(start, 10_000).unref();
		}
	};
	void start();
}

/** Finishes deliveries in progress and starts no more; the next run continues with the rest. */
export async function stopDelivery(): Promise<void> {
	const service = await shared.service?.catch(() => undefined);
	await service?.delivery.stop();
}

/**
 * What to do about submissions that nobody receives; undefined while they have a receiver. Without one they are stored, and visitors
 * read that they were sent, so somebody has to look.
 */
export function receiverFault(): string | undefined {
	const { API_BASE_URL, SMTP_URL, SUBMISSIONS_EMAIL } = environment();
	if (API_BASE_URL || (SMTP_URL && SUBMISSIONS_EMAIL)) return undefined;
	return "no receiver of submissions is configured (API_BASE_URL, or SMTP_URL and SUBMISSIONS_EMAIL): only `npm run submissions` shows them";
}

/** A separate submission service, for the command line and for tests with shortened durations. */
export async function openSubmissionService({ timing = {} }: { timing?: Partial<DeliveryTiming> } = {}) {
	const settings = environment();
	const folder = resolve(settings.DATA_DIR);
	const draftFolder = resolve(folder, "uploads");
	await openDraftFolder(draftFolder);
	const { rows, files } = await openStores(folder, draftFolder);
	const keyring = await keyringOf(folder, rows);
	const store = submissionStore(rows, keyring);
	const cvStorage = sealedCvStorage(files, keyring);
	const scan = settings.CLAMD_ADDRESS ? clamdScanner(settings.CLAMD_ADDRESS) : undefined;
	const cvLink = (id: string) =>
		signedCvLink(settings.SITE_URL, keyring, id, settings.RETENTION_DAYS * DAY_MS);
	const delivery = createDelivery(store, channelOf({ store, cvStorage, cvLink }), {
		visitorWaitMs: settings.SUBMISSION_WAIT_MS,
		...timing,
	});
	const outbox = createOutbox(store, delivery, cvStorage);
	const kept = { store, cvStorage, draftFolder, retentionDays: settings.RETENTION_DAYS };
	const incomingOf = byteBudget(INCOMING_MAX_BYTES);
	let endRetention = () => {};
	return {
		/** Accepts a submission; see `createOutbox`. */
		accept: outbox.accept,
		/** Receives a form with a file; see `receiveForm`. `held` counts its fields. */
		receiveForm: (request: FormRequest, held?: HeldBytes) => {
			const incoming = incomingOf(senderNetwork(request.headers));
			const onFile = () => rateLimit().countUpload(senderAddress(request.headers));
			return receiveForm(request, { draftFolder, cvStorage, keyring, incoming, held, onFile, scan });
		},
		/** Drops a received file that no submission will own. */
		forgetFile: (file: CvFile) => cvStorage.remove(file.id),
		/** A signed link to a file, or to what the scanner found in it, valid for as long as delivered submissions are kept. */
		cvLink,
		/** The response to a signed link. */
		cvResponse: (id: string, query: URLSearchParams) => cvResponse({ store, cvStorage, keyring }, id, query),
		/** Replies for visitors without script. */
		replies: keptReplies(store),
		store,
		cvStorage,
		delivery,
		purgeOld: () => purgeOld(kept),
		/** Starts to deliver and purge, until `close`. */
		start: () => {
			delivery.start();
			endRetention();
			endRetention = enforceRetention(kept);
		},
		/** Finishes deliveries in progress, starts no more, and closes the store. */
		close: async () => {
			endRetention();
			await delivery.stop();
			await store.close();
		},
	};
}

async function openStores(folder: string, draftFolder: string) {
	const { DATABASE_URL } = environment();
	if (!DATABASE_URL) {
		return {
			rows: await openSqliteRows(resolve(folder, "submissions.sqlite")),
			files: diskCvStorage(draftFolder),
		};
	}
	const pool = postgresPool(DATABASE_URL);
	try {
		return { rows: await openPostgresRows(pool), files: postgresCvStorage(pool) };
	} catch (error) {
		await pool.end().catch(() => {});
		throw error;
	}
}

/** Closes the rows again if a key is missing, because then nothing can be accepted. */
async function keyringOf(folder: string, rows: RowStore): Promise<Keyring> {
	const { SUBMISSIONS_KEY: given, SUBMISSIONS_KEY_ALSO: also } = environment();
	try {
		return submissionsKeyring(folder, { given, also }, await usedKeys(rows));
	} catch (error) {
		await rows.close().catch(() => {});
		throw error;
	}
}

type Parts = Pick<SubmissionService, "store" | "cvStorage" | "cvLink">;

/** The admin API if there is one, otherwise mail if configured, otherwise none. */
function channelOf(parts: Parts): Channel | undefined {
	const settings = environment();
	if (settings.API_BASE_URL) {
		return apiChannel({
			baseUrl: settings.API_BASE_URL,
			contactPath: settings.CONTACT_PATH,
			fileUrlOf: (submission, signal) => fileUrlOf(submission, signal, parts),
		});
	}
	if (!settings.SMTP_URL || !settings.SUBMISSIONS_EMAIL) return undefined;
	return mailChannel({
		url: settings.SMTP_URL,
		to: settings.SUBMISSIONS_EMAIL,
		from: settings.SMTP_FROM ?? settings.SUBMISSIONS_EMAIL,
		requireTls: needsTls(settings.SMTP_URL, settings.SMTP_REQUIRE_TLS),
		host: new URL(settings.SITE_URL).hostname,
		readFile: parts.cvStorage.read,
		linkOf: parts.cvLink,
	});
}

/** Where the receiver gets the file: from the image host, which gets it once, otherwise from here by a signed link. */
async function fileUrlOf(
	submission: Submission & { file: CvFile },
	signal: AbortSignal,
	{ store, cvStorage, cvLink }: Parts,
): Promise<string> {
	const settings = environment();
	const { id, file, fileUrl } = submission;
	const { IMAGE_HOST_UPLOAD_URL: uploadUrl, IMAGE_HOST_UPLOAD_PRESET: preset } = settings;
	// Staff should read what was found before they open the file.
	if (!uploadUrl || !preset || findingIn(file)) return cvLink(file.id);
	if (fileUrl) return fileUrl;
	const content = await cvStorage.read(file.id);
	if (!content) throw new DeliveryFailure("file missing", { retries: "none" });
	const host = { uploadUrl, preset, timeoutMs: POST_DEADLINE_MS };
	const url = await sendToImageHost(host, file, new Uint8Array(content), signal);
	await store.noteFileUrl(id, url);
	return url;
}
