import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseAlertsFile } from "#lib/backend/alerts-file";
import { unwrapList } from "#lib/backend/client/envelope";
import { OPERATOR_FILES, operatorFile } from "#lib/platform/operator-files";
import { jsonText, parseJson } from "#lib/text/json-file";

/** The place in a backup of the files that operators write. Older backups have none. */
const FOLDER = "files";

/** Copies the operators' files of this site into a backup. */
export async function saveOperatorFiles(backup: string): Promise<void> {
	await mkdir(join(backup, FOLDER));
	for (const name of OPERATOR_FILES)
		if (existsSync(operatorFile(name))) await copyFile(operatorFile(name), join(backup, FOLDER, name));
}

/**
 * Restores the operators' files, each only where no such file stands, and says in one line each what became of them. Of alerts without an
 * end nobody knows whether they still hold: they are listed, not restored.
 */
export async function restoreOperatorFiles(backup: string): Promise<string[]> {
	const lines: string[] = [];
	for (const name of OPERATOR_FILES.filter((name) => existsSync(join(backup, FOLDER, name)))) {
		const [from, to] = [join(backup, FOLDER, name), operatorFile(name)];
		if (existsSync(to)) {
			lines.push(`${to} stays as it is; the backup has another in ${from}.`);
			continue;
		}
		await mkdir(dirname(to), { recursive: true });
		lines.push(...(await (name === "alerts.json" ? restoreAlerts(from, to) : restoreFile(from, to))));
	}
	return lines;
}

async function restoreFile(from: string, to: string): Promise<string[]> {
	await copyFile(from, to, constants.COPYFILE_EXCL);
	return [`Restored ${to}.`];
}

async function restoreAlerts(from: string, to: string): Promise<string[]> {
	try {
		const list = unwrapList(parseJson(jsonText(from), from)) ?? [];
		const endless = list.filter(
			(item) => parseAlertsFile(JSON.stringify([item]), from)[0]?.endsAt === undefined,
		);
		const ending = list.filter((item) => !endless.includes(item));
		if (ending.length > 0) await writeFile(to, JSON.stringify(ending, null, "\t"), { flag: "wx" });
		return [
			...(ending.length > 0 ? [`Restored ${to}: ${ending.length} of ${list.length} alerts.`] : []),
			...endless.map((item) => `Not restored, because it has no end: the alert ${JSON.stringify(item)}`),
		];
	} catch (error) {
		return [`Not restored: ${error instanceof Error ? error.message : error}`];
	}
}
