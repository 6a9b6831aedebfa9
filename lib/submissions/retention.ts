import { DAY_MS, HOUR_MS } from "#lib/platform/durations";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { type CvStorage, discardDraft, oldDrafts } from "#lib/submissions/cv/cv-storage";
import type { SubmissionStore } from "#lib/submissions/store/store";

/** A file that is still being written, or whose form is being answered, is younger. */
const ORPHAN_AGE_MS = 30 * 60_000;

type RetentionSettings = {
	store: SubmissionStore;
	cvStorage: CvStorage;
	draftFolder: string;
	retentionDays: number;
};

/**
 * Deletes delivered and rejected submissions after their time, with their files; reply pages after an hour, receipts after thirty
 * days; interrupted uploads; files without a submission. Waiting, dead letters and quarantined submissions stay until staff decide.
 */
export async function purgeOld({ store, cvStorage, draftFolder, retentionDays }: RetentionSettings) {
	const purged = await store.purge(retentionDays * DAY_MS);
	const replies = await store.purgeReplyPages();
	await removeEach(
		purged.flatMap(({ fileId }) => fileId ?? []),
		cvStorage.remove,
	);

	const drafts = await removeEach(await oldDrafts(draftFolder, ORPHAN_AGE_MS), discardDraft);
	// Files first, then their owners: a file that arrives in between is too young for the first list.
	const old = await cvStorage.olderThan(ORPHAN_AGE_MS);
	const owned = old.length > 0 ? await store.fileIds() : new Set<string>();
	const orphans = await removeEach(
		old.filter((id) => !owned.has(id)),
		cvStorage.remove,
	);

	const result = { submissions: purged.length, replies, orphans, drafts };
	if (Object.values(result).some((count) => count > 0)) log.info(result, "purged");
	return result;
}

/** Returns how many it removed. One that cannot be removed stops no other; the next purge tries it again. */
async function removeEach<File>(files: File[], remove: (file: File) => Promise<void>): Promise<number> {
	let removed = 0;
	for (const file of files) {
		try {
			await remove(file);
			removed += 1;
		} catch (error) {
			log.error({ file, reason: errorName(error) }, "file not deleted");
		}
	}
	return removed;
}

/** Purges now and every hour, until the returned function is called. */
export function enforceRetention(settings: RetentionSettings): () => void {
	const purge = () =>
		purgeOld(settings).catch((error) => log.error({ code: errorName(error) }, "purge failed"));
	void purge();
	const timer = setInterval(purge, HOUR_MS);
	timer.unref();
	return () => clearInterval(timer);
}
