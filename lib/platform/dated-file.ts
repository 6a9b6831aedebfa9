import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The time of a file is renewed at most this often, so that confirming its content costs the disk little. */
const NOTE_EVERY_MS = 60_000;

/** A text with a line about it, and a time that says when somebody last confirmed it. */
type DatedText<Head> = { head: Head; text: string; at: number };

/** Keeps such texts in files, and remembers which version each has. */
export function createDatedFiles<Head extends { digest: string }>() {
	const versions = new Map<string, { digest: string; notedAt: number }>();
	return {
		/** Writes the file if its version is another; otherwise only its time is renewed. Throws what the disk throws. */
		async write(file: string, head: Head, text: string, at: number): Promise<void> {
			const known = versions.get(file);
			const isKnown = known?.digest === head.digest;
			if (isKnown && Math.abs(at - known.notedAt) < NOTE_EVERY_MS) return;
			if (!isKnown) await writeWhole(file, `${JSON.stringify(head)}\n${text}`);
			await utimes(file, at / 1_000, at / 1_000);
			versions.set(file, { digest: head.digest, notedAt: at });
		},
		/** Throws if there is no such file, or if its first line is garbled. */
		async read(file: string): Promise<DatedText<Head>> {
			const [content, { mtimeMs }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
			const end = content.indexOf("\n");
			const head: Head = JSON.parse(content.slice(0, end));
			versions.set(file, { digest: head.digest, notedAt: mtimeMs });
			return { head, text: content.slice(end + 1), at: mtimeMs };
		},
	};
}

/** Writes a file that only this user can read, and its folder. Readers see the old file or the new one, never a partial one. */
async function writeWhole(file: string, content: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	const draft = `${file}.${randomUUID()}.tmp`;
	try {
		await writeFile(draft, content, { mode: 0o600 });
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true }).catch(() => {});
		throw error;
	}
}
