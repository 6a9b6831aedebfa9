/**
 * `npm run test:honest [-- --folder=FOLDER] [-- --before=CHECKOUT]`: writes CVs with every program of `honest/producers.ts` that
 * this machine has, inspects each as the site does, and prints a table. Exits with 1 if one has a warning. `--before` also asks the
 * inspection of another checkout. Debian has the programs: libreoffice-writer-nogui pandoc chromium wkhtmltopdf weasyprint groff
 * ghostscript qpdf img2pdf poppler-utils librsvg2-bin cairosvg rst2pdf abiword htmldoc paps enscript imagemagick texlive-latex-base
 * lmodern scribus python3-reportlab python3-docx python3-cairo python3-pikepdf libpdf-api2-perl. Packages of npm are fetched for it.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inspectCv } from "#lib/submissions/cv/inspector";
import { PRODUCERS } from "./honest/producers.ts";
import { writeSources } from "./honest/sources.ts";

const PRODUCER_MAX_MS = 180_000;
const CV = /\.(pdf|docx?|jpe?g|png)$/;

/** Programs of Debian come before others of their names; Node is the pinned one. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}:/usr/bin:${process.env.PATH}` };

const { values } = parseArgs({ options: { folder: { type: "string" }, before: { type: "string" } } });
const folder = resolve(values.folder ?? (await mkdtemp(join(tmpdir(), "honest-"))));
await mkdir(folder, { recursive: true });
await writeSources(folder);

/** Of another release, which may ask for the network in another way and give another verdict. */
const inspectBefore = values.before
	? (await import(resolve(values.before, "lib/submissions/cv/inspector.ts"))).inspectCv
	: async () => undefined;
const rows: { producer: string; file: string; before: string; after: string }[] = [];
const absent: string[] = [];
for (const [producer, command] of Object.entries(PRODUCERS)) {
	const known = new Set(await readdir(folder));
	spawnSync("sh", ["-c", command], { cwd: folder, env, stdio: "ignore", timeout: PRODUCER_MAX_MS });
	const files = (await readdir(folder)).filter(
		(file) => CV.test(file) && !known.has(file) && statSync(join(folder, file)).size > 0,
	);
	if (files.length === 0) absent.push(producer);
	for (const file of files) {
		const read = () => readFile(join(folder, file));
		const before = summaryOf(await inspectBefore(read, { network: "127.0.0.1" }));
		rows.push({ producer, file, before, after: summaryOf(await inspectCv(read, "127.0.0.1")) });
	}
}

console.table(rows);
const warned = rows.filter(({ after }) => after !== "clean");
const producers = new Set(rows.map(({ producer }) => producer)).size;
console.log(`${rows.length} files from ${producers} producers in ${folder}: ${warned.length} with a warning`);
if (absent.length > 0) console.log(`not on this machine, or without result: ${absent.join(", ")}`);
process.exit(warned.length > 0 ? 1 : 0);

function summaryOf(verdict: object = {}): string {
	const { findings = [], outcome = "", ...others } = verdict as { findings?: object[]; outcome?: string };
	if (outcome !== "accepted") return `${outcome} ${Object.values(others).join(" ")}`;
	return findings.length === 0 ? "clean" : JSON.stringify(findings).slice(0, 120);
}
