/**
 * `npm run check`: types, lint, commit messages and unit tests, all at once, for use while you write. Needs no build, and
 * leaves out the tests that start databases. `npm test` runs all of it first, together with the build. Shows the output of
 * what failed, then `N passed, N failed`. Exits with 1 if anything failed.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./run.ts";

export type Tally = { passed: number; failed: number };

/** Isolated unit tests but those of the stores of submissions and of their delivery, which start databases and take longest. */
const WITHOUT_DATABASES = [
	"lib/!(submissions)/**/*.isolated.test.ts",
	"lib/submissions/!(store)/**/*.isolated.test.ts",
	"scripts/**/*.isolated.test.ts",
];

/** Node caches compiled code: the processes share most of their modules. */
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/node-compile");

/**
 * Runs everything, whatever fails, and the build if asked. Each step counts as one check; unit tests count one by one.
 * `isBuilt` is whether there is a new build.
 */
export async function check({ withBuild = false } = {}): Promise<Tally & { isBuilt: boolean }> {
	let isBuilt = false;
	const typesAndBuild = async () => {
		// In sequence: both write files that Next generates.
		const types = await step("types", ["next", "typegen"], ["npm", "run", "--silent", "types"]);
		if (!withBuild) return types;
		// The build would check the same types again.
		process.env.TYPES_ARE_CHECKED = "1";
		const build = await step("build", ["npm", "run", "--silent", "build"]);
		isBuilt = build.failed === 0;
		return sum([types, build]);
	};
	const tallies = await Promise.all([
		typesAndBuild(),
		step("lint", ["biome", "check", "--error-on-warnings"]),
		step("commit messages", ["node", "scripts/check-commits.ts"]),
		unitTests("unit tests", ["npm", "run", "--silent", "test:unit:shared"]),
		isolatedUnitTests({ withDatabases: withBuild }),
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
		console.log(`\n=== ${name} failed\n${output}`);
		return { passed: 0, failed: 1 };
	}
	console.log(`${name} passed in ${seconds(started)} s`);
	return { passed: 1, failed: 0 };
}

function isolatedUnitTests({ withDatabases }: { withDatabases: boolean }): Promise<Tally> {
	const name = "isolated unit tests";
	if (withDatabases) return unitTests(name, ["npm", "run", "--silent", "test:unit:isolated"]);
	console.log("Tests that start databases are left out: npm test or npm run test:unit");
	const options = ["--conditions=react-server", "--test", "--test-concurrency=2"];
	return unitTests(name, ["node", ...options, ...WITHOUT_DATABASES]);
}

async function unitTests(name: string, command: string[]): Promise<Tally> {
	const started = performance.now();
	const { code, output } = await run(command, { isShown: false });
	const figure = (label: string) => Number(new RegExp(`^. ${label} (\\d+)`, "m").exec(output)?.[1] ?? 0);
	const tally = { passed: figure("pass"), failed: figure("fail") + figure("cancelled") };
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
	console.log(`\n${passed} passed, ${failed} failed`);
	process.exit(failed > 0 ? 1 : 0);
}
