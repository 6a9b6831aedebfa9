/**
 * `npm run test:mutants`: applies small deliberate faults one at a time in a copy of this checkout, and reports which tests catch
 * them. See `scripts/mutants/`. Exits with 1 if a fault survives or cannot be judged.
 *
 *   --only id,…       these mutants only, in this order; an area's name selects all of its mutants
 *   --suite DIR       uses the tests of another checkout; if repeated, each mutant runs against each suite (default: our own)
 *   --all-tests       runs a survivor against the whole suite, where an unexpected test may catch it
 *   --kind unit|e2e   only mutants for unit tests, or only those that show only on the built site
 *   --minutes N       starts no mutant after that time, and names those left out
 *   --check           only checks that every mutant still applies
 *   --through CMD     runs builds and browsers through a command, such as a queue on a shared machine
 */
import { mkdir, writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.ts";
import { MUTANTS } from "./mutants/all.ts";
import type { Mutant } from "./mutants/mutant.ts";
import {
	type Bench,
	buildFault,
	makeRouteTypes,
	present,
	runEndToEnd,
	runUnit,
	typeFaults,
	type Verdict,
} from "./mutants/test-run.ts";
import { openWorkplace, reasonNotApplicable } from "./mutants/workplace.ts";

type Result =
	| { is: "caught"; by: string; tier: "unit" | "e2e"; message: string; files: readonly string[] }
	| { is: "SURVIVED" }
	/** Says nothing about the tests: the mutant does not apply or build, or the tests are missing or fail without it. */
	| { is: "ERROR"; why: string };

const { values: options } = parseArgs({
	options: {
		only: { type: "string" },
		suite: { type: "string", multiple: true, default: ["."] },
		"all-tests": { type: "boolean", default: false },
		kind: { type: "string" },
		minutes: { type: "string", default: "Infinity" },
		check: { type: "boolean", default: false },
		through: { type: "string", default: "" },
	},
});

const ROOT = resolve(import.meta.dirname, "..");
const startedAt = Date.now();
const suites = options.suite.map((folder) => ({ name: basename(resolve(folder)), folder: resolve(folder) }));
type Suite = (typeof suites)[number];
const results = new Map<string, Result>();

const chosen = chosenMutants();
await checkThatAllApply();
if (options.check) await report();

const workplace = await openWorkplace(ROOT);
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => void workplace.remove().finally(() => process.exit(130)));
const bench: Bench = { folder: workplace.folder, through: options.through.split(" ").filter(Boolean) };
let installedSuite: Suite | undefined;
try {
	await makeRouteTypes(bench);
	await checkTypes();
	await runUnitTests();
	await runBrowserTests();
	await checkWithoutMutants();
} finally {
	await workplace.remove();
}
await report();

function chosenMutants(): Mutant[] {
	const names = options.only?.split(",");
	const named = names?.flatMap((name) => {
		const found = MUTANTS.filter(({ id, area }) => name === id || name === area);
		if (found.length === 0) throw new Error(`no such mutant or area: ${name}`);
		return found;
	});
	return [...new Set(named ?? MUTANTS)].filter(
		({ unit }) => (options.kind !== "unit" || unit) && (options.kind !== "e2e" || !unit),
	);
}

async function checkThatAllApply() {
	for (const mutant of chosen) {
		const fault = await reasonNotApplicable(ROOT, mutant);
		if (fault)
			for (const suite of suites) note(mutant, suite, { is: "ERROR", why: `does not apply: ${fault}` });
	}
	if (options.check) console.log(`${chosen.length} mutants checked`);
}

/**
 * Type-checks mutants of different files together. A finding belongs to the mutant of its file, or to every mutant that may
 * cause it.
 */
