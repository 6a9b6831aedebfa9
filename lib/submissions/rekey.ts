import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import type { SealedCvStorage } from "#lib/submissions/cv/cv-storage";
import type { SubmissionStore } from "#lib/submissions/store/store";

export type Rekeyed = { submissions: number; files: number; unreadable: number };

/** Also for files that a clock set back dates in the future. */
const ANY_AGE_MS = -24 * 60 * 60_000;

/**
 * Seals everything with the current key: submissions with their files, then files that wait for their form, or arrived before the
 * key of its submission was in use. Then erases what that overwrote. Returns how many needed it. What cannot be read stays as it is.
 */
export async function rekey({
	store,
	cvStorage,
}: {
	store: SubmissionStore;
	cvStorage: SealedCvStorage;
}): Promise<Rekeyed> {
	const tried = new Set<string>();
	let files = 0;
	const resealFile = async (id: string) => {
		tried.add(id);
		if (await cvStorage.reseal(id)) files += 1;
	};
	const { sealed, unreadable } = await store.rekey(resealFile);
	let unreadableFiles = 0;
	for (const id of await cvStorage.olderThan(ANY_AGE_MS)) {
		if (tried.has(id)) continue;
		try {
			await resealFile(id);
		} catch (error) {
			unreadableFiles += 1;
			log.error({ file: id, reason: errorName(error) }, "file not re-encrypted");
		}
	}
	if (sealed + files > 0) await store.forgetOld();
	return { submissions: sealed, files, unreadable: unreadable + unreadableFiles };
}
