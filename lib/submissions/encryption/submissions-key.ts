import { join } from "node:path";
import { createKeyring, type Keyring, missingKey, SealFault } from "#lib/submissions/encryption/keyring";
import { discardSecret, makeSecret, readSecret } from "#lib/submissions/encryption/secret-file";

const KEY_FILE = "submissions-key";
const SECRET_MIN = 32;

/**
 * The keys of this process. `SUBMISSIONS_KEY` seals, otherwise the key in `DATA_DIR`, which is created once. Those of
 * `SUBMISSIONS_KEY_ALSO` and of the file open too. `used` are the ids of keys with records in the store: if one is missing, this
 * throws `SealFault` and creates no new key.
 */
export function submissionsKeyring(
	folder: string,
	{ given, also }: { given: string | undefined; also: readonly string[] },
	used: readonly string[],
): Keyring {
	const path = join(folder, KEY_FILE);
	const kept = readSecret(path);
	if (kept && kept.length < SECRET_MIN) {
		throw new SealFault(
			"KEY_DAMAGED",
			`${path} does not hold a key; put back the right one, or delete it if nothing was encrypted with it`,
		);
	}
	const found = [given, kept, ...also].filter((secret) => secret !== undefined && secret !== "") as string[];
	const isMade = !given && !kept;
	const known = found.length > 0 ? createKeyring(found).ids : [];
	const missing = used.find((id) => !known.includes(id));
	if (missing) throw missingKey(missing);
	if (!isMade) return createKeyring(found);
	// Left empty by a crash or a full disk.
	if (kept === "") discardSecret(path);
	return createKeyring([makeSecret(path), ...found]);
}
