import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scanText } from "#lib/submissions/model/cv-scan";
import { type FeedbackComment, SEARCHES_SHOWN_FROM } from "#lib/submissions/model/feedback";
import { labelledFields } from "#lib/submissions/model/labelled-fields";
import { SUBMISSION_STATES, type Submission, type SubmissionState } from "#lib/submissions/model/submission";
import { parseReference } from "#lib/submissions/reference";
import type { SubmissionService } from "#lib/submissions/service";
import { printable } from "../printable.ts";
import { CommandError } from "./command-error.ts";
import { csvOf } from "./csv.ts";
import { probe } from "./probe.ts";

export const USAGE = `npm run submissions -- <command>

  list [state…]      what there is, oldest first; states: ${SUBMISSION_STATES.join(", ")}
  show REF           one submission with all that was sent
  export [folder]    every submission as a line of JSON; with a folder, into it, with the files, and with --csv as a table
  retry REF | all    try again at once: one, or all that wait and all dead letters
  release REF | all  deliver a quarantined submission; all [--since 2026-11-27] lists them first, and releases them with --yes
  feedback           what visitors said of pages, and words that a search did not find
  probe              send a marked message through the form, and look for it at the delivery target
  purge [REF]        delete what is past its time, or one submission for good

The running site delivers what is retried or released; it looks once a second.`;

/** `print`: standard output; `complain`: standard error, which stays out of an export. Neither gets terminal codes. */
export type Output = { print: (text: string) => void; complain: (text: string) => void };
type Command = (service: SubmissionService, args: string[], output: Output) => Promise<void>;

const COMMANDS: Record<string, Command> = {
	list,
	show,
	export: exportAll,
	retry,
	release,
	feedback,
	probe: async (service, _args, { print }) => print(await probe(service)),
	purge,
};

/** Whether there is such a command. */
export const isCommand = (name: string): boolean => Object.hasOwn(COMMANDS, name);

const commandError = (text: string) => new CommandError(text);

/** Runs a command and returns the exit code: 0, or 1 with a complaint. Throws what the store throws. */
export async function runCommand(
	service: SubmissionService,
	[name = "", ...args]: readonly string[],
	output: Output,
): Promise<number> {
	let code = 0;
	const print = (text: string) => output.print(printable(text));
	const complain = (text: string) => {
		output.complain(printable(text));
		code = 1;
	};
	try {
		await COMMANDS[name]?.(service, args, { print, complain });
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		complain(error.message);
	}
	return code;
}

async function list({ store }: SubmissionService, args: string[], { print, complain }: Output) {
	const states = args.filter((arg): arg is SubmissionState =>
		(SUBMISSION_STATES as readonly string[]).includes(arg),
	);
	if (states.length < args.length) throw commandError(`The states are: ${SUBMISSION_STATES.join(", ")}.`);
	const submissions = await store.list(states.length > 0 ? { states } : {});
	print(
		tableText([
			["reference", "kind", "state", "received", "tries", "last error or virus scan"],
			...submissions.map((submission) => [
				submission.reference,
				kindOf(submission),
				submission.state,
				timeText(submission.createdAt),
				String(submission.attempts),
				submission.lastError ?? (submission.file ? scanText(submission.file.scan) : ""),
			]),
		]),
	);
	const { counts, oldestOpenMs } = await store.summary();
	const totals = SUBMISSION_STATES.filter((state) => counts[state] > 0).map(
		(state) => `${counts[state]} ${state}`,
	);
	print(totals.length > 0 ? `\n${totals.join(", ")}` : "There are no submissions.");
	if (oldestOpenMs > 0)
		print(`The oldest open one arrived ${Math.round(oldestOpenMs / 60_000)} minutes ago.`);
	const unreadable = states.length === 0 && (await unreadableText(store, submissions));
	if (unreadable) complain(unreadable);
}

/** The complaint if not every submission could be read; `submissions` are those that could. */
async function unreadableText(store: SubmissionService["store"], submissions: Submission[]) {
	const { counts } = await store.summary();
	const missing = Object.values(counts).reduce((sum, count) => sum + count, 0) - submissions.length;
	return missing > 0 && `${missing} could not be read: their rows were changed, or their key is missing.`;
}

