/**
 * `npm run test:engines [name…]`: the site in old Chromiums, Firefox and WebKitGTK, and its text in a text browser. Opens every kind of
 * page one after another in one tab and compares it with how current Chromium shows it; opens the menu; sends both forms; uses what
 * reacts to a hand. Tells one table, and with `--pictures` puts the contact sheet into docs/engines.jpg. Needs a finished build, and on
 * Debian `firefox-esr webkit2gtk-driver xvfb w3m`; an engine that is not there is told as missing. Exits with 1 when one fails.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { PAGES, UNLISTED_PAGES } from "../e2e/pages.ts";
import { startSite } from "../e2e/site.ts";
import { pdf } from "../lib/submissions/cv/sample-files.ts";
import { browserExecutable } from "./browser.ts";
import { forms, ISLANDS, type Layout, layoutOf, menus, useIsland } from "./engines/checks.ts";
import { OLD_CHROMIUMS, oldChromium, startChromium } from "./engines/chromium.ts";
import type { Engine } from "./engines/engine.ts";
import { firefox } from "./engines/firefox.ts";
import { webkit } from "./engines/webkit.ts";

/** Letters are drawn by each engine a little differently, so a line may break elsewhere. */
const HEIGHT_TOLERANCE = 0.04;
const PICTURED = ["/", "/contact", "/locator", "/news?tab=gallery"];
const PICTURE_WIDTH = 120;

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const paths = [...new Set([...PAGES, ...UNLISTED_PAGES])];
const folder = mkdtempSync(join(tmpdir(), "engines-"));
const cv = join(folder, "cv.pdf");
writeFileSync(cv, pdf(20_000));

type Column = "appearance" | "menus" | "forms" | "islands" | "errors";
const COLUMNS: Column[] = ["appearance", "menus", "forms", "islands", "errors"];
const rows: { name: string; faults: Record<Column, string[]>; missing?: boolean }[] = [];
const pictures: Buffer[][] = [];

const site = await startSite({ API_BASE_URL: "" });
try {
	const current = await startChromium("Chromium now", browserExecutable() ?? "chromium");
	const layouts = new Map<string, Layout>();
	for (const path of paths) {
		await current.open(site.url + path);
		layouts.set(path, await layoutOf(current));
	}
	await current.close();
	for (const name of Object.keys(OLD_CHROMIUMS) as (keyof typeof OLD_CHROMIUMS)[])
		if (isWanted(name)) await examine(name, () => oldChromium(name), layouts, 0);
	if (isWanted("Firefox")) await examine("Firefox ESR", firefox, layouts, HEIGHT_TOLERANCE);
	if (isWanted("WebKitGTK")) await examine("WebKitGTK", webkit, layouts, HEIGHT_TOLERANCE);
	const unread = isWanted("w3m") ? unreadPages() : [];
	tell(unread);
	if (process.argv.includes("--pictures")) await drawContactSheet();
} finally {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
process.exit(rows.some(({ faults }) => COLUMNS.some((column) => faults[column].length > 0)) ? 1 : 0);

async function examine(
	name: string,
	start: () => Promise<Engine | undefined>,
	layouts: Map<string, Layout>,
	tolerance: number,
) {
	const faults: Record<Column, string[]> = { appearance: [], menus: [], forms: [], islands: [], errors: [] };
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
	const shots: Buffer[] = [];
	// One tab all the way: the second and third page take their style sheets and scripts from the cache.
	for (const path of paths) {
		await attempt("appearance", path, async () => {
			await engine.open(site.url + path);
			const expected = layouts.get(path);
			const layout = await layoutOf(engine);
			if (PICTURED.includes(path)) shots.push(await engine.screenshot());
			const difference = Math.abs(layout.height / (expected?.height ?? 1) - 1);
			const allowed = Math.max(tolerance, 0.01);
			if (difference > allowed)
				faults.appearance.push(`${path}: ${layout.height} px high instead of ${expected?.height}`);
			if (layout.overflow > 0) faults.appearance.push(`${path}: ${layout.overflow} px stick out`);
			const strange = layout.parts.filter((part, at) => tolerance === 0 && part !== expected?.parts[at]);
			if (strange.length > 0) faults.appearance.push(`${path}: ${strange.join("; ")}`);
		});
	}
	pictures.push(shots);
	await attempt("menus", "the phone's menu", () => menus(engine, site.url));
	await attempt("forms", "the forms", () => forms(engine, site.url, cv));
	for (const island of Object.keys(ISLANDS))
		await attempt("islands", island, () => useIsland(engine, site.url, island));
	await engine.close();
	console.log(`${engine.name}: examined`);
}

/** Pages whose heading or address of the foot a text browser does not show. */
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

/** One row for each engine, in the order of the table. */
async function drawContactSheet() {
	const height = Math.round((PICTURE_WIDTH * 780) / 360);
	const tiles = await Promise.all(
		pictures.flatMap((shots, row) =>
			shots.map(async (shot, column) => ({
				input: await sharp(shot)
					.resize(PICTURE_WIDTH, height, { fit: "cover", position: "top" })
					.png()
					.toBuffer(),
				left: column * (PICTURE_WIDTH + 6),
				top: row * (height + 6),
			})),
		),
	);
	mkdirSync("docs", { recursive: true });
	await sharp({
		create: {
			width: PICTURED.length * (PICTURE_WIDTH + 6),
			height: pictures.length * (height + 6),
			channels: 3,
			background: "#74687f",
		},
	})
		.composite(tiles)
		.jpeg({ quality: 60, mozjpeg: true })
		.toFile("docs/engines.jpg");
}
