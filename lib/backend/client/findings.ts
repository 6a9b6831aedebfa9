import { log } from "#lib/platform/log";
import { withVisibleFormat } from "#lib/text/format-characters";

/** `wrong`: visitors miss something, or see what they should not. `tolerated`: they lose nothing. */
export type Finding = { path: string; grade: "wrong" | "tolerated"; what: string };

type Notes = Map<string, number>;

/** While an item is parsed. Schemas are synchronous, so items never mix. */
let current: Notes | undefined;
let listener: ((finding: Finding) => void) | undefined;

/** Notes what visitors miss of the item that is being parsed. For the schemas of items. */
export function note(what: string): void {
	current?.set(what, (current.get(what) ?? 0) + 1);
}

/** The result of `parse`, whose notes are counted in `notes`. */
export function noting<T>(notes: Notes, parse: () => T): T {
	current = notes;
	try {
		return parse();
	} finally {
		current = undefined;
	}
}

/** Names in the log, and to `npm run backend:check`, what a response has that visitors miss or see otherwise than it was meant. */
export function reportFinding(path: string, grade: Finding["grade"], findings: readonly string[]): void {
	for (const what of findings) hearFinding({ path, grade, what });
	if (findings.length > 0)
		log.warn({ path, findings }, grade === "wrong" ? "visitors miss" : "read otherwise");
}

/** Tells the check alone, for what the log says in its own way. */
export const hearFinding = (finding: Finding): void => listener?.(finding);

/** From now on calls this with each finding. */
export function onFinding(hear: (finding: Finding) => void): void {
	listener = hear;
}

/** The beginning of a value of the backend, with characters that nobody sees. */
export const sampleOf = (value: unknown): string =>
	withVisibleFormat((JSON.stringify(value) ?? "nothing").slice(0, 60));
