/**
 * Makes the icon sheet: `node design/icons/sheet.ts` writes components/ui/icons/. To add an icon, name it here.
 *
 * All icons are stacked in one picture that every page shares. An icon on a page is an empty element that shows its row of
 * it (`Icon`). Inlined in the HTML, they were a fifth of each page's bytes, twice: as markup and as flight data.
 *
 * Browsers lay out and draw the whole picture for each size of icon on a page, so each icon is a single path, with the
 * coordinates of its row instead of a transform.
 */
import { writeFileSync } from "node:fs";
import { icons as lucide } from "@iconify-json/lucide";
import { type HTMLElement, parse } from "node-html-parser";

/** Our names for Lucide's (ISC) line drawings, as Iconify publishes them. */
const LINES: Record<string, string> = {
	"arrow-left": "arrow-left",
	"arrow-right": "arrow-right",
	award: "award",
	"badge-check": "badge-check",
	banknote: "banknote",
	briefcase: "briefcase",
	building: "building-2",
	calendar: "calendar",
	"chevron-down": "chevron-down",
	"chevron-right": "chevron-right",
	alert: "circle-alert",
	check: "circle-check",
	clock: "clock",
	copy: "copy",
	download: "download",
	eye: "eye",
	file: "file-text",
	handshake: "handshake",
	heart: "heart",
	landmark: "landmark",
	lightbulb: "lightbulb",
	mail: "mail",
	mailbox: "mailbox",
	"map-pin": "map-pin",
	menu: "menu",
	chat: "message-circle",
	navigation: "navigation",
	news: "newspaper",
	phone: "phone",
	"phone-call": "phone-call",
	"piggy-bank": "piggy-bank",
	search: "search",
	send: "send",
	nodes: "share-2",
	shield: "shield-check",
	smartphone: "smartphone",
	target: "target",
	users: "users",
	wallet: "wallet",
	close: "x",
};

/** Signs, drawn by hand. */
const SIGNS: Record<string, string> = { pause: "M8 5v14M16 5v14", play: "M7 4.5v15l12-7.5z" };

/** Brand glyphs, named by what they show because filter lists hide classes that name networks. Drawn by hand, as icon sets no longer include them. One filled path each. */
const BRANDS: Record<string, string> = {
	"letter-f":
		"M13.5 22v-8.2h2.8l.5-3.4h-3.3V8.2c0-1 .4-1.7 1.8-1.7h1.7V3.4c-.4-.1-1.4-.2-2.6-.2-2.6 0-4.3 1.6-4.3 4.5v2.7H7.2v3.4h2.9V22z",
	"letter-x":
		"M17.8 3h3.1l-6.8 7.7L22 21h-6.2l-4.9-6.3L5.4 21H2.3l7.2-8.3L2 3h6.4l4.4 5.8zm-1.1 16.2h1.7L7.4 4.7H5.6z",
	camera:
		"M8 2.5h8A5.5 5.5 0 0 1 21.5 8v8a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 16V8A5.5 5.5 0 0 1 8 2.5zm0 2A3.5 3.5 0 0 0 4.5 8v8A3.5 3.5 0 0 0 8 19.5h8a3.5 3.5 0 0 0 3.5-3.5V8A3.5 3.5 0 0 0 16 4.5zm4 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm4.8-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
	"letters-in":
		"M5.3 3.2a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM3.5 8.9h3.6V21H3.5zm6 0h3.4v1.7c.5-.9 1.7-2 3.6-2 3.6 0 4.3 2.3 4.3 5.5V21h-3.6v-6c0-1.5 0-3.3-2-3.3s-2.2 1.6-2.2 3.2V21H9.5z",
	handset:
		"M12 2.2a9.7 9.7 0 0 0-8.3 14.7L2.4 21.7l4.9-1.3A9.7 9.7 0 1 0 12 2.2zm0 1.9a7.8 7.8 0 1 1-4 14.5l-.3-.2-2.7.7.7-2.6-.2-.3A7.8 7.8 0 0 1 12 4.1zM8.5 7.3c-.2 0-.5.1-.7.3-.3.3-1 1-1 2.3s1 2.7 1.1 2.9c.2.2 1.9 3 4.7 4.1 2.3.9 2.8.7 3.3.7s1.6-.7 1.9-1.3c.2-.6.2-1.2.1-1.3l-.5-.3-1.9-.9c-.3-.1-.5-.1-.7.1l-.8 1.1c-.2.2-.3.2-.6.1a7.6 7.6 0 0 1-3.8-3.3c-.3-.5.3-.5.8-1.5.1-.2 0-.3 0-.5l-.9-2c-.2-.5-.4-.5-.6-.5z",
};

/** The height and width of an icon's square. */
const SIDE = 24;
const MADE = "Made by design/icons/sheet.ts.";