async function show(service: SubmissionService, [reference]: string[], { print }: Output) {
	const submission = await submissionOf(service, reference);
	const rows: [string, string][] = [
		["Reference", submission.reference],
		["Kind", kindOf(submission)],
		["State", submission.state],
		["Received", timeText(submission.createdAt)],
		["Released", submission.releasedAt ? timeText(submission.releasedAt) : ""],
		["Delivered", submission.deliveredAt ? timeText(submission.deliveredAt) : ""],
		["Tries", String(submission.attempts)],
		["Last error", submission.lastError ?? ""],
		["Target's answer", submission.answer ?? ""],
		...labelledFields(submission),
	];
	const { file } = submission;
	if (file) {
		rows.push(["File", `${file.name} (${file.bytes} bytes)`]);
		rows.push(["Virus scan", scanText(file.scan)]);
		rows.push(["Link", submission.fileUrl ?? service.cvLink(file.id)]);
	}
	print(tableText(rows.filter(([, value]) => value !== "")));
}

async function feedback({ store }: SubmissionService, _args: string[], { print }: Output) {
	const comments = await store.feedback();
	const ofKind = (kind: FeedbackComment["kind"]) => comments.filter((comment) => comment.kind === kind);
	const count = (kind: FeedbackComment["kind"], page: string) =>
		ofKind(kind).reduce((sum, comment) => sum + (comment.about === page ? comment.count : 0), 0);
	const pages = [
		...new Set(comments.flatMap(({ kind, about }) => (kind === "search" ? [] : [about]))),
	].sort();
	const words = ofKind("search").filter((word) => word.count >= SEARCHES_SHOWN_FROM);
	const tables = [
		[["page", "yes", "no"], ...pages.map((page) => [page, `${count("yes", page)}`, `${count("no", page)}`])],
		[
			["page", "what was missing"],
			...[...ofKind("no"), ...ofKind("yes")]
				.filter(({ line }) => line)
				.map(({ about, line }) => [about, line]),
		],
		[["searched without result", "times"], ...words.map(({ about, count }) => [about, String(count)])],
	];
	const shown = tables.filter(({ length }) => length > 1).map(tableText);
	print(shown.join("\n\n") || "There is no feedback yet.");
}

async function exportAll(service: SubmissionService, args: string[], { print, complain }: Output) {
	const isCsv = args.includes("--csv");
	const [folder] = args.filter((arg) => arg !== "--csv");
	if (isCsv && !folder) throw commandError("Name a folder for the table: export FOLDER --csv");
	const submissions = await service.store.list();
	const unreadable = await unreadableText(service.store, submissions);
	if (unreadable) complain(unreadable);
	const lines = submissions.map((submission) => printable(JSON.stringify(exported(submission))));
	if (!folder) return void (lines.length > 0 && print(lines.join("\n")));
	const [name, text] = isCsv
		? ["submissions.csv", csvOf(submissions)]
		: ["submissions.jsonl", lines.map((line) => `${line}\n`).join("")];
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(join(folder, name), text, { mode: 0o600 });
	let files = 0;
	for (const { reference, file } of submissions) {
		const content = file && (await service.cvStorage.read(file.id));
		if (!content) continue;
		await writeFile(join(folder, `${reference}.${file.type}`), content, { mode: 0o600 });
		files += 1;
	}
	print(`${submissions.length} submissions and ${files} files in ${folder}`);
}

async function retry(service: SubmissionService, [reference]: string[], { print }: Output) {
	if (reference !== "all") {
		const { id, state } = await submissionOf(service, reference);
		if (state === "quarantined") throw commandError("It is quarantined. Use: release");
		if (!(await service.store.release(id))) throw commandError(`It is ${state}; there is nothing to retry.`);
		return print("Delivery will be retried.");
	}
	const waiting = await service.store.list({ states: ["pending", "dead-letter"] });
	for (const { id } of waiting) await service.store.release(id);
	print(`${waiting.length} deliveries will be retried.`);
}

