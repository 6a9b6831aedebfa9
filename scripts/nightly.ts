/**
 * `npm run nightly [-- NAME…]`: builds the site and runs the proofs of `nightly/proofs.json` in turn, all or those named, as shipped
 * (`e2e/README.md`). Goes on after a failure. Each log stays in `test-results/nightly`. Ends with the time and the last line of each
 * proof, and `N passed, N failed, N not run`; exits with 0 only if all ran and passed. Warns of old actions in the workflows.
 * `.github/workflows/nightly.yml` has one job per proof of the same list.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { hasBrowser } from "../e2e/support/browser.ts";
import { isInstalled } from "../e2e/support/is-installed.ts";
import { pinWarnings, usedActions } from "./nightly/action-pins.ts";
import { notRun, type Outcome, outcomeOf, type Proof, summary } from "./nightly/outcome.ts";
import proofs from "./nightly/proofs.json" with { type: "json" };
import { run } from "./run.ts";

const LOGS = "test-results/nightly";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
if (unknown.length > 0) {
	console.error(
		`No proof is called ${unknown.join(", ")}. There are: ${proofs.map(({ name }) => name).join(", ")}.`,
	);
	process.exit(1);
}

process.env.E2E_AS_SHIPPED = "1";
await mkdir(LOGS, { recursive: true });
const outcomes: Outcome[] = [];
const build = await proved({ name: "build", script: "build", programs: [] });
if (build.status === "passed")
	for (const proof of proofs.filter(({ name }) => names.length === 0 || names.includes(name)))
		outcomes.push(await proved(proof));
else outcomes.push(build);

for (const warning of pinWarnings(await usedActions(), new Date()).old) console.warn(`warning: ${warning}`);
const { text, isGood } = summary(outcomes);
console.log(`\n${text}`);
process.exit(isGood ? 0 : 1);

async function proved({ name, script, programs }: Proof): Promise<Outcome> {
	console.log(`\n=== ${name}`);
	const lacking = programs.filter((program) => !hasProgram(program));
	if (lacking.length > 0) return notRun(name, lacking);
	const started = performance.now();
	const { code, output } = await run(["npm", "run", "--silent", script]);
	await writeFile(`${LOGS}/${name}.log`, output);
	return outcomeOf(name, code, output, (performance.now() - started) / 1_000);
}

function hasProgram(program: string): boolean {
	return program === "chromium" ? hasBrowser() : isInstalled(program, "--version");
}
