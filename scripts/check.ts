/**
 * `npm run check`: types, lint and the unit tests that share a process, all at once, for use while you write.
 * Needs no build. `npm test` runs all of it first, together with the isolated unit tests and the build. Shows the output of what
 * failed, then `N passed, N failed`. Exits with 1 if anything failed.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import "../e2e/support/no-env-files.ts";
import { run } from "./run.ts";

export type Tally = { passed: number; failed: number };

/** Node caches compiled code: the processes share most of their modules. */
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/node-compile");

/**
 * Runs everything, even after a failure; if `isWhole`, also the isolated unit tests and the build. Each step counts as one check;
 * unit tests count one by one. `isBuilt` is whether there is a new build.
 */
export async function check({ isWhole = false } = {}): Promise<Tally & { isBuilt: boolean }> {
	let isBuilt = false;
	const typesAndBuild = async () => {
		// In sequence: both write files that Next generates.
		const types = await step("types", ["next", "typegen"], ["npm", "run", "--silent", "types"]);
		if (!isWhole) return types;
		// The build would check the same types again.
		process.env.BUILT_BY_TESTS = "1";
		const build = await step("build", ["npm", "run", "--silent", "build"]);
		isBuilt = build.failed === 0;
		return sum([types, build]);
	};
	const tallies = await Promise.all([
		typesAndBuild(),
		step("lint", ["npm", "run", "--silent", "lint"]),
		unitTests("unit tests", "test:unit:shared"),
		...(isWhole ? [unitTests("isolated unit tests", "test:unit:isolated")] : []),
	]);
	return { ...sum(tallies), isBuilt };
}

export const sum = (tallies: readonly Tally[]): Tally =>
	tallies.reduce((total, { passed, failed }) => ({
		passed: total.passed + passed,
		failed: total.failed + failed,
	}));

async function step(name: string, ...commands: string[][]): Promise<Tally> {
	const started = performance.now();
	for (const command of commands) {
		const { code, output } = await run(command, { isShown: false });
		if (code === 0) continue;
		const remedy = name === "lint" ? "npm run format corrects most of this.\n" : "";
		console.log(`\n=== ${name} failed\n${output}${remedy}`);
		return { passed: 0, failed: 1 };
	}
	console.log(`${name} passed in ${seconds(started)} s`);
	return { passed: 1, failed: 0 };
}

async function unitTests(name: string, script: string): Promise<Tally> {
	const started = performance.now();
	const { code, output } = await run(["npm", "run", "--silent", script], { isShown: false });
	const count = (label: string) => Number(new RegExp(`^. ${label} (\\d+)`, "m").exec(output)?.[1] ?? 0);
	const tally = { passed: count("pass"), failed: count("fail") + count("cancelled") };
	if (code === 0 && tally.passed > 0) {
		console.log(`${tally.passed} ${name} passed in ${seconds(started)} s`);
		return tally;
	}
	// The tests may have written thousands of lines before it.
	const at = output.lastIndexOf("failing tests:");
	console.log(`\n=== ${name} failed: ${output.slice(Math.max(at, 0))}`);
	// A run without tests, or one that failed without naming a test, has failed.
	return { ...tally, failed: Math.max(tally.failed, 1) };
}

const seconds = (started: number) => Math.round((performance.now() - started) / 1_000);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const { passed, failed } = await check();
	console.log("\nIsolated unit tests are left out: npm test or npm run test:unit:isolated");
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exit(failed > 0 ? 1 : 0);
}
