/**
 * `npm run test:cross-browser [-- name…]`: the site in old Chromiums, Firefox and WebKitGTK.
 * Opens every kind of page and compares it with current Chromium, element by element; opens the menus;
 * sends both forms; uses every island. The security policy must block nothing. Prints one table. Needs a finished build,
 * and on Debian `firefox-esr libwebkit2gtk-4.1-0 xvfb xauth`. An engine that is not installed is reported as missing. Exits with 1
 * if one fails.
 */
import { PAGES, UNLISTED_PAGES } from "../e2e/support/pages.ts";
import { startSite } from "../e2e/support/site.ts";
import { BROWSERS, type Browser, startBrowser } from "./cross-browser/browsers.ts";
import { differences } from "./cross-browser/differences.ts";
import { COLUMNS, type Layout, type Report } from "./cross-browser/report.ts";
import { startStage } from "./cross-browser/stage.ts";

/** These are also compared at desktop width. */
const WIDE = ["/", "/products", "/about", "/news", "/locator", "/careers/1", "/contact", "/rates"];
/** An engine that reports nothing for so long has crashed. */
const SILENT_MS = 150_000;

type Failures = Record<(typeof COLUMNS)[number], string[]>;
const noFailures = (): Failures => ({ appearance: [], menus: [], forms: [], islands: [], errors: [] });

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const paths = [...new Set([...PAGES, ...UNLISTED_PAGES])];
const rows: { name: string; failures: Failures; isMissing?: boolean }[] = [];
/** The pages in current Chromium, by width and path. */
const models = new Map<string, Layout>();

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const site = await startSite({ API_BASE_URL: "" });
let note = (_: Report) => {};
const stage = await startStage(site.url, { paths, wide: WIDE }, (report) => note(report));
try {
	for (const [name, browser] of Object.entries(BROWSERS)) {
		if (rows.length === 0 || isWanted(name)) await examine(name, browser);
	}
	printTable();
} finally {
	await stage.stop();
	await site.stop();
}
const hasFailures = rows.some(({ failures }) => COLUMNS.some((column) => failures[column].length > 0));
process.exit(hasFailures ? 1 : 0);

async function examine(name: string, browser: Browser) {
	const failures = noFailures();
	const started = performance.now();
	let agent: string | undefined;
	const { child, end } = startBrowser(browser, `${stage.url}/engine/`) ?? {};
	rows.push({ name, failures, isMissing: !child });
	if (!child) return;
	await new Promise<void>((resolve) => {
		let isOver = false;
		const finish = (failure?: string) => {
			if (isOver) return;
			isOver = true;
			clearTimeout(silence);
			if (failure) failures.errors.push(failure);
			resolve();
		};
		const silence = setTimeout(finish, SILENT_MS, `nothing for ${SILENT_MS / 1_000} s`);
		child.once("error", ({ message }) => finish(message));
		child.once("exit", () => finish("it ended"));
		note = (report) => {
			silence.refresh();
			if (!report.isLast) return noteFailures(report, failures, browser.hasOtherLetters);
			agent = report.agent;
			finish();
		};
	});
	await end?.();
	const counts = COLUMNS.map((column) => `${failures[column].length} ${column}`).join(", ");
	console.log(
		`${name}: ${Math.round((performance.now() - started) / 1_000)} s, failures: ${counts} (${agent})`,
	);
}

function noteFailures(report: Report, failures: Failures, hasOtherLetters?: boolean) {
	const { column = "errors", what, layout, failure, errors } = report;
	if (failure) failures[column].push(`${what}: ${failure}`);
	failures.errors.push(...errors.map((text) => `${what}: ${text.split("\n")[0]}`));
	if (!layout) return;
	const key = `${what} ${layout.width}`;
	const model = models.get(key) ?? layout;
	models.set(key, model);
	const found = differences(layout, model, hasOtherLetters);
	if (found.length > 0) failures.appearance.push(`${key}: ${found.slice(0, 5).join("; ")}`);
}

function printTable() {
	const cell = (failed: string[]) => (failed.length > 0 ? `${failed.length} failures` : "passed");
	console.table(
		rows.map(({ name, failures, isMissing }) => ({
			engine: name,
			...Object.fromEntries(
				COLUMNS.map((column) => [column, isMissing ? "not installed" : cell(failures[column])]),
			),
		})),
	);
	for (const { name, failures } of rows)
		for (const column of COLUMNS)
			for (const failure of failures[column].slice(0, 12))
				console.log(`FAILED ${name}, ${column}: ${failure}`);
	const missing = rows.filter(({ isMissing }) => isMissing).map(({ name }) => name);
	if (missing.length > 0) console.log(`Some engines were not run: needs ${missing.join(", ")}`);
	console.log(`${rows.length - missing.length} of ${rows.length} engines ran.`);
}
