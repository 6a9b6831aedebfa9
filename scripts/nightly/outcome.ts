import { stripVTControlCharacters } from "node:util";

/** A proof of `proofs.json`. `packages` are Debian's, and `browser` asks for Playwright's: both for the workflow. */
export type Proof = {
	name: string;
	script: string;
	programs: string[];
	packages?: string;
	browser?: boolean;
};
export type Outcome = {
	name: string;
	status: "passed" | "failed" | "not run";
	seconds: number;
	line: string;
};

/** A part that a proof leaves out, for lack of a program, it names in a line of its own. */
const LEFT_OUT = /\bnot run: needs (.*\S)/g;

/** The outcome of a proof that is not started, because the machine lacks these programs. */
export const notRun = (name: string, programs: readonly string[]): Outcome => ({
	name,
	status: "not run",
	seconds: 0,
	line: `not run: needs ${programs.join(", ")}`,
});

/**
 * The outcome of a proof that ended with this exit code. One that left a part out has not passed: its line says what that part
 * needs. Every other line is the last that the proof wrote, with the seed if it named one.
 */
export function outcomeOf(name: string, code: number, output: string, seconds: number): Outcome {
	const text = stripVTControlCharacters(output);
	const last = text.trimEnd().split("\n").at(-1)?.trim() ?? "";
	const [seed] = /^SEED=\d+$/m.exec(text) ?? [];
	const line = seed ? `${last} (${seed})` : last;
	if (code !== 0) return { name, status: "failed", seconds, line };
	const leftOut = [...new Set([...text.matchAll(LEFT_OUT)].map(([, needs = ""]) => needs))];
	return leftOut.length > 0
		? { ...notRun(name, leftOut), seconds }
		: { name, status: "passed", seconds, line };
}

/** One line for each outcome, and the count of each kind. The night is good if nothing failed and all ran. */
export function summary(outcomes: readonly Outcome[]): { text: string; isGood: boolean } {
	const count = (status: Outcome["status"]) => outcomes.filter((each) => each.status === status).length;
	const lines = outcomes.map(
		({ name, status, seconds, line }) =>
			`${status.padEnd(7)}  ${name.padEnd(13)}  ${time(seconds).padStart(6)}  ${line}`,
	);
	const total = time(outcomes.reduce((sum, { seconds }) => sum + seconds, 0));
	const counts = `${count("passed")} passed, ${count("failed")} failed, ${count("not run")} not run`;
	return {
		text: [...lines, "", `${total} in all`, counts].join("\n"),
		isGood: outcomes.length > 0 && count("passed") === outcomes.length,
	};
}

/** Minutes and seconds: "3:07". */
function time(seconds: number): string {
	const whole = Math.round(seconds);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