async function checkTypes() {
	const applicable = chosen.filter((mutant) => suites.every((suite) => !resultOf(mutant, suite)));
	for (let left = applicable; left.length > 0; ) {
		const firsts = [...Map.groupBy(left, ({ file }) => file).values()].flatMap(([first]) => first ?? []);
		left = left.filter((mutant) => !firsts.includes(mutant));
		for (const mutant of firsts) await workplace.apply(mutant);
		const faults = await typeFaults(bench);
		for (const mutant of firsts) await workplace.restore(mutant);
		const blamed = firsts.filter(({ file }) => faults.has(file));
		for (const mutant of faults.size > 0 && blamed.length === 0 ? firsts : blamed) {
			const why = faults.get(mutant.file) ?? [...faults.values()][0];
			for (const suite of suites) note(mutant, suite, { is: "ERROR", why: `type checker: ${why}` });
		}
	}
}

async function runUnitTests() {
	if (options.kind === "e2e") return;
	for (const mutant of chosen) {
		if (!mutant.unit || suites.every((suite) => resultOf(mutant, suite)) || isTimeOver()) continue;
		await workplace.apply(mutant);
		for (const suite of suites) if (!resultOf(mutant, suite)) await judge(mutant, suite, "unit");
		await workplace.restore(mutant);
	}
}

async function runBrowserTests() {
	if (options.kind === "unit") return;
	const isPending = (mutant: Mutant, suite: Suite) =>
		(resultOf(mutant, suite) === undefined && mutant.e2e !== undefined) ||
		(resultOf(mutant, suite)?.is === "SURVIVED" && (mutant.e2e !== undefined || options["all-tests"]));
	for (const mutant of chosen) {
		const pending = suites.filter((suite) => isPending(mutant, suite));
		if (pending.length === 0 || isTimeOver()) continue;
		ensureBrowser();
		await workplace.apply(mutant);
		const fault = await buildFault(bench);
		for (const suite of pending) {
			if (fault) note(mutant, suite, { is: "ERROR", why: `did not build: ${fault}` });
			else await judge(mutant, suite, "e2e");
			const isLeft = resultOf(mutant, suite)?.is === "SURVIVED" && options["all-tests"];
			if (isLeft) await judgeByAllTests(mutant, suite);
		}
		await workplace.restore(mutant);
	}
}

async function judge(mutant: Mutant, suite: Suite, tier: "unit" | "e2e") {
	await installSuite(suite);
	const files = present(mutant[tier], bench.folder);
	if (files.length === 0) {
		// Another tier checks it, before or after this one.
		if (resultOf(mutant, suite) || (tier === "unit" && mutant.e2e)) return;
		return note(mutant, suite, { is: "ERROR", why: `the suite has none of ${mutant[tier]?.join(", ")}` });
	}
	const verdict =
		tier === "unit"
			? await runUnit(files, bench)
			: await runEndToEnd({ e2e: files, grep: mutant.grep }, bench);
	note(mutant, suite, resultOfRun(verdict, tier, files));
}

async function judgeByAllTests(mutant: Mutant, suite: Suite) {
	await installSuite(suite);
	const unit = await runUnit(["lib/**/*.test.ts"], bench);
	if (unit.failures.length > 0) return note(mutant, suite, resultOfRun(unit, "unit", ["lib/**/*.test.ts"]));
	note(mutant, suite, resultOfRun(await runEndToEnd({ e2e: [] }, bench), "e2e", []));
}

function resultOfRun({ failures, fault }: Verdict, tier: "unit" | "e2e", files: readonly string[]): Result {
	if (fault) return { is: "ERROR", why: fault };
	const [first] = failures;
	return first ? { is: "caught", by: first.title, tier, message: first.message, files } : { is: "SURVIVED" };
}

