// Renders the site's portraits and marks: node design/illustrations/render.mjs [filter]
// Deterministic: the same sources give the same pictures. Quality steps down only where a file would be too heavy.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { begin, doc } from "./kit.mjs";
import { pictures } from "./marks.mjs";
import "./portraits.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const filter = process.argv[2] ?? "";
sharp.concurrency(1);
let [made, total] = [0, 0];
for (const [file, { w, h, draw }] of Object.entries(pictures)) {
	if (!file.includes(filter)) continue;
	const target = join(root, file);
	await mkdir(dirname(target), { recursive: true });
	begin();
	if (file.endsWith(".svg")) {
		const svg = draw();
		await writeFile(target, `${svg}\n`);
		total += svg.length;
	} else {
		const limit = (w * h > 1_200_000 ? 70 : w * h < 450_000 ? 30 : 47) * 1000;
		const image = sharp(Buffer.from(doc(w, h, draw())), { unlimited: true });
		const raw = await image.raw().toBuffer({ resolveWithObject: true });
		let data;
		for (const quality of [88, 84, 80, 76, 72, 68, 64, 60]) {
			data = await sharp(raw.data, { raw: raw.info }).webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: quality > 70 }).toBuffer();
			if (data.length <= limit) {
				if (quality < 72) console.log(`${file}: quality ${quality}`);
				break;
			}
			if (quality === 60) console.warn(`${file} is ${data.length} bytes`);
		}
		await writeFile(target, data);
		total += data.length;
	}
	made++;
}
console.log(`${made} pictures, ${Math.round(total / 1024)} KB`);
