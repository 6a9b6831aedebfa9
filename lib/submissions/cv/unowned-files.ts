import { byteBudget } from "#lib/platform/byte-budget";
import type { CvFile } from "#lib/submissions/model/submission";

/** A file that waits until its form is corrected. */
export type WaitingFile = {
	file: CvFile;
	/** Milliseconds since 1970. The file is deleted soon after. */
	fileUntil: number;
};

const MEGABYTE = 1024 * 1024;
/** A carrier's address may serve many phones: a dozen of the largest files at once, or fifty ordinary ones, if others hold few. */
export const INCOMING_MAX_BYTES = { total: 512 * MEGABYTE, perNetwork: 64 * MEGABYTE };
/** Beyond it, applicants only have to choose their file again. */
const WAITING_MAX_BYTES = { total: 150 * MEGABYTE, perNetwork: 15 * MEGABYTE };
/** The minimum size counted for a file, so that the number of files is bounded too. */
const FILE_MIN_BYTES = 64 * 1024;

/** How long a file waits for its form. */
export const WAITING_MS = 30 * 60_000;
/** A file is deleted later than a form can request it, so that no form can name one that is being deleted. */
const REMOVED_AFTER_MS = WAITING_MS + 2 * 60_000;

/**
 * Limits the files on disk without a submission, in total and per network, for this instance. `isOwned` tells whether another
 * instance has accepted a file in the meantime. Files that a restart forgets are purged as orphans.
 */
export function createUnownedFiles({
	isOwned,
	remove,
	removedAfterMs = REMOVED_AFTER_MS,
}: {
	isOwned: (fileId: string) => Promise<boolean>;
	remove: (fileId: string) => Promise<void>;
	removedAfterMs?: number;
}) {
	const waiting = byteBudget(WAITING_MAX_BYTES);
	const files = new Map<string, { giveBack: () => void; timer: NodeJS.Timeout }>();

	/** Call when a submission owns the file. */
	function claim(fileId: string) {
		const known = files.get(fileId);
		if (!known) return;
		clearTimeout(known.timer);
		known.giveBack();
		files.delete(fileId);
	}

	async function expire(fileId: string) {
		claim(fileId);
		// A file that cannot be checked or removed now is purged as an orphan.
		if (!(await isOwned(fileId))) await remove(fileId);
	}

	return {
		/** Counts the bytes of an incoming file from this network until it is accepted or refused. */
		incoming: byteBudget(INCOMING_MAX_BYTES),
		/**
		 * Keeps the file of a refused form, so that it need not be sent again. If too many bytes wait already, deletes the file
		 * and returns undefined.
		 */
		keepWaiting: async (file: CvFile, network: string): Promise<WaitingFile | undefined> => {
			const held = waiting(network);
			if (!held.take(Math.max(file.bytes, FILE_MIN_BYTES))) {
				await remove(file.id);
				return undefined;
			}
			const timer = setTimeout(() => void expire(file.id).catch(() => {}), removedAfterMs);
			timer.unref();
			files.set(file.id, { giveBack: () => held.giveBack(), timer });
			return { file, fileUntil: Date.now() + WAITING_MS };
		},
		claim,
	};
}
