import {
	type CipherGCM,
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdfSync,
	randomBytes,
	timingSafeEqual,
} from "node:crypto";

/**
 * The keys that encrypt submissions. The first one encrypts; each decrypts what it encrypted. An encrypted text or file names its
 * key by an id that reveals nothing about it.
 */
export type Keyring = {
	/** The ids of all keys, the encrypting key's first. */
	ids: readonly string[];
	/** Encrypts a text. `context` names what it is and whose; it can only be decrypted with the same context. */
	encrypt(text: string, context: string): string;
	/** Throws `EncryptionError` if the key is missing, or if the text was changed, moved or never encrypted. */
	decrypt(encrypted: string, context: string): string;
	/** Keyed hashes to find a value by: one per key, the encrypting key's first. */
	lookups(column: string, value: string): string[];
	/** A text's signature, which only a keyring with the encrypting key can make. */
	sign(text: string): string;
	/** Whether one of the keys made this signature of the text. */
	hasSigned(text: string, signature: string): boolean;
	/** Encrypts a file in chunks: `head`, the results of `update`, and the result of `final`, in that order. */
	encryptFile(id: string): FileEncryption;
	/** The content of a file. Throws `EncryptionError`, also if the file was never encrypted. */
	decryptFile(id: string, stored: Buffer): Buffer;
};

type FileEncryption = { head: Buffer; update: (piece: Uint8Array) => Buffer; final: () => Buffer };

/** Data cannot be decrypted, or nothing can be encrypted. `code` gives the reason; code and message contain none of the data. */
export class EncryptionError extends Error {
	override readonly name = "EncryptionError";
	readonly code: "KEY_MISSING" | "KEY_DAMAGED" | "DECRYPTION_FAILED";
	constructor(code: EncryptionError["code"], message: string) {
		super(message);
		this.code = code;
	}
}

/** Stands in every record that was ever stored. */
const MARK = "sealed1.";
const ID_LENGTH = 8;
/** The start of every encrypted text and file: the mark, the key's id and a full stop. */
export const PREFIX_LENGTH = MARK.length + ID_LENGTH + 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The start of a text encrypted with this key. */
const prefixOf = (keyId: string): string => `${MARK}${keyId}.`;

/** The id of the key that encrypted a text; undefined if it is not encrypted. */
export const keyIdOf = (text: string): string | undefined =>
	text.startsWith(MARK) ? text.slice(MARK.length, PREFIX_LENGTH - 1) : undefined;

/** A keyring of these secrets, of which the first encrypts (AES-256-GCM). Needs at least one. */
export function createKeyring(secrets: readonly string[]): Keyring {
	const keys = [...new Set(secrets)].map(keyOf);
	const [first] = keys;
	if (!first) throw new Error("a keyring needs a key");
	const keyFor = (stored: string) => {
		const id = keyIdOf(stored);
		if (id === undefined) throw broken();
		const key = keys.find((each) => each.id === id);
		if (!key) throw missingKey(id);
		return key;
	};

	return {
		ids: keys.map(({ id }) => id),
		encrypt: (text, context) => {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv("aes-256-gcm", first.encryption, iv).setAAD(Buffer.from(context));
			const pieces = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
			return prefixOf(first.id) + Buffer.concat(pieces).toString("base64");
		},
		decrypt: (encrypted, context) => {
			const { encryption } = keyFor(encrypted);
			return decrypted(encryption, Buffer.from(encrypted.slice(PREFIX_LENGTH), "base64"), context).toString();
		},
		lookups: (column, value) =>
			keys.map((key) => createHmac("sha256", key.lookup).update(`${column}\n${value}`).digest("hex")),
		sign: (text) => signatureOf(first.signing, text),
		hasSigned: (text, signature) => keys.some(({ signing }) => isSame(signatureOf(signing, text), signature)),
		encryptFile: (id) => {
			const iv = randomBytes(IV_BYTES);
			const cipher: CipherGCM = createCipheriv("aes-256-gcm", first.encryption, iv);
			cipher.setAAD(Buffer.from(fileContext(id)));
			return {
				head: Buffer.concat([Buffer.from(prefixOf(first.id)), iv]),
				update: (piece) => cipher.update(piece),
				final: () => Buffer.concat([cipher.final(), cipher.getAuthTag()]),
			};
		},
		decryptFile: (id, stored) => {
			const { encryption } = keyFor(stored.toString("latin1", 0, PREFIX_LENGTH));
			return decrypted(encryption, stored.subarray(PREFIX_LENGTH), fileContext(id));
		},
	};
}

/** The error for records under a key that this process does not have. */
export const missingKey = (keyId: string): EncryptionError =>
	new EncryptionError(
		"KEY_MISSING",
		`submissions are encrypted with the key ${keyId}, which is not here: set SUBMISSIONS_KEY (or SUBMISSIONS_KEY_ALSO) to it, or put the file submissions-key back into DATA_DIR`,
	);

const fileContext = (id: string) => `file ${id}`;

/** Separate keys for separate uses, and an id, all derived from one secret. */
function keyOf(secret: string) {
	const derived = (use: string, bytes: number) =>
		Buffer.from(hkdfSync("sha256", secret, "website submissions", use, bytes));
	return {
		id: derived("id", ID_LENGTH / 2).toString("hex"),
		encryption: derived("encryption", 32),
		lookup: derived("lookup", 32),
		signing: derived("signing", 32),
	};
}

const signatureOf = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

function isSame(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

function decrypted(key: Buffer, encrypted: Buffer, context: string): Buffer {
	try {
		const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, IV_BYTES), {
			authTagLength: TAG_BYTES,
		});
		decipher.setAAD(Buffer.from(context));
		decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
		return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
	} catch {
		throw broken();
	}
}

const broken = () =>
	new EncryptionError("DECRYPTION_FAILED", "a record was changed, moved, or never encrypted");
