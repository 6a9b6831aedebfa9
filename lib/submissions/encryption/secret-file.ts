import { randomBytes, randomUUID } from "node:crypto";
import {
	closeSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	rmSync,
	writeSync,
} from "node:fs";
import { dirname } from "node:path";

/** What a secret file holds, without white space around it; undefined when there is no file. */
export function readSecret(path: string): string | undefined {
	try {
		return readFileSync(/* turbopackIgnore: true */ path, "utf8").trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		return undefined;
	}
}

/** Forgets a damaged one. */
export const discardSecret = (path: string): void => rmSync(path, { force: true });

/**
 * Makes a secret of 256 bits in a file that only its owner can read, and returns it; where another process has just made one,
 * that one. The file is whole and on disk before it has its name, so that no crash leaves an empty one.
 */
export function makeSecret(path: string): string {
	mkdirSync(dirname(path), { recursive: true });
	const draft = `${path}.${randomUUID()}`;
	// Else the bundler takes every file of the project for one that might be meant.
	const file = openSync(/* turbopackIgnore: true */ draft, "wx", 0o600);
	try {
		writeSync(file, randomBytes(32).toString("hex"));
		fsyncSync(file);
		linkSync(draft, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		closeSync(file);
		rmSync(draft, { force: true });
	}
	syncFolder(dirname(path));
	return readSecret(path) ?? "";
}

/** A new name in a folder is on disk only when the folder is. Windows cannot open one; there the journal has to do. */
function syncFolder(folder: string) {
	if (process.platform === "win32") return;
	const opened = openSync(/* turbopackIgnore: true */ folder, "r");
	fsyncSync(opened);
	closeSync(opened);
}
