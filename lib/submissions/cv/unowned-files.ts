import type { CvFile } from "#lib/submissions/model/submission";

/** A file that waits until its form is corrected. */
export type WaitingFile = {
	file: CvFile;
	/** Milliseconds since 1970. The file is deleted soon after. */
	fileUntil: number;
};

export type UnownedFiles = {
	/**
	 * Counts the bytes of an incoming file until it is accepted or refused. `take` returns `false` if too many are on their
	 * way. Call `giveBack` to uncount them.
	 */
	incoming(address: string): { take(bytes: number): boolean; giveBack(): void };
	/**
	 * Keeps the file of a refused form, so that it need not be sent again. If too many bytes wait already, deletes the file
	 * and returns undefined.
	 */
	keepWaiting(file: CvFile, address: string): Promise<WaitingFile | undefined>;
	/** Call when a submission owns the file. */
	claim(fileId: string): void;
	/** The bytes waiting for a form. */
	waitingBytes(): number;
};

const MEGABYTE = 1024 * 1024;
/** A carrier's address may serve many phones: a dozen of the largest files at once, or fifty ordinary ones. */
const INCOMING_MAX_BYTES = { total: 512 * MEGABYTE, perAddress: 64 * MEGABYTE };
/** Beyond it, applicants only have to choose their file again. */
const WAITING_MAX_BYTES = { total: 150 * MEGABYTE, perAddress: 15 * MEGABYTE };
/** The minimum size counted for a file, so that the number of files is bounded too. */
const FILE_MIN_BYTES = 64 * 1024;

/** How long a file waits for its form. */
export const WAITING_MS = 30 * 60_000;
/** A file is deleted later than a form can request it, so that no form can name one that is being deleted. */
const REMOVED_AFTER_MS = WAITING_MS + 2 * 60_000;

/**
 * Limits the files on disk without a submission, in total and per address, for this instance. `isOwned` tells whether another
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
}): UnownedFiles {
	const incoming = byteBudget(INCOMING_MAX_BYTES);
	const waiting = byteBudget(WAITING_MAX_BYTES);
	const files = new Map<string, { giveBack: () => void; timer: NodeJS.Timeout }>();

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
		incoming: (address) => {
			let taken = 0;
			return {
				take: (bytes) => {
					if (!incoming.take(address, bytes)) return false;
					taken += bytes;
					return true;
				},
				giveBack: () => {
					incoming.giveBack(address, taken);
					taken = 0;
				},
			};
		},
		keepWaiting: async (file, address) => {
			const bytes = Math.max(file.bytes, FILE_MIN_BYTES);
			if (!waiting.take(address, bytes)) {
				await remove(file.id);
				return undefined;
			}
			const timer = setTimeout(() => void expire(file.id).catch(() => {}), removedAfterMs);
			timer.unref();
			files.set(file.id, { giveBack: () => waiting.giveBack(address, bytes), timer });
			return { file, fileUntil: Date.now() + WAITING_MS };
		},
		claim,
		waitingBytes: waiting.used,
	};
}

function byteBudget(max: { total: number; perAddress: number }) {
	const usedBy = new Map<string, number>();
	let used = 0;
	return {
		take: (address: string, bytes: number) => {
			const mine = (usedBy.get(address) ?? 0) + bytes;
			if (mine > max.perAddress || used + bytes > max.total) return false;
			usedBy.set(address, mine);
			used += bytes;
			return true;
		},
		giveBack: (address: string, bytes: number) => {
			const mine = (usedBy.get(address) ?? 0) - bytes;
			if (mine > 0) usedBy.set(address, mine);
			else usedBy.delete(address);
			used -= bytes;
		},
		used: () => used,
	};
}