async function release(service: SubmissionService, [reference, ...options]: string[], output: Output) {
	if (reference === "all") return releaseAll(service, options, output);
	const { id, state } = await submissionOf(service, reference);
	if (state !== "quarantined") throw commandError(`It is ${state}, not quarantined.`);
	await service.store.release(id);
	output.print("Released.");
}

/** Many at once, after a look at which they are: among genuine messages that a shared address held back there may be spam. */
async function releaseAll({ store }: SubmissionService, options: string[], { print }: Output) {
	const { since, isSure } = releaseOptions(options);
	const held = (await store.list({ states: ["quarantined"] })).filter(({ createdAt }) => createdAt >= since);
	if (isSure) {
		for (const { id } of held) await store.release(id);
		return print(`${held.length} released.`);
	}
	print(
		tableText([
			["reference", "kind", "received", "virus scan"],
			...held.map((submission) => [
				submission.reference,
				kindOf(submission),
				timeText(submission.createdAt),
				submission.file ? scanText(submission.file.scan) : "",
			]),
		]),
	);
	print(
		`\nNothing is released yet. Look at some with 'show', then add --yes to release these ${held.length}.`,
	);
}

function releaseOptions(args: string[]) {
	try {
		const options = { since: { type: "string", default: "1970-01-01" }, yes: { type: "boolean" } } as const;
		const { values } = parseArgs({ args, options });
		const since = Date.parse(values.since);
		if (!Number.isNaN(since)) return { since, isSure: values.yes === true };
	} catch {}
	throw commandError("Usage: release all [--since 2026-11-27] [--yes]");
}

async function purge(service: SubmissionService, [reference]: string[], { print }: Output) {
	if (reference === undefined) {
		const { submissions, orphans, drafts } = await service.purgeOld();
		return print(
			`Deleted ${submissions} submissions past their time, ${orphans} files without a submission and ${drafts} broken uploads.`,
		);
	}
	const { id, file } = await submissionOf(service, reference);
	await service.store.remove(id);
	if (file) await service.cvStorage.remove(file.id);
	print("Deleted.");
}

async function submissionOf({ store }: SubmissionService, typed = ""): Promise<Submission> {
	const reference = parseReference(typed);
	if (!reference)
		throw commandError(
			`'${typed}' is not a reference. One looks like K7MQ-3TXW-9; a character may be wrong.`,
		);
	const submission = await store.find(reference);
	if (!submission) throw commandError(`There is no submission ${reference}.`);
	return submission;
}

function exported(submission: Submission) {
	const { nextAttemptAt: _, createdAt, releasedAt, deliveredAt, ...rest } = submission;
	return {
		...rest,
		createdAt: isoText(createdAt),
		releasedAt: releasedAt && isoText(releasedAt),
		deliveredAt: deliveredAt && isoText(deliveredAt),
	};
}

function kindOf(submission: Submission): string {
	return submission.kind === "contact" ? submission.payload.formType : "application";
}

function isoText(at: number): string {
	return new Date(at).toISOString();
}

function timeText(at: number): string {
	return `${isoText(at).slice(0, 16).replace("T", " ")} UTC`;
}

/**
 * Columns as wide as their widest cell but the last. The further lines of a cell are indented below its first, so that no text can
 * look like a row of the table.
 */
function tableText(rows: readonly (readonly string[])[]): string {
	const lines = rows.map((cells) => cells.map(printable));
	const widths = (lines[0] ?? []).map((_, column) =>
		Math.max(...lines.map((cells) => (cells[column] ?? "").length)),
	);
	const padded = lines.map((cells) => {
		let indent = "";
		const columns = cells.map((cell, column) => {
			const text = cell.replaceAll("\n", `\n${indent}`).padEnd(widths[column] ?? 0);
			indent += " ".repeat((widths[column] ?? 0) + 2);
			return text;
		});
		return columns.join("  ").trimEnd();
	});
	return padded.join("\n");
}
