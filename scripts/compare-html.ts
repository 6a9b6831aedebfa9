/**
 * `npm run compare:html -- BEFORE AFTER`: whether a change that should only move code changed what the site sends. Fetches
 * every address of both sitemaps and every kind of page from two running sites, and compares status, headers and HTML. Names
 * of built files and modules are disregarded, because a build derives them from paths and contents. Also compares the bytes
 * of script of each page. Exits with 1 if anything differs, or if the scripts of a page differ by more than 1 %.
 */
import { runInNewContext } from "node:vm";
import { PAGES, UNLISTED_PAGES } from "../e2e/pages.ts";

const [before, after] = process.argv.slice(2);
if (!before || !after)
	throw new Error("Two addresses are needed: of the site before the change, and after it.");

const LARGEST_SCRIPT_RATIO = 1.01;
/** Characters shown on both sides of the first difference. */
const CONTEXT = 120;
/** A script with a part of React's data, as a string literal. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)<\/script>/g;

const scriptBytes = new Map<string, Promise<number>>();
const [oldPaths, newPaths] = await Promise.all([pathsOf(before), pathsOf(after)]);
let faults = 0;
let largestRatio = 0;
for (const path of new Set([
	...oldPaths,
	...newPaths,
	...PAGES,
	...UNLISTED_PAGES,
	"/offline",
	"/no-such-page",
])) {
	const [old, now] = await Promise.all([responseOf(before, path), responseOf(after, path)]);
	const difference = firstDifference(old.text, now.text);
	if (difference) report(path, difference);
	if (old.scriptBytes === 0) throw new Error(`No scripts found in ${path}.`);
	const ratio = now.scriptBytes / old.scriptBytes;
	largestRatio = Math.max(largestRatio, ratio, 1 / ratio);
	if (Math.max(ratio, 1 / ratio) > LARGEST_SCRIPT_RATIO)
		report(path, `scripts: ${old.scriptBytes} → ${now.scriptBytes} bytes`);
}
console.log(
	`${oldPaths.length} and ${newPaths.length} addresses in the sitemaps, ${faults} differences, ` +
		`scripts of a page differ by at most ${((largestRatio - 1) * 100).toFixed(2)} %`,
);
process.exit(faults > 0 ? 1 : 0);

function report(path: string, difference: string) {
	faults += 1;
	console.log(`${path}: ${difference}`);
}

/** The paths in a site's sitemap, in all its parts. */
async function pathsOf(site: string): Promise<string[]> {
	const index = await (await fetch(`${site}/sitemap.xml`)).text();
	const parts = index.includes("<sitemapindex")
		? await Promise.all(locations(index).map(async (path) => (await fetch(site + path)).text()))
		: [index];
	return parts.flatMap(locations);
}

function locations(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
		const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
		return pathname + search;
	});
}

type Comparable = {
	/** Status, headers and HTML, without what a build names. */
	text: string;
	scriptBytes: number;
};

async function responseOf(site: string, path: string): Promise<Comparable> {
	const response = await fetch(site + path, { redirect: "manual" });
	const html = await response.text();
	const scripts = new Set(
		[...html.matchAll(/<script[^>]*\s(?:data-)?src="([^"]+)"/g)].map(([, address = ""]) => address),
	);
	const sizes = await Promise.all([...scripts].map((address) => bytesOf(new URL(address, site).href)));
	return {
		text: [
			String(response.status),
			...headersOf(response).map((header) => withoutNames(header, site)),
			...inFixedOrder(withoutNames(html, site)),
		].join("\n"),
		scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
	};
}

function bytesOf(address: string): Promise<number> {
	const known = scriptBytes.get(address);
	if (known) return known;
	const bytes = fetch(address).then(async (response) => (await response.arrayBuffer()).byteLength);
	scriptBytes.set(address, bytes);
	return bytes;
}

/** Headers that do not depend on the moment of the request, the build, or the state of the cache. */
function headersOf(response: Response): string[] {
	const varying = [
		"age",
		"content-length",
		"date",
		"etag",
		"transfer-encoding",
		"cache-status",
		"x-request-id",
	];
	return [...response.headers]
		.filter(([name]) => !varying.includes(name))
		.map(([name, value]) => `${name}: ${value.replaceAll(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, "HASHES")}`);
}

/** HTML or a header with the site, its built files and modules under one name each. Lists of files have no fixed order. */
function withoutNames(text: string, site: string): string {
	return text
		.replaceAll(new RegExp(`(?::|%3A)${new URL(site).port}\\b`, "g"), ":PORT")
		.replaceAll(/\/_next\/static\/(?:chunks|media)\/[\w.~-]+/g, "FILE")
		.replaceAll(/(?:static\/)?chunks\/[\w.~-]+\.js/g, "FILE")
		.replaceAll(/\bI\[\d+,\[[^\]]*\]/g, "I[MODULE,[FILES]")
		.replaceAll(/\\"b\\":\\"[\w-]+\\"/g, '\\"b\\":\\"BUILD\\"')
		.replaceAll(/(?:<script[^>]*\s(?:data-)?src="FILE"[^>]*><\/script>)+/g, "<script src=FILES></script>");
}

/**
 * The HTML without React's data, and then the rows of the data. React numbers the rows and writes them as they become ready,
 * so they are compared without their numbers and in alphabetical order.
 */
function inFixedOrder(html: string): string[] {
	const data: string[] = [];
	const markup = html.replaceAll(DATA_SCRIPT, (_script, text: string) => {
		data.push(runInNewContext(text));
		return "";
	});
	const rows = data
		.join("")
		.replaceAll(/\$L?[\da-f]+\b/g, "$ROW")
		.split("\n");
	return [markup, ...rows.map((row) => row.replace(/^[\da-f]+:/, "")).sort()];
}

function firstDifference(old: string, now: string): string | undefined {
	if (old === now) return undefined;
	let at = 0;
	while (old[at] === now[at]) at++;
	const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - CONTEXT), at + CONTEXT));
	return `differs at character ${at}\n  before: ${around(old)}\n  after:  ${around(now)}`;
}
