/**
 * `npm test`: every check, in the order in which a fault is cheapest to find. Goes on after a failure, so that one run
 * tells all; ends with `N passed, N failed` and a true exit code.
 */
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { ensureBrowser } from "./browser.ts";

type Tally = { passed: number; failed: number };
type Result = { code: number; output: string };

const total: Tally = { passed: 0, failed: 0 };

await step("types", ["next", "typegen"], ["tsc", "--noEmit"]);
await step("lint", ["biome", "check", "--error-on-warnings"]);
await suite("unit", ["npm", "run", "--silent", "test:unit"], unitTally);
const isBuilt = await step("build", ["next", "build"]);
if (isBuilt) {
	ensureBrowser();
	await rm("test-results/e2e.json", { force: true });
	await suite("end to end", ["playwright", "test"], endToEndTally);
} else {
	console.log("\nWithout a build there is nothing to test end to end.");
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Commands that pass or fail as one check. */
async function step(name: string, ...commands: string[][]): Promise<boolean> {
	console.log(`\n=== ${name}`);
	for (const command of commands) {
		const { code } = await run(command);
		if (code !== 0) {
			count({ passed: 0, failed: 1 });
			return false;
		}
	}
	count({ passed: 1, failed: 0 });
	return true;
}

/** A test runner with a tally of its own; one that ran no test, or failed without saying which, has failed. */
async function suite(
	name: string,
	command: string[],
	tally: (output: string) => Promise<Tally>,
): Promise<void> {
	console.log(`\n=== ${name}`);
	const { code, output } = await run(command);
	const result = await tally(output).catch(() => ({ passed: 0, failed: 0 }));
	const isUnexplained = (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
	count(isUnexplained ? { ...result, failed: result.failed + 1 } : result);
}

function count({ passed, failed }: Tally) {
	total.passed += passed;
	total.failed += failed;
}

/** Runs a command with its output shown and kept. npm has put the project's own binaries first on the PATH. */
function run([command = "", ...args]: string[]): Promise<Result> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			stdio: ["ignore", "pipe", "inherit"],
			shell: process.platform === "win32",
		});
		let output = "";
		child.stdout.on("data", (chunk: Buffer) => {
			output += chunk;
			process.stdout.write(chunk);
		});
		child.once("error", (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
		child.once("close", (code) => resolve({ code: code ?? 1, output }));
	});
}

/** The closing lines of Node's test runner. */
async function unitTally(output: string): Promise<Tally> {
	const figure = (name: string) => Number(new RegExp(`^. ${name} (\\d+)`, "m").exec(output)?.[1] ?? 0);
	return { passed: figure("pass"), failed: figure("fail") + figure("cancelled") };
}

/** What Playwright's JSON reporter counted; a skipped test is not a passed one. Playwright's own summary names the flaky. */
async function endToEndTally(): Promise<Tally> {
	const { stats } = JSON.parse(await readFile("test-results/e2e.json", "utf8")) as {
		stats: { expected: number; unexpected: number; flaky: number };
	};
	return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
