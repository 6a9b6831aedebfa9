/**
 * `npm run accessibility-report`: the 55 success criteria of WCAG 2.2 at levels A and AA with their evidence, as a page to print
 * (test-results/accessibility-report.html). Reads which tests have run and passed from what `npm run test:e2e` and
 * `npm run test:thorough` leave in test-results. Exits with 1 if a test that is named has not passed: nothing is claimed that no run backs.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { escapeUTF8 } from "entities";
import {
	type Proof,
	SUCCESS_CRITERIA,
	type SuccessCriterion,
	standingOf,
	standings,
} from "#lib/accessibility/success-criteria";
import { FACTS } from "#lib/company/facts";
import { companyIdentity } from "#lib/company/identity";

/** What `npm run test:e2e` and `npm run test:thorough` leave. */
const RESULTS = ["test-results/e2e.json", "test-results/thorough.json"];
const REPORT = "test-results/accessibility-report.html";

type Suite = { file: string; suites?: Suite[]; specs?: { title: string; ok: boolean; tests: object[] }[] };
type Results = { stats: { startTime: string }; suites: Suite[] };

const absent = RESULTS.filter((file) => !existsSync(file));
if (absent.length > 0) {
	console.error(
		`There is no ${absent.join(" and no ")}. Run npm run test:e2e and npm run test:thorough first.`,
	);
	process.exit(1);
}
const results = RESULTS.map((file) => JSON.parse(readFileSync(file, "utf8")) as Results);
const ran = results.flatMap(({ suites }) => suites).flatMap(testsOf);
const missing: string[] = [];
const rows = SUCCESS_CRITERIA.map(row).join("");
writeFileSync(REPORT, page(rows));
console.log(REPORT);
for (const line of missing) console.error(line);
process.exit(missing.length > 0 ? 1 : 0);

function testsOf({ file, suites = [], specs = [] }: Suite): { file: string; title: string; ok: boolean }[] {
	return [...specs.map(({ title, ok }) => ({ file, title, ok })), ...suites.flatMap(testsOf)];
}

/** How many tests of this kind passed. Notes a kind of which none ran, or one failed. */
function passed(id: string, { spec, title }: Proof): number {
	const named = ran.filter((test) => test.file.endsWith(spec) && test.title.includes(title));
	if (named.length === 0) missing.push(`${id}: “${title}” (${spec}) has not run`);
	if (named.some(({ ok }) => !ok)) missing.push(`${id}: “${title}” (${spec}) failed`);
	return named.filter(({ ok }) => ok).length;
}

function row(criterion: SuccessCriterion): string {
	const { id, name, level, how, tests = [], checked, open } = criterion;
	const evidence = [
		...tests.map((proof) => `${proof.spec}: ${proof.title} (${passed(id, proof)} passed)`),
		...(checked ? [`By hand on ${checked.on}: ${checked.method}`] : []),
		...(open ? [`Open: ${open}`] : []),
	];
	const items = evidence.map((item) => `<li>${escapeUTF8(item)}</li>`).join("");
	return `<tr><th scope="row">${id}<br><small>${level}</small></th><td><b>${escapeUTF8(name)}</b><br>${escapeUTF8(how)}<ul>${items}</ul></td><td>${standingOf(criterion)}</td></tr>`;
}

function page(rows: string): string {
	const { tested, checked, open } = standings();
	const version = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const { name } = companyIdentity();
	return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Accessibility report</title>
<style>body{font:10pt/1.4 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}
td,th{border:1px solid #999;padding:.3rem .5rem;vertical-align:top;text-align:left}ul{margin:.2rem 0;padding-left:1.2rem}tr{break-inside:avoid}thead{display:table-header-group}</style>
<h1>Accessibility report</h1>
<p>${escapeUTF8(name)}, website version ${version}. Standard: WCAG 2.2, levels A and AA. Browser tests of ${results.map(({ stats }) => stats.startTime.slice(0, 10)).join(" and ")} (Chromium, axe-core); the statement was last reviewed on ${FACTS.accessibility.checkedOn}.</p>
<p>${tested} criteria are proved by tests that run before each release, ${checked} were checked by hand, and ${open} are open, each with its plan.</p>
<table><thead><tr><th>Criterion</th><th>How it is met, and the evidence</th><th>Standing</th></tr></thead><tbody>${rows}</tbody></table></html>
`;
}
