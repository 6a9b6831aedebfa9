import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

for (const [what, blocks] of [
	["cannot be started", 0],
	["cannot be finished", 1],
] as const) {
	test(`an upload that ${what} because the disk is full leaves no draft behind`, async () => {
		const folder = temporaryFolder();
		assert.equal(await uploadWithRoomFor(blocks, folder), "EFBIG");
		assert.deepEqual(await readdir(folder), []);
	});
}

/**
 * The code of the error when a process writes an upload that may not become larger than so many blocks of 512 bytes. One block has
 * room for everything but the last eight bytes of the encryption.
 */
async function uploadWithRoomFor(blocks: number, draftFolder: string) {
	const script = `
		import { beginDraft } from "#lib/submissions/cv/cv-storage";
		import { SAMPLE_KEYRING } from "#lib/submissions/store/samples/stores";
		try {
			const writer = await beginDraft(process.argv[1], SAMPLE_KEYRING);
			await writer.write(Buffer.alloc(475));
			await writer.finish().catch(async (error) => {
				await writer.discard();
				throw error;
			});
		} catch (error) {
			console.log(error.code);
		}`;
	const node = [process.execPath, "--conditions=react-server", "--input-type=module", "-e", script];
	const limited = ["-c", `ulimit -f ${blocks} && exec "$0" "$@"`, ...node, draftFolder];
	const { stdout } = await promisify(execFile)("sh", limited);
	return stdout.trim();
}