/** A test that also fails without a mutant has caught nothing. */
async function checkWithoutMutants() {
	for (const suite of suites) {
		const caught = chosen.flatMap((mutant) => {
			const result = resultOf(mutant, suite);
			return result?.is === "caught" ? [{ mutant, result }] : [];
		});
		const red = new Set<string>();
		const filesOf = (tier: "unit" | "e2e") => [
			...new Set(caught.filter(({ result }) => result.tier === tier).flatMap(({ result }) => result.files)),
		];
		await installSuite(suite);
		if (filesOf("unit").length > 0)
			for (const { title } of (await runUnit(filesOf("unit"), bench)).failures) red.add(title);
		const inBrowser = caught.filter(({ result }) => result.tier === "e2e");
		if (inBrowser.length > 0) {
			const fault = await buildFault(bench);
			if (fault) throw new Error(`without a mutant, the build fails: ${fault}`);
			const titles = inBrowser.map(({ result }) => result.by.replace(/^\[\w+\] /, ""));
			const grep = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
			const verdict = await runEndToEnd({ e2e: filesOf("e2e"), grep }, bench, { isComplete: true });
			for (const { title } of verdict.failures) red.add(title);
			if (verdict.fault) throw new Error(`without a mutant, the tests do not run: ${verdict.fault}`);
		}
		for (const { mutant, result } of caught)
			if (red.has(result.by))
				note(mutant, suite, { is: "ERROR", why: `fails without the mutant, too: ${result.by}` });
	}
}

async function installSuite(suite: Suite) {
	if (installedSuite !== suite) await workplace.takeSuite(suite.folder);
	installedSuite = suite;
}

function isTimeOver() {
	return Date.now() - startedAt > Number(options.minutes) * 60_000;
}

function keyOf({ id }: Mutant, { folder }: Suite) {
	return `${id} ${folder}`;
}

function resultOf(mutant: Mutant, suite: Suite): Result | undefined {
	return results.get(keyOf(mutant, suite));
}

function note(mutant: Mutant, suite: Suite, result: Result) {
	results.set(keyOf(mutant, suite), result);
	const seconds = Math.round((Date.now() - startedAt) / 1_000);
	console.log(
		`${seconds} s  ${mutant.id}${suites.length > 1 ? ` (${suite.name})` : ""}: ${describeResult(result)}`,
	);
}

function describeResult(result: Result | undefined): string {
	switch (result?.is) {
		case undefined:
			return "not run";
		case "caught":
			return `caught by ${result.tier}: ${result.by}`;
		case "SURVIVED":
			return "SURVIVED";
		case "ERROR":
			return `ERROR ${result.why}`;
	}
}

async function report(): Promise<never> {
	const rows = chosen.map((mutant) => suites.map((suite) => resultOf(mutant, suite)));
	if (!options.check) {
		const cell = (text: string) => text.replaceAll("|", "\\|").slice(0, 140);
		console.log(`\n| area | mutant | ${suites.map(({ name }) => name).join(" | ")} |`);
		console.log(`|---|---|${suites.map(() => "---|").join("")}`);
		for (const [at, mutant] of chosen.entries())
			console.log(
				`| ${mutant.area} | ${mutant.id} | ${rows[at]?.map((result) => cell(describeResult(result))).join(" | ")} |`,
			);
		await mkdir("test-results", { recursive: true });
		await writeFile("test-results/mutants.json", JSON.stringify(Object.fromEntries(results), null, "\t"));
	}
	for (const [at, { name }] of suites.entries()) {
		const count = (is: Result["is"] | undefined) => rows.filter((row) => row[at]?.is === is).length;
		console.log(
			`${name}: ${count("caught")} caught, ${count("SURVIVED")} survived, ${count("ERROR")} could not be judged, ${count(undefined)} not run (${Math.round((Date.now() - startedAt) / 60_000)} minutes)`,
		);
	}
	for (const mutant of chosen.filter((_, at) => rows[at]?.some((result) => result?.is === "SURVIVED")))
		console.log(`survivor ${mutant.id}: ${mutant.harm}`);
	const isGood = rows.flat().every((result) => result === undefined || result.is === "caught");
	process.exit(isGood ? 0 : 1);
}
