/**
 * `npm run test:proofs [-- engines crash …] [-- --short]`: tests that take too long, or too much of the machine, for every
 * commit. Runs the named ones, or all, in sequence. Each writes its output to test-results/proofs and gets one line here.
 * Continues after a failure, and exits with 1 if one failed. `--short` does less of each, to show that they run; its
 * figures prove nothing. Needs a finished build, and whatever the individual scripts require.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { run } from "./run.ts";

/** The npm script of each, and its arguments for `--short`. */
const PROOFS: Record<string, { script: string; short: string[] }> = {
	"slow-scripts": { script: "test:slow-scripts", short: ["e2e/contact.spec.ts"] },
	thorough: { script: "test:thorough", short: ["--project=phone"] },
	engines: { script: "test:engines", short: [] },
	"screen-reader": { script: "test:screen-reader", short: ["a-notice-with-its-document"] },
	hostile: { script: "test:hostile", short: ["--only=backend"] },
	scale: { script: "bench:scale", short: ["--sizes=S,M", "--seconds=10"] },
	serve: { script: "bench:serve", short: ["--seconds=1"] },
	weight: { script: "bench:weight", short: ["--rounds=1", "--pages=/"] },
	crash: { script: "test:crash", short: ["--seconds=30"] },
	alerts: { script: "test:alerts", short: [] },
	release: { script: "test:release", short: [] },
	reproducible: { script: "test:reproducible", short: [] },
	restore: { script: "test:restore", short: [] },
	cluster: { script: "test:cluster", short: ["--submissions=500", "--requests=1000"] },
	soak: { script: "bench:soak", short: ["--minutes=2", "--rate=50", "--flood=1000"] },
};
const FOLDER = "test-results/proofs";

const { values, positionals } = parseArgs({
	options: { short: { type: "boolean", default: false } },
	allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in PROOFS));
if (unknown.length > 0)
	fail(`No such proof: ${unknown.join(", ")}. There are ${Object.keys(PROOFS).join(", ")}.`);
if (!existsSync(".next/BUILD_ID")) fail("There is no finished build: npm run build");

await mkdir(FOLDER, { recursive: true });
let failed = 0;
const chosen = Object.entries(PROOFS).filter(
	([name]) => positionals.length === 0 || positionals.includes(name),
);
for (const [name, { script, short }] of chosen) {
	const started = performance.now();
	const args = values.short ? ["--", ...short] : [];
	const { code, output } = await run(["npm", "run", "--silent", script, ...args], { isShown: false });
	const log = `${FOLDER}/${name}.log`;
	await writeFile(log, output);
	if (code !== 0) failed += 1;
	const minutes = ((performance.now() - started) / 60_000).toFixed(1);
	console.log(`${code === 0 ? "passed" : "FAILED"}  ${name.padEnd(12)} ${minutes.padStart(5)} min  ${log}`);
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}
