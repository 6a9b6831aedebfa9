import { readdir, readFile } from "node:fs/promises";

const FOLDER = new URL("../../.github/workflows/", import.meta.url);
const PIN = /^([\w./-]+)@[0-9a-f]{40} # (v[\d.]+), (\d{4}-\d\d-\d\d)$/;
const AGE_MAX_MONTHS = 9;

/** What the workflows use: each action with its commit, and the version and its day as a comment. */
export async function usedActions(): Promise<string[]> {
	const names = await readdir(FOLDER);
	const workflows = await Promise.all(names.map((name) => readFile(new URL(name, FOLDER), "utf8")));
	return [...new Set(workflows.join("\n").match(/(?<=uses: ).*/g))];
}

/** The actions that are not named by commit, version and day, and a line for each that was released more than nine months before `now`. */
export function pinWarnings(actions: readonly string[], now: Date): { unpinned: string[]; old: string[] } {
	const limit = new Date(now);
	limit.setUTCMonth(limit.getUTCMonth() - AGE_MAX_MONTHS);
	const isOld = (action: string) => {
		const [, , , day = ""] = PIN.exec(action) ?? [];
		return day !== "" && day < limit.toISOString().slice(0, 10);
	};
	return {
		unpinned: actions.filter((action) => !PIN.test(action)),
		old: actions.filter(isOld).map((action) => action.replace(PIN, "$1 $2 is of $3: look for a newer one")),
	};
}
