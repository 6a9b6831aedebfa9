/**
 * Checks commit messages: an imperative subject of at most 60 characters, and a body for every change of behaviour.
 *
 * - `node scripts/check-commits.ts --message FILE`: one message, as the commit-msg hook calls it (`npm run hooks`).
 * - `node scripts/check-commits.ts`: the last commits; outside a git checkout, none.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const SUBJECT_MAX = 60;
/** More than a change proposed at once. */
const LAST = 50;

/** Words that start a report of what was done instead of an instruction. */
const NOT_IMPERATIVE = /^(?:\w{3,}(?:ed|ing)|adds|fixes|removes|updates|changes|makes|uses|moves)\b/i;
/** Imperatives that end like reports. */
const IMPERATIVE = /^(?:bring|embed|feed|need|proceed|seed|shed|speed|string|swing|wring)\b/i;

/** Paths whose changes do not affect behaviour, so that a subject can be enough. */
const WITHOUT_BEHAVIOUR = /\.md$|\.test\.ts$|^e2e\/|^docs\//;

const [option, file = ""] = process.argv.slice(2);
if (option === "--message") {
	const paths = git("diff", "--cached", "--name-only").split("\n").filter(Boolean);
	process.exit(report("commit message", messageErrors(readFileSync(file, "utf8"), paths)) ? 0 : 1);
}
if (spawnSync("git", ["rev-parse", "--git-dir"]).status !== 0) {
	console.log("Not a git checkout: no commit messages to check");
	process.exit(0);
}
// One call for all: starting git three times for each of them takes seconds.
const format = "%x1e%h %s%x1f%B%x1f";
const commits = git("log", "--no-merges", "--name-only", `--format=${format}`, `-${LAST}`)
	.split("\x1e")
	.slice(1);
const results = commits.map((commit) => {
	const [name = "", message = "", paths = ""] = commit.split("\x1f");
	return report(name, messageErrors(message, paths.split("\n").filter(Boolean)));
});
console.log(`${commits.length} commit messages checked`);
process.exit(results.every(Boolean) ? 0 : 1);

/** The errors of a commit message; empty if there are none. Merges, reverts and fixups are accepted as they are. */
function messageErrors(message: string, paths: readonly string[]): string[] {
	const lines = message
		.split("\n")
		.filter((line) => !line.startsWith("#"))
		.join("\n")
		.trim()
		.split("\n");
	const [subject = "", second, ...rest] = lines;
	if (/^(?:Merge|Revert|fixup!|squash!)/.test(subject)) return [];
	const errors: string[] = [];
	if (subject.length > SUBJECT_MAX)
		errors.push(`the subject has ${subject.length} characters; ${SUBJECT_MAX} are allowed`);
	if (!/^[A-Z]/.test(subject)) errors.push("the subject begins with a capital letter");
	if (subject.endsWith(".")) errors.push("the subject ends without a full stop");
	if (NOT_IMPERATIVE.test(subject) && !IMPERATIVE.test(subject))
		errors.push("the subject is an imperative ('Add', not 'Added')");
	if (second) errors.push("a blank line separates subject and body");
	const hasBody = rest.join("").trim() !== "";
	if (!hasBody && paths.some((path) => !WITHOUT_BEHAVIOUR.test(path)))
		errors.push("a change of behaviour needs a body that gives the cause, the remedy and what was rejected");
	return errors;
}

function git(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
	return stdout.trim();
}

function report(name: string, errors: readonly string[]): boolean {
	for (const error of errors) console.error(`${name}: ${error}`);
	return errors.length === 0;
}
