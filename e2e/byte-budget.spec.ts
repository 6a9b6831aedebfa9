import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { send } from "./send.ts";

type Weight = { html: number; style: number; script: number; navigation: number };

/**
 * The budget of a page in bytes, with each file compressed once with brotli. Each build names its files anew, and those names
 * make the size vary by 30 bytes: leave room for at least 40.
 *
 * The HTML includes Next's flight data and the rules that its first screen needs, without which the first paint would wait for
 * the style sheet. 0.25 KB of it let the first picture arrive before the style sheet, and 0.1 KB are the pattern of the purple
 * panels, whose request would cost 1 KB. 0.2 KB of HTML and 0.45 KB of style keep phones with letters twice as large from
 * scrolling sideways. Pictures are not counted, because the screen decides which of them load (`npm run bench:weight`).
 */
const BUDGET: Weight = {
	html: 13_830,
	style: 13_000,
	/**
	 * Includes the cookie banner's 1.5 KB, which load later. A tenth more than an empty page of a Next app. 0.45 KB of it keep
	 * the rail, the offers and static content out of every page’s data, and the typeface (14 KB) for visitors who use the page;
	 * 0.1 KB split the longest task of hydration, 0.15 KB name the pages that are not fetched ahead and load a view anew that the
	 * router mistook, 0.1 KB lead Back to a page that was left after an anchor on it, and 0.05 KB let search and lightbox share
	 * how a dialog is opened.
	 */
	script: 127_820,
	/** What a client navigation to the page loads. */
	navigation: 11_000,
};

const WEIGHED = [...PAGES, ...UNLISTED_PAGES];

/** Lists with instant search have an island, some screens have their own styles, and the home page has the most content. */
const LIST = { script: 129_540 };
/** A list with filters by what a branch offers; 0.3 KB of script let both maps follow them. */
const LOCATOR = { html: 14_820, script: 130_490 };
const OWN_LOOKS = { style: 13_960 };
/** Calculates as the visitor types. */
const CALCULATOR = { ...OWN_LOOKS, script: 128_620 };
/** Keeps what was typed in the tab, cleans it, and sends it: one file, where the code that sends used to be a second. */
const CONTACT = { script: 128_990 };
const HEAVIER: Partial<Record<(typeof WEIGHED)[number], Partial<Weight>>> = {
	"/": { html: 15_860 },
	/** Nine portraits, each with a job title. */
	"/about": { html: 13_950 },
	/** The form checks the file and every field before a phone uploads five megabytes. */
	"/careers/1": { script: 130_160 },
	/** The contact form, with alternatives to an email address; its receipt takes its place. */
	"/complaints": { html: 13_850, script: 129_680 },
	"/contact": CONTACT,
	"/contact?tab=loan": CONTACT,
	"/locator": LOCATOR,
	"/locator?page=2": LOCATOR,
	"/contact-us": LOCATOR,
	/** Every branch can be chosen. */
	"/before-you-visit": { html: 14_030 },
	"/before-you-visit?product=kids-account&branch=volta/ho-branch": { html: 14_290 },
	"/notices": LIST,
	"/notices?category=Security&page=2": LIST,
	"/reports": LIST,
	"/reports?page=2": LIST,
	"/search": LIST,
	"/awards": OWN_LOOKS,
	"/awards/2": OWN_LOOKS,
	"/award/1": OWN_LOOKS,
	"/preview": OWN_LOOKS,
	/** The comparison table of a category's products. */
	"/products": OWN_LOOKS,
	"/products?category=savings&subcategory=investments": OWN_LOOKS,
	"/rates": OWN_LOOKS,
	"/security": { ...OWN_LOOKS, html: 14_430 },
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
		const budget = { ...BUDGET, ...HEAVIER[path] };
		const weight: Weight = {
			html: weightOf(html, budget.html),
			style: await weightOfAll(baseURL, files.styles),
			script: await weightOfAll(baseURL, files.scripts),
			navigation: weightOf(await textOf(`${baseURL}${path}`, { rsc: "1" }), budget.navigation),
		};
		weights[path] = weight;
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

/** The stylesheets and scripts that a browser fetches for the page, without the polyfills for old browsers. */
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

/** The bytes of a file as the site sends it to browsers that accept brotli; the build compresses most files. */
async function sentBytes(baseURL: string | undefined, path: string): Promise<number> {
	const { status, headers } = await send(baseURL ?? "", "GET", path, { "accept-encoding": "br" });
	expect(status, path).toBe(200);
	if (headers["content-encoding"] === "br") return Number(headers["content-length"]);
	return weightOf(await textOf(`${baseURL}${path}`));
}

/**
 * The bytes of a text with brotli. Compressing as well as brotli can takes ten times as long, so a text that keeps its budget
 * without that is not compressed further.
 */
function weightOf(text: string, budget = 0): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 22 };
	const quick = budget > 0 ? brotliCompressSync(text, { params }).length : Number.POSITIVE_INFINITY;
	return quick <= budget ? quick : brotliCompressSync(text).length;
}

const QUICK_QUALITY = 6;
