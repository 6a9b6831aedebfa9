import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** As `sha256sum` writes and checks it. */
const SUMS = "SHA256SUMS";

/** Writes the sum of each file of a backup, once all of them are on disk. */
export async function writeSums(folder: string): Promise<void> {
	const lines: string[] = [];
	for (const name of await filesOf(folder)) {
		const file = await open(join(folder, name), "r+");
		await file.sync().finally(() => file.close());
		lines.push(`${await sumOf(join(folder, name))}  ${name}\n`);
	}
	await writeFile(join(folder, SUMS), lines.join(""), { flush: true });
}

/** Throws an error that names a file which is missing or is not as it was saved. */
export async function checkSums(folder: string): Promise<void> {
	if (!existsSync(join(folder, SUMS))) {
		throw new Error(`${folder} is no complete backup: it has no ${SUMS}.`);
	}
	for (const line of (await readFile(join(folder, SUMS), "utf8")).split("\n").filter(Boolean)) {
		const [sum, name = ""] = line.split("  ");
		const path = join(folder, name);
		if (!existsSync(path)) throw new Error(`the backup is torn: ${path} is missing.`);
		if ((await sumOf(path)) !== sum) throw new Error(`the backup is torn: ${path} is not as it was saved.`);
	}
}

const filesOf = async (folder: string): Promise<string[]> =>
	(await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

async function sumOf(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}
