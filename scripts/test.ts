/**
 * `npm test`: every check of a commit. Types, lint, unit tests and the build run at the same time; then the built site runs
 * end to end, the `@full` tests excepted. Continues after a failure, so that one run reports everything. Prints how many tests of the
 * configuration of nginx ran and `N passed, N failed`, and exits with 1 if anything failed.
 */
import { readFile, rm } from "node:fs/promises";
import { ensureBrowser } from "../e2e/support/browser.ts";
import { check, sum, type Tally } from "./check.ts";
import { run } from "./run.ts";

type Suite = { file: string; specs: { tests: { status: string }[] }[]; suites?: Suite[] };
type Report = { stats: { expected: number; unexpected: number; skipped: number }; suites: Suite[] };
const EMPTY_REPORT: Report = { stats: { expected: 0, unexpected: 0, skipped: 0 }, suites: [] };

const checked = await check({ isWhole: true });
const tallies: Tally[] = [checked];
if (checked.isBuilt) {
	ensureBrowser();
	tallies.push(await endToEndTests());
} else {
	console.log("\nWithout a build there is nothing to test end to end.");
}

const total = sum(tallies);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** The counts of Playwright's JSON reporter. A skipped test has not passed. */
async function endToEndTests(): Promise<Tally> {
	console.log("\n=== end to end");
	await rm("test-results/e2e.json", { force: true });
	const { code } = await run(["playwright", "test"]);
	const report = await readFile("test-results/e2e.json", "utf8").catch(() => JSON.stringify(EMPTY_REPORT));
	const { stats, suites } = JSON.parse(report) as Report;
	const { expected, unexpected, skipped } = stats;
	if (skipped > 0) {
		const reasons = report.matchAll(/"type": "skip",\s*"description": "(.*)"/g);
		console.log(`\n${skipped} skipped: ${[...new Set([...reasons].map(([, reason]) => reason))].join("; ")}`);
	}
	const edge = suites.filter(({ file }) => file === "edge.spec.ts").flatMap(statusesOf);
	const ran = edge.filter((status) => status !== "skipped").length;
	console.log(
		`\nBehind nginx: ${ran} of ${edge.length} tests ran${ran > 0 ? "" : ", because nginx is missing"}`,
	);
	// A run without tests, or one that failed without naming a test, has failed.
	const isUnexplained = (code !== 0 && unexpected === 0) || expected + unexpected === 0;
	return { passed: expected, failed: isUnexplained ? 1 : unexpected };
}

function statusesOf({ specs, suites = [] }: Suite): string[] {
	return [...specs.flatMap(({ tests }) => tests.map(({ status }) => status)), ...suites.flatMap(statusesOf)];
}
