import { randomBytes, randomUUID } from "node:crypto";
import {
	closeSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { log } from "#lib/platform/log";
import {
	createKeyring,
	EncryptionError,
	type Keyring,
	missingKey,
} from "#lib/submissions/encryption/keyring";

const KEY_FILE = "submissions-key";
const SECRET_MIN = 32;

/**
 * The keys of this process. `SUBMISSIONS_KEY` encrypts, otherwise the key in `DATA_DIR`, which is created once. The keys of
 * `SUBMISSIONS_KEY_ALSO` and of the file also decrypt. `used` are the ids of keys with records in the store: if one is missing, this
 * throws `EncryptionError` and creates no new key.
 */
export function submissionsKeyring(
	folder: string,
	{ given, also }: { given: string | undefined; also: readonly string[] },
	used: readonly string[],
): Keyring {
	const path = join(folder, KEY_FILE);
	const fromFile = readSecret(path);
	if (fromFile && fromFile.length < SECRET_MIN) {
		throw new EncryptionError(
			"KEY_DAMAGED",
			`${path} does not hold a key; put back the right one, or delete it if nothing was encrypted with it`,
		);
	}
	const found = [given, fromFile, ...also].filter(
		(secret) => secret !== undefined && secret !== "",
	) as string[];
	const isMade = !given && !fromFile;
	const known = found.length > 0 ? createKeyring(found).ids : [];
	const missing = used.find((id) => !known.includes(id));
	if (missing) throw missingKey(missing);
	if (!isMade) return createKeyring(found);
	// Left empty by a crash or a full disk.
	if (fromFile === "") rmSync(path, { force: true });
	return createKeyring([makeSecret(path), ...found]);
}

/**
 * The trimmed content of a secret file; undefined if there is no file. Warns if others than its owner can read it, and continues:
 * closed forms would lose more than they protect.
 */
function readSecret(path: string): string | undefined {
	try {
		const secret = readFileSync(/* turbopackIgnore: true */ path, "utf8").trim();
		// Windows has no modes.
		const othersMode =
			process.platform === "win32" ? 0 : statSync(/* turbopackIgnore: true */ path).mode & 0o077;
		if (othersMode !== 0)
			log.warn(
				{ file: path },
				"secret readable by others: chmod 600, and change it if others use this machine",
			);
		return secret;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		return undefined;
	}
}

/**
 * Creates a 256-bit secret in a file that only its owner can read, and returns it, or the one that another process has just
 * created. The file is complete and on disk before it gets its name, so that no crash leaves an empty one.
 */
function makeSecret(path: string): string {
	mkdirSync(dirname(path), { recursive: true });
	const draft = `${path}.${randomUUID()}`;
	try {
		// Otherwise the bundler assumes that any file of the project might be meant.
		writeFileSync(/* turbopackIgnore: true */ draft, randomBytes(32).toString("hex"), {
			mode: 0o600,
			flush: true,
		});
		linkSync(draft, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		rmSync(draft, { force: true });
	}
	syncFolder(dirname(path));
	return readSecret(path) ?? "";
}

/** A new file name is on disk only once its folder is. Windows cannot open folders; there we rely on the journal. */
function syncFolder(folder: string) {
	if (process.platform === "win32") return;
	const opened = openSync(/* turbopackIgnore: true */ folder, "r");
	fsyncSync(opened);
	closeSync(opened);
}
