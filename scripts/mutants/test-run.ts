import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Mutant } from "./mutant.ts";
import { TYPES_CONFIG } from "./workplace.ts";

/** The result of some tests; `fault` is why they could not run. */
export type Verdict = { ran: number; failures: readonly Failure[]; fault?: string };
export type Failure = { title: string; message: string };

/** No mutant may hang the run. */
const UNIT_TEST_MS = 120_000;
const UNIT_MS = 600_000;
const E2E_MS = 900_000;

/** Where the commands run, and through which command: on a shared machine, a queue for heavy work. */
export type Bench = { folder: string; through: readonly string[] };

/** The files of a list that exist in this suite. */
export const present = (files: readonly string[] | undefined, folder: string) =>
	(files ?? []).filter((file) => existsSync(join(folder, file)));

export async function runUnit(files: readonly string[], { folder }: Bench): Promise<Verdict> {
	const command = [
		"--conditions=react-server",
		"--test",
		"--test-reporter=tap",
		`--test-timeout=${UNIT_TEST_MS}`,
		// A test that a fault makes fail may leave a server open, which would keep the process.
		"--test-force-exit",
	];
	const { code, output } = await run([process.execPath, ...command, ...files], folder, { limitMs: UNIT_MS });
	const ran = Number(/^# tests (\d+)/m.exec(output)?.[1] ?? 0);
	// Inner tests are reported before those around them.
	const failures = [...output.matchAll(/^\s*not ok \d+ - (.*)$/gm)].map(({ 1: title = "", index }) => ({
		title: title.trim(),
		message: /^\s*error: (?:\|-\s*)?(.+)$/m.exec(output.slice(index))?.[1] ?? "",
	}));
	const isClear = failures.length > 0 || (code === 0 && ran > 0);
	return { ran, failures, ...(!isClear && { fault: `no unit test ran (exit code ${code})` }) };
}

/**
 * Runs the named end-to-end tests against the existing build, until one fails or all have run. Each failure must repeat: on a busy
 * machine a test that stalls would otherwise count as a catch.
 */
export async function runEndToEnd(
	{ e2e = [], grep }: Pick<Mutant, "e2e" | "grep">,
	bench: Bench,
	{ isComplete = false } = {},
): Promise<Verdict> {
	const report = join(bench.folder, "test-results/mutant.json");
	await rm(report, { force: true });
	const { output } = await run(
		[
			...bench.through,
			...["npx", "--no-install", "playwright", "test", ...e2e, "--reporter=json", "--retries=1"],
			...[`--global-timeout=${E2E_MS}`, ...(isComplete ? [] : ["--max-failures=1"])],
			...(grep ? ["--grep", grep] : []),
		],
		bench.folder,
		{ environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
	);
	const text = await readFile(report, "utf8").catch(() => undefined);
	if (!text) return { ran: 0, failures: [], fault: output.trim().split("\n").slice(-3).join(" ") };
	const { suites, stats, errors } = JSON.parse(text) as Report;
	const failures = suites.flatMap(specsOf).filter(({ status }) => status === "unexpected");
	const ran = stats.expected + stats.unexpected + stats.flaky;
	const fault = errors[0]?.message ?? (ran === 0 ? "no test ran" : undefined);
	if (failures.length > 0 || !fault) return { ran, failures };
	if (ran === 0 && grep && /No tests found/.test(fault)) return runEndToEnd({ e2e }, bench, { isComplete });
	return { ran, failures, fault: firstLine(fault) };
}

type Report = {
	suites: ReportSuite[];
	stats: { expected: number; unexpected: number; flaky: number };
	errors: { message: string }[];
};
type ReportSuite = { title: string; suites?: ReportSuite[]; specs: ReportSpec[] };
type ReportSpec = {
	title: string;
	tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
};

function specsOf(suite: ReportSuite): (Failure & { status: string })[] {
	const own = suite.specs.flatMap(({ title, tests }) =>
		tests.map(({ status, projectName, results }) => ({
			title: `[${projectName}] ${title}`,
			status,
			message: firstLine(results.find(({ error }) => error)?.error?.message ?? ""),
		})),
	);
	return [...own, ...(suite.suites ?? []).flatMap(specsOf)];
}

const firstLine = (text: string) => stripVTControlCharacters(text).trim().split("\n", 1)[0] ?? "";

/** The type checker's findings by file; empty if there are none. */
export async function typeFaults({ folder }: Bench): Promise<Map<string, string>> {
	const { code, output } = await run(
		["npx", "--no-install", "tsc", "--noEmit", "--pretty", "false", "--project", TYPES_CONFIG],
		folder,
	);
	const faults = new Map<string, string>();
	for (const [fault, file = ""] of output.matchAll(/^(.+?)\(\d+,\d+\): error TS.*$/gm))
		faults.set(file, fault);
	if (code !== 0 && faults.size === 0) faults.set("", output.trim().split("\n", 1)[0] ?? "");
	return faults;
}

/** Generates the route types of Next, without which the type checker fails. */
export const makeRouteTypes = ({ folder }: Bench) => run(["npx", "--no-install", "next", "typegen"], folder);

/** Builds the site; returns the reason if that fails. Next's cache makes all but the first build cheap. */
export async function buildFault({ folder, through }: Bench): Promise<string | undefined> {
	const { code, output } = await run([...through, "npm", "run", "build"], folder);
	return code === 0
		? undefined
		: (/^.*(?:rror:|error TS).*$/m.exec(output)?.[0]?.trim() ?? "the build failed");
}

/** Runs a command to its end. npm has put the project's binaries and the pinned Node first on the PATH. */
function run(
	[command = "", ...args]: string[],
	folder: string,
	{ environment, limitMs }: { environment?: Record<string, string>; limitMs?: number } = {},
) {
	return new Promise<{ code: number; output: string }>((resolve) => {
		const child = spawn(command, args, {
			cwd: folder,
			env: { ...process.env, FORCE_COLOR: "0", ...environment },
			stdio: ["ignore", "pipe", "pipe"],
			shell: process.platform === "win32",
			// A separate process group, so that everything it starts can be ended with it.
			detached: limitMs !== undefined,
		});
		const limit = limitMs && setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), limitMs);
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream?.on("data", (chunk: Buffer) => {
				output += chunk;
			});
		child.once("error", (error) => resolve({ code: 1, output: error.message }));
		child.once("close", (code) => {
			clearTimeout(limit);
			resolve({ code: code ?? 1, output });
		});
	});
}
