import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { send } from "./send.ts";

type Weight = { html: number; style: number; script: number; navigation: number };

/**
 * What a page may weigh, in bytes, each file compressed with brotli as one is that is compressed once and kept. The HTML has
 * Next's flight data in it. Pictures are not counted: which of them come depends on the screen (`npm run bench:weight`).
 */
const BUDGET: Weight = {
	html: 13_200,
	style: 12_400,
	/** With the cookie banner's 1.5 KB, which come later, a tenth more than a Next app of one empty page. */
	script: 126_500,
	/** What is fetched for the page when a visitor comes from another one. */
	navigation: 11_000,
};

const WEIGHED = [...PAGES, ...UNLISTED_PAGES];

/** Lists that answer a search at once bring `swr`; some screens bring looks of their own; the home page has the most to show. */
const LIST = { script: 133_500 };
/** A list with filters by what a branch offers. */
const LOCATOR = { script: 134_400 };
const OWN_LOOKS = { style: 13_500 };
/** Reckons along while an amount is typed. */
const CALCULATOR = { ...OWN_LOOKS, script: 126_900 };
const HEAVIER: Partial<Record<(typeof WEIGHED)[number], Partial<Weight>>> = {
	"/": { html: 14_336 },
	/** Nine portraits, each with what its person does. */
	"/about": { html: 13_400 },
	/** Its form checks the file and every field before a phone uploads five megabytes. */
	"/careers/1": { script: 127_000 },
	/** The contact form, with what to do without an email address. */
	"/complaints": { script: 126_900 },
	"/locator": LOCATOR,
	"/locator?page=2": LOCATOR,
	"/contact-us": LOCATOR,
	"/notices": LIST,
	"/notices?category=Security&page=2": LIST,
	"/reports": LIST,
	"/reports?page=2": LIST,
	"/search": LIST,
	"/awards": OWN_LOOKS,
	"/awards/2": OWN_LOOKS,
	"/award/1": OWN_LOOKS,
	"/preview": OWN_LOOKS,
	/** The table that compares the products of a category. */
	"/products": OWN_LOOKS,
	"/products?category=savings&subcategory=investments": OWN_LOOKS,
	"/rates": OWN_LOOKS,
	"/security": OWN_LOOKS,
	"/ussd": OWN_LOOKS,
	"/tools/loan-cost": CALCULATOR,
	"/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2": CALCULATOR,
};

test("every page keeps its byte budget", async ({ baseURL }) => {
	test.setTimeout(120_000);
	const weights: Record<string, Weight> = {};
	for (const path of WEIGHED) {
		const html = await textOf(`${baseURL}${path}`);
		const files = linkedFiles(html);
		const weight: Weight = {
			html: weightOf(html),
			style: await weightOfAll(baseURL, files.styles),
			script: await weightOfAll(baseURL, files.scripts),
			navigation: weightOf(await textOf(`${baseURL}${path}`, { rsc: "1" })),
		};
		weights[path] = weight;
		const budget = { ...BUDGET, ...HEAVIER[path] };
		for (const [part, bytes] of Object.entries(weight))
			expect.soft(bytes, `${part} of ${path}`).toBeLessThanOrEqual(budget[part as keyof Weight]);
	}
	test.info().annotations.push({ type: "weights", description: JSON.stringify(weights) });
});

async function textOf(url: string, headers = {}): Promise<string> {
	const answer = await fetch(url, { headers });
	expect(answer.status, url).toBe(200);
	return answer.text();
}

/** The stylesheets and scripts that a browser fetches for the page by itself: old browsers' polyfills are none of them. */
function linkedFiles(html: string): { styles: string[]; scripts: string[] } {
	const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
	const addresses = (chosen: string[], name: string) =>
		chosen.flatMap((tag) => new RegExp(` (?:data-)?${name}="([^"]*)"`).exec(tag)?.[1] ?? []);
	return {
		styles: addresses(
			tags.filter((tag) => tag.includes('rel="stylesheet"')),
			"href",
		),
		scripts: addresses(
			tags.filter((tag) => tag.startsWith("<script") && !/nomodule/i.test(tag)),
			"src",
		),
	};
}

/** Most pages share most of their files. */
const fileWeights = new Map<string, number>();

async function weightOfAll(baseURL: string | undefined, paths: readonly string[]): Promise<number> {
	expect(paths.length, "the page has such files").toBeGreaterThan(0);
	let sum = 0;
	for (const path of new Set(paths)) {
		const weight = fileWeights.get(path) ?? (await sentBytes(baseURL, path));
		fileWeights.set(path, weight);
		sum += weight;
	}
	return sum;
}

/** The bytes of a file as the site sends it to browsers that read brotli: most are compressed by the build. */
async function sentBytes(baseURL: string | undefined, path: string): Promise<number> {
	const { status, headers } = await send(baseURL ?? "", "GET", path, { "accept-encoding": "br" });
	expect(status, path).toBe(200);
	if (headers["content-encoding"] === "br") return Number(headers["content-length"]);
	return weightOf(await textOf(`${baseURL}${path}`));
}

const weightOf = (text: string) => brotliCompressSync(text).length;
