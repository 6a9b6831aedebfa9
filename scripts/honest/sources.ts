import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const LINKS = `<p><a href="mailto:ama@example.com">ama@example.com</a>, <a href="tel:+233200000000">+233 20 000 0000</a>,
<a href="https://www.linkedin.com/in/ama-example?trk=a%20b">LinkedIn</a>, <a href="#work">Work</a></p>`;
const TABLE = `<table border="1"><tr><th>Year</th><th>School</th></tr><tr><td>2019</td><td>University of Ghana</td></tr></table>`;
/** What CVs consist of: text with letters of Akan, links, tables, and a photo. */
const SOURCES: Record<string, string> = {
	plain: "",
	links: LINKS,
	table: TABLE,
	photo: `<p><img src="photo.jpg" width="120" alt="Ama Example"></p>${LINKS}${TABLE}`,
};

/** Writes `plain.html`, `links.html`, `table.html` and `photo.html` with `photo.jpg`, `cv.svg`, `cv.txt` and `cv.tex` into a folder. */
export async function writeSources(folder: string): Promise<void> {
	const text =
		"HTML, CSS and JavaScript. Teller at a savings and loans company, 2019 to 2024. Speaks Twi (Ɛyɛ me sɛ), Ga.";
	for (const [name, more] of Object.entries(SOURCES)) {
		const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>CV of Ama Example</title></head><body><h1>Ama Example</h1>${more}<h2 id="work">Work</h2><p>${text}</p><ul><li>Cash and mobile money</li></ul></body></html>`;
		await writeFile(join(folder, `${name}.html`), page);
	}
	const photo = sharp({ create: { width: 600, height: 800, channels: 3, background: "#87634a" } });
	await photo.jpeg().withMetadata().toFile(join(folder, "photo.jpg"));
	await writeFile(
		join(folder, "cv.svg"),
		`<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><a href="https://example.com"><text x="60" y="90" font-size="24">Ama Example</text></a></svg>`,
	);
	await writeFile(join(folder, "cv.txt"), `Ama Example\n\n${text.replace(/[^ -~]/g, "e")}\n`);
	await writeFile(
		join(folder, "cv.tex"),
		`\\documentclass{article}\\usepackage{hyperref}\\begin{document}\\section{Ama Example}\\href{mailto:ama@example.com}{ama@example.com} \\url{https://example.com}\\section{Work}Teller\\end{document}`,
	);
}
