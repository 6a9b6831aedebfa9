/**
 * `npm run test:engines [-- name…]`: the site in old Chromiums, Firefox and WebKitGTK, and its text in a text
 * browser. Opens every kind of page in one tab and compares it with current Chromium, element by element; opens the menus;
 * sends both forms; uses every island. In Firefox the security policy must block nothing. Prints one table. Needs a finished build,
 * and on Debian `firefox-esr webkit2gtk-driver xvfb w3m`. An engine that is not installed is reported as missing. Exits with 1 if one
 * fails.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGES, UNLISTED_PAGES } from "../e2e/pages.ts";
import { startSite } from "../e2e/site.ts";
import { pdf } from "../lib/submissions/cv/samples/files.ts";
import { browserExecutable } from "./browser.ts";
import { differences, forms, ISLANDS, type Layout, layoutOf, menus, useIsland } from "./engines/checks.ts";
import { OLD_CHROMIUMS, oldChromium, startChromium } from "./engines/chromium.ts";
import { DESKTOP, type Engine, PHONE, type Size } from "./engines/engine.ts";
import { firefox } from "./engines/firefox.ts";
import { webkit } from "./engines/webkit.ts";

/** These are also compared at desktop width. */
const WIDE = ["/", "/products", "/about", "/news", "/locator", "/careers/1", "/contact", "/rates"];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const paths = [...new Set([...PAGES, ...UNLISTED_PAGES])];
const folder = mkdtempSync(join(tmpdir(), "engines-"));
const cv = join(folder, "cv.pdf");
writeFileSync(cv, pdf(20_000));

type Column = "appearance" | "menus" | "forms" | "islands" | "errors";
const COLUMNS: Column[] = ["appearance", "menus", "forms", "islands", "errors"];
const rows: { name: string; faults: Record<Column, string[]>; missing?: boolean }[] = [];
const expected = new Map<string, Layout>();

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const site = await startSite({ API_BASE_URL: "" });
const current = await startChromium("Chromium now", browserExecutable() ?? "chromium");
try {
	if (isWanted("Chromium now")) await examine("Chromium now", async () => current);
	for (const name of Object.keys(OLD_CHROMIUMS) as (keyof typeof OLD_CHROMIUMS)[])
		if (isWanted(name)) await examine(name, () => oldChromium(name));
	if (isWanted("Firefox")) await examine("Firefox ESR", firefox);
	if (isWanted("WebKitGTK")) await examine("WebKitGTK", webkit);
	tell(isWanted("w3m") ? unreadPages() : []);
} finally {
	await current.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
const hasFaults = rows.some(({ faults }) => COLUMNS.some((column) => faults[column].length > 0));
process.exit(hasFaults ? 1 : process.exitCode);

/** The page in current Chromium, in a window of this width. */
async function expectedLayout(path: string, size: Size): Promise<Layout> {
	const key = `${size.width} ${path}`;
	const known = expected.get(key);
	if (known) return known;
	await current.resize(size);
	await current.open(site.url + path);
	const layout = await layoutOf(current);
	expected.set(key, layout);
	return layout;
}

async function examine(name: string, start: () => Promise<Engine | undefined>) {
	const faults: Record<Column, string[]> = { appearance: [], menus: [], forms: [], islands: [], errors: [] };
	const started = performance.now();
	const engine = await start();
	rows.push({ name: engine?.name ?? name, faults, missing: !engine });
	if (!engine) return;
	const attempt = async (column: Column, what: string, act: () => Promise<unknown>) => {
		try {
			await act();
		} catch (error) {
			faults[column].push(`${what}: ${error instanceof Error ? error.message : error}`);
		}
		faults.errors.push(...engine.takeErrors().map((text) => `${what}: ${text.split("\n")[0]}`));
	};
	const look = async (path: string, size: Size) => {
		await engine.open(site.url + path);
		const layout = await layoutOf(engine);
		const model = await expectedLayout(path, { ...size, width: layout.width });
		const found = differences(layout, model, engine.hasOtherLetters);
		if (found.length > 0) faults.appearance.push(`${path} ${layout.width}: ${found.slice(0, 5).join("; ")}`);
	};
	// One tab throughout: from the second page on, style sheets and scripts come from the cache.
	await engine.resize(PHONE);
	for (const path of paths) await attempt("appearance", path, () => look(path, PHONE));
	await engine.resize(DESKTOP);
	for (const path of WIDE) await attempt("appearance", path, () => look(path, DESKTOP));
	await engine.resize(PHONE);
	await attempt("menus", "the menus", () => menus(engine, site.url));
	await attempt("forms", "the forms", () => forms(engine, site.url, cv));
	for (const island of Object.keys(ISLANDS))
		await attempt("islands", island, () => useIsland(engine, site.url, island));
	if (engine !== current) await engine.close();
	const counts = COLUMNS.map((column) => `${faults[column].length} ${column}`).join(", ");
	console.log(`${engine.name}: ${Math.round((performance.now() - started) / 1_000)} s, faults: ${counts}`);
}

/** Pages whose heading or footer address a text browser does not show. */
function unreadPages(): string[] | undefined {
	if (spawnSync("w3m", ["-version"]).status !== 0) return undefined;
	return paths.filter((path) => {
		const text = execFileSync("w3m", ["-dump", "-cols", "80", site.url + path], { encoding: "utf8" });
		return text.length < 1_500 || !/277/.test(text) || /undefined|\[object/.test(text);
	});
}

function tell(unread: string[] | undefined) {
	console.log(`\n| engine | ${COLUMNS.join(" | ")} |\n|---|${"---|".repeat(COLUMNS.length)}`);
	for (const { name, faults, missing } of rows) {
		const cells = COLUMNS.map((column) =>
			missing ? "not installed" : faults[column].length ? `${faults[column].length} faults` : "passed",
		);
		console.log(`| ${name} | ${cells.join(" | ")} |`);
	}
	console.log(
		`| text browser (w3m) | ${unread ? `${paths.length - unread.length} of ${paths.length} pages read` : "not installed"} |||||`,
	);
	for (const { name, faults } of rows)
		for (const column of COLUMNS)
			for (const fault of faults[column].slice(0, 12)) console.log(`FAULT ${name}, ${column}: ${fault}`);
	for (const path of unread ?? []) console.log(`FAULT text browser: ${path}`);
	if (unread?.length) process.exitCode = 1;
}
