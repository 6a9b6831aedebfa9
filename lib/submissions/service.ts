import "server-only";
import { resolve } from "node:path";
import { DAY_MS } from "#lib/platform/durations";
import { environment, isBuild } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { globalSingleton } from "#lib/platform/global-singleton";
import { log } from "#lib/platform/log";
import { cvResponse, signedCvLink } from "#lib/submissions/cv/cv-link";
import { diskCvStorage, encryptedCvStorage, openDraftFolder } from "#lib/submissions/cv/cv-storage";
import { postgresCvStorage } from "#lib/submissions/cv/postgres-cv-storage";
import { clamdScanner } from "#lib/submissions/cv/scanner";
import { configuredTarget, deliveryTargetWarning } from "#lib/submissions/delivery/configured-target";
import { createDelivery } from "#lib/submissions/delivery/delivery";
import type { DeliveryTiming } from "#lib/submissions/delivery/timing";
import type { Keyring } from "#lib/submissions/encryption/keyring";
import { submissionsKeyring } from "#lib/submissions/encryption/submissions-key";
import { createFormReader } from "#lib/submissions/form/upload";
import type { CvFile } from "#lib/submissions/model/submission";
import { createOutbox } from "#lib/submissions/outbox";
import { enforceRetention, purgeOld } from "#lib/submissions/retention";
import { submissionStore, usedKeys } from "#lib/submissions/store/encrypted-store";
import { openPostgresDatabase, postgresPool } from "#lib/submissions/store/postgres-database";
import { createReplyPages } from "#lib/submissions/store/reply-pages";
import { type RowStore, rowStore } from "#lib/submissions/store/row-store";
import { openSqliteDatabase } from "#lib/submissions/store/sqlite-database";

/** Accepts, stores and delivers what visitors send, wired together from this process's settings. */
export type SubmissionService = Awaited<ReturnType<typeof openSubmissionService>>;

/** Route handlers and the start of the server share it. */
const shared = globalSingleton("submissions", (): { service?: Promise<SubmissionService> } => ({}));

/** Opens the submission service on first use. Rejects if the store cannot be opened, and tries again the next time. */
export function submissionService(): Promise<SubmissionService> {
	shared.service ??= openSubmissionService().catch((error) => {
		shared.service = undefined;
		throw error;
	});
	return shared.service;
}

/**
 * Delivers what the last run left, and then what arrives; called once when the server starts. A store that cannot be opened is
 * logged and tried again, because pages without forms do not need it.
 */
export function startDelivery(): void {
	if (isBuild()) return;
	const warning = deliveryTargetWarning();
	if (warning) log.warn(warning);
	const start = async () => {
		try {
			const service = await submissionService();
			service.start();
		} catch (error) {
			// The error cannot contain a visitor's text: no submission has been read.
			log.error(
				{ reason: errorName(error), detail: (error as Error).message },
				"submissions cannot be stored",
			);
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

/** A separate submission service, for the command line and for tests with shortened durations. */
export async function openSubmissionService({ timing = {} }: { timing?: Partial<DeliveryTiming> } = {}) {
	const settings = environment();
	const folder = resolve(settings.DATA_DIR);
	const draftFolder = resolve(folder, "uploads");
	await openDraftFolder(draftFolder);
	const { rows, files } = await openStores(folder, draftFolder);
	const keyring = await keyringOf(folder, rows);
	const store = submissionStore(rows, keyring);
	const cvStorage = encryptedCvStorage(files, keyring);
	const scan = settings.CLAMD_ADDRESS ? clamdScanner(settings.CLAMD_ADDRESS) : undefined;
	const cvLink = (id: string) =>
		signedCvLink(settings.SITE_URL, keyring, id, settings.RETENTION_DAYS * DAY_MS);
	const delivery = createDelivery(store, configuredTarget({ store, cvStorage, cvLink }), {
		visitorWaitMs: settings.SUBMISSION_WAIT_MS,
		...timing,
	});
	const outbox = createOutbox(store, delivery, cvStorage);
	const retention = { store, cvStorage, draftFolder, retentionDays: settings.RETENTION_DAYS };
	let endRetention = () => {};
	return {
		/** Accepts a submission; see `createOutbox`. */
		accept: outbox.accept,
		/** Receives a form with a file; see `createFormReader`. */
		receiveForm: createFormReader({ draftFolder, cvStorage, keyring, scan }),
		/** Drops a received file that no submission will own. If this fails, it is purged as an orphan. */
		dropFile: (file: CvFile): Promise<void> => cvStorage.remove(file.id).catch(() => {}),
		/** A signed link to a file, or to what the scanner found in it, valid for as long as delivered submissions are stored. */
		cvLink,
		/** The response to a signed link. */
		cvResponse: (id: string, query: URLSearchParams) => cvResponse({ store, cvStorage, keyring }, id, query),
		/** Receipts, and forms to correct for visitors without script. */
		replyPages: createReplyPages(store),
		store,
		cvStorage,
		delivery,
		purgeOld: () => purgeOld(retention),
		/** Starts to deliver and purge, until `close`. */
		start: () => {
			delivery.start();
			endRetention();
			endRetention = enforceRetention(retention);
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
			rows: rowStore(await openSqliteDatabase(resolve(folder, "submissions.sqlite"))),
			files: diskCvStorage(draftFolder),
		};
	}
	const pool = postgresPool(DATABASE_URL);
	try {
		return { rows: rowStore(await openPostgresDatabase(pool)), files: postgresCvStorage(pool) };
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
