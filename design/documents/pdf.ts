/**
 * `node design/documents/pdf.ts` makes the PDFs of the sample: Chromium prints HTML with tags, title, language and bookmarks, and qpdf
 * packs them (`apt-get install fonts-lato qpdf`).
 */
import { execFileSync } from "node:child_process";
import { readFile, stat, writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { browserExecutable } from "../../e2e/support/browser.ts";
import { LEAFLETS } from "./leaflets.ts";
import { LETTERS, report } from "./report.ts";

const CSS = await readFile("design/documents/style.css", "utf8");
const DOCUMENTS = [
	...Object.keys(LETTERS).map((year) => ({
		file: `reports/annual-report-${year}`,
		title: `Annual Report ${year}`,
		pages: report(Number(year)),
	})),
	...Object.entries(LEAFLETS).map(([file, document]) => ({ file: `notices/${file}`, ...document })),
];

const PACKING = [
	"--object-streams=generate",
	"--recompress-flate",
	"--compression-level=9",
	"--deterministic-id",
];

const browser = await chromium.launch({ executablePath: browserExecutable(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { file, title, pages } of DOCUMENTS) {
	await page.setContent(
		`<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${title}</title><style>${CSS}</style><body>${pages}`,
	);
	const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
	// The day of making would make each file a new one.
	const dated = pdf.toString("latin1").replace(/D:\d{14}/g, "D:20260821080000");
	const path = `content/documents/${file}.pdf`;
	await writeFile(path, dated, "latin1");
	execFileSync("qpdf", [...PACKING, "--replace-input", path]);
	console.log(`${Math.round((await stat(path)).size / 1024)} KB ${path}`);
}
await browser.close();