/** For each command of a path, which of its numbers are vertical positions, and how many it takes. */
const COMMANDS: Record<string, { y: number[]; length: number }> = {
	M: { y: [1], length: 2 },
	L: { y: [1], length: 2 },
	H: { y: [], length: 1 },
	V: { y: [0], length: 1 },
	C: { y: [1, 3, 5], length: 6 },
	S: { y: [1, 3], length: 4 },
	A: { y: [6], length: 7 },
	Z: { y: [], length: 0 },
};

const drawings = [
	...Object.entries(LINES).map(([name, drawing]) => ({ name, style: "", paths: pathsOf(drawing) })),
	...Object.entries(SIGNS).map(([name, d]) => ({ name, style: ' stroke-width="2.5"', paths: [d] })),
	...Object.entries(BRANDS).map(([name, d]) => ({
		name,
		style: ' fill="#000" stroke="none"',
		paths: [d],
	})),
];
const names = drawings.map(({ name }) => name);
const rows = drawings.map(
	({ style, paths }, row) => `<path${style} d="${paths.map((d) => lowered(d, row * SIDE)).join("")}"/>`,
);

write(
	"icons.svg",
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE * rows.length}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<!-- ${MADE} Lines by Lucide, ISC licence. -->
${rows.join("\n")}
</svg>
`,
);
write(
	"icons.css",
	`/* ${MADE} */
.icon {
	--rows: ${rows.length};
}
${names.map((name, row) => `.icon-${name} {\n\t--row: ${row};\n}\n`).join("")}`,
);
write(
	"icon-name.ts",
	`// ${MADE}\nexport type IconName =\n${names.map((name) => `\t| "${name}"`).join("\n")};\n`,
);

/** The data of a drawing's paths. Throws if Lucide has no drawing of that name. */
function pathsOf(drawing: string): string[] {
	const body = lucide.icons[lucide.aliases?.[drawing]?.parent ?? drawing]?.body;
	if (!body) throw new Error(`Lucide has no drawing ${drawing}`);
	return parse(body).querySelectorAll(":not(g)").map(pathData);
}

/** The outline of a shape as the data of a path. Throws for a shape that it does not know. */
function pathData({ rawTagName, attributes }: HTMLElement): string {
	const number = (name: string) => Number(attributes[name] ?? 0);
	switch (rawTagName) {
		case "path":
			return String(attributes.d);
		case "circle": {
			const r = number("r");
			return `M${number("cx") - r} ${number("cy")}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;
		}
		case "rect": {
			const [r, width, height] = [
				number("rx"),
				number("width") - 2 * number("rx"),
				number("height") - 2 * number("rx"),
			];
			const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
			return `M${number("x") + r} ${number("y")}h${width}${corner(r, r)}v${height}${corner(-r, r)}h${-width}${corner(-r, -r)}v${-height}${corner(r, -r)}z`;
		}
		default:
			throw new Error(`How is a <${rawTagName}> drawn as a path?`);
	}
}

/** A path's data, moved down. A path begins with an absolute position, even if its data says otherwise. */
function lowered(data: string, by: number): string {
	const commands = [...data.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = "", text = ""]) => {
		const command = COMMANDS[letter.toUpperCase()];
		if (!command) throw new Error(`An unknown command in a path: ${letter}`);
		const numbers = numbersOf(text, letter.toUpperCase() === "A");
		const parts: { letter: string; numbers: number[] }[] = [];
		do {
			const isFirst = parts.length === 0;
			// More positions after a move are lines to them.
			const repeated = letter === "M" ? "L" : letter === "m" ? "l" : letter;
			parts.push({ letter: isFirst ? letter : repeated, numbers: numbers.splice(0, command.length) });
		} while (numbers.length > 0);
		return parts;
	});
	return commands
		.map(({ letter, numbers }, index) => {
			const isAbsolute = index === 0 || letter === letter.toUpperCase();
			const { y } = COMMANDS[letter.toUpperCase()] as { y: number[] };
			const moved = numbers.map((number, at) => (isAbsolute && y.includes(at) ? number + by : number));
			return (index === 0 ? "M" : letter) + moved.map(decimal).join(" ").replace(/ -/g, "-");
		})
		.join("");
}

/** The numbers may touch: `-.5.5`, and the two flags of an arc `01`. */
function numbersOf(text: string, isArc: boolean): number[] {
	const numbers: number[] = [];
	let rest = text;
	while (true) {
		rest = rest.replace(/^[\s,]+/, "");
		if (rest === "") return numbers;
		const isFlag = isArc && [3, 4].includes(numbers.length % 7);
		const [match] = (isFlag ? /^[01]/ : /^-?(?:\d+\.?\d*|\.\d+)/).exec(rest) ?? [];
		if (match === undefined) throw new Error(`Not a number in a path: ${rest}`);
		numbers.push(Number(match));
		rest = rest.slice(match.length);
	}
}

/** Without what floating-point sums add, and without a leading zero. */
function decimal(number: number): string {
	return String(Number(number.toFixed(3))).replace(/^(-?)0\./, "$1.");
}

function write(file: string, text: string): void {
	writeFileSync(new URL(`../../components/ui/icons/${file}`, import.meta.url), text);
}
