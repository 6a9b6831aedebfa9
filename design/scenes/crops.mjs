// Makes the site's pictures of the rendered shots: node design/scenes/crops.mjs [filter]
// Each line of the table: the picture, the shot (scenes.py), and, where it is not the whole shot, the part of it.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = fileURLToPath(new URL("../../", import.meta.url));
const shots = process.env.SCENES_OUT ?? join(root, "node_modules/.cache/scenes");

const HERO = [1600, 900];
const CARD = [1200, 800];
const SQUARE = [1000, 1000];

/** A part of a shot: its left and upper edge and its width, as shares of the shot; the height follows from the picture's shape. */
const part = (shot, left, top, width) => ({ shot, left, top, width });

const folder = (path, size, pictures) =>
	Object.entries(pictures).map(([name, from]) => ({
		file: `${path}/${name}.webp`,
		size,
		...(typeof from === "string" ? part(from, 0, 0, 1) : from),
	}));

const pictures = [
	...folder("content/images/heroes", HERO, {
		loans: "stall-hero",
		savings: "susu-hero",
		"mobile-banking": "phone-hero",
		remittance: "remittance-hero",
	}),
	...folder("content/images/products", CARD, {
		"salary-loans": "salary",
		"government-salary-loans": "ministry",
		"best-quick-loan": "quick",
		"sme-loans": "shop",
		"susu-and-nkosuo-loans": "stall-growth",
		"susu-account": "susu-box",
		"sika-dua": "money-tree",
		"nkosuo-account": "steps",
		"current-account": "current",
		"savings-account": "pot",
		"mmofra-daakye-account": "school",
		"fixed-deposit": "safe",
		"best-mobile-banking": "phone-deep",
		"mobile-money-services": "kiosk",
		"western-union": "two-globes",
		moneygram: "globe",
		ria: "house",
		unitylink: "three-globes",
	}),
	...folder("content/images/articles", CARD, {
		"article-1": "susu-calendar",
		"article-2": "opening",
		"article-3": "stall-phone",
		"article-4": "books",
		"article-5": "money-house",
		"article-6": "pin",
		"article-7": "budget",
		"article-8": "bakery",
		"article-9": "papers",
		"article-10": "blood",
		"article-11": "receive",
		"article-12": "pos",
	}),
	...folder("content/images/galleries", CARD, {
		"gallery-1-1": "opening-close",
		"gallery-1-2": "drums",
		"gallery-1-3": "counters",
		"gallery-1-4": "certificate",
		"gallery-1-5": "tent",
		"gallery-1-6": part("opening", 0.02, 0.04, 0.72),
		"gallery-2-1": "blackboard",
		"gallery-2-2": "book-pile",
		"gallery-2-3": part("books", 0.13, 0.25, 0.72),
		"gallery-2-4": "school-yard",
		"gallery-3-1": "market-row",
		"gallery-3-2": "farm",
		"gallery-3-3": "fair-prize",
		"gallery-4-1": "blood-bed",
		"gallery-4-2": "health-check",
		"gallery-4-3": part("blood", 0.38, 0.2, 0.6),
		"gallery-4-4": "refreshments",
		"gallery-4-5": "heart",
		"gallery-5-1": "shore",
		"gallery-5-2": "shore-close",
	}),
	...folder("content/images/awards", SQUARE, {
		"award-1": "award-cup",
		"award-2": "award-susu",
		"award-3": "award-care",
		"award-4": "award-mobile",
		"award-5": "award-work",
		"award-6": "award-community",
	}),
	...folder("content/images/notices", CARD, {
		bog: "scales",
		finance: "charts",
		general: "news",
		security: "pin-wide",
	}),
	...folder("public/images", CARD, {
		branch: "branch",
		"careers-1": "office",
		"careers-2": "team-table",
		locator: "map",
		"default-product": "coin-deep",
		placeholder: "coin-lilac",
	}),
	...folder("public/images/sections", CARD, {
		awards: part("award-cup", 0, 0.06, 1),
		figures: "charts",
		law: "scales",
		"mobile-banking": "phone-deep",
		notices: "news",
		papers: "papers",
		security: "pin-wide",
	}),
	...folder("public/images", [700, 900], { ussd: "ussd" }),
	...folder("public/images/promotions", [900, 700], {
		"susu-nkosuo": "promotion-susu",
		"mmofra-daakye": "promotion-kids",
	}),
];

const filter = process.argv[2] ?? "";
sharp.concurrency(1);
let [made, total] = [0, 0];
for (const { file, size, shot, left, top, width } of pictures) {
	if (!file.includes(filter)) continue;
	const source = join(shots, `${shot}.png`);
	if (!existsSync(source)) {
		console.warn(`${file}: ${shot} is not rendered yet`);
		continue;
	}
	const whole = await sharp(source).metadata();
	const across = Math.round(whole.width * width);
	const down = Math.min(Math.round((across * size[1]) / size[0]), whole.height);
	const data = await sharp(source)
		.extract({
			left: Math.round(whole.width * left),
			top: Math.min(Math.round(whole.height * top), whole.height - down),
			width: across,
			height: down,
		})
		.resize(size[0], size[1], { kernel: "lanczos3" })
		.webp({ quality: 86, alphaQuality: 90, effort: 6, smartSubsample: true })
		.toBuffer();
	const target = join(root, file);
	await mkdir(dirname(target), { recursive: true });
	await writeFile(target, data);
	made++;
	total += data.length;
}
console.log(`${made} pictures, ${Math.round(total / 1024)} KB`);
