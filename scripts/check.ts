/**
 * `npm run check`: types, lint and commit messages in parallel, then the unit tests, for use while writing. Needs no
 * build. `npm test` runs it first.
 * Shows the output of failed steps and the unit tests' summary; ends with `N passed, N failed` and a true exit code.
 */
import { pathToFileURL } from "node:url";
import { run } from "./run.ts";

export type Tally = { passed: number; failed: number };

/** Runs all four, whatever fails. A step is one check; the unit tests count one by one. */
export async function check(): Promise<Tally> {
	const tallies = await Promise.all([
		step("types", ["next", "typegen"], ["tsc", "--noEmit"]),
		step("lint", ["biome", "check", "--error-on-warnings"]),
		step("commit messages", ["node", "scripts/check-commits.ts"]),
	]);
	// Separately, because some of them have deadlines.
	tallies.push(await unitTests());
	return tallies.reduce((sum, { passed, failed }) => ({
		passed: sum.passed + passed,
		failed: sum.failed + failed,
	}));
}

async function step(name: string, ...commands: string[][]): Promise<Tally> {
	const started = performance.now();
	for (const command of commands) {
		const { code, output } = await run(command, { isShown: false });
		if (code === 0) continue;
		console.log(`\n=== ${name} failed\n${output}`);
		return { passed: 0, failed: 1 };
	}
	console.log(`${name} passed in ${seconds(started)} s`);
	return { passed: 1, failed: 0 };
}

async function unitTests(): Promise<Tally> {
	const started = performance.now();
	const { code, output } = await run(["npm", "run", "--silent", "test:unit"], { isShown: false });
	const figure = (name: string) => Number(new RegExp(`^. ${name} (\\d+)`, "m").exec(output)?.[1] ?? 0);
	const tally = { passed: figure("pass"), failed: figure("fail") + figure("cancelled") };
	if (code === 0 && tally.passed > 0) {
		console.log(`${tally.passed} unit tests passed in ${seconds(started)} s`);
		return tally;
	}
	console.log(`\n=== unit tests failed\n${output}`);
	// A run without tests, or one that failed without naming a test, has failed.
	return { ...tally, failed: Math.max(tally.failed, 1) };
}

const seconds = (started: number) => Math.round((performance.now() - started) / 1_000);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const { passed, failed } = await check();
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exit(failed > 0 ? 1 : 0);
}
