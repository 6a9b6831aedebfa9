import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { duringTests } from "./support/during-tests.ts";
import { wireTo } from "./support/listen.ts";
import { PAGES, UNLISTED_PAGES } from "./support/pages.ts";
import { send } from "./support/send.ts";
import { startSite } from "./support/site.ts";
import { fullUnless, settled } from "./support/visitor.ts";

type Weight = { html: number; style: number; script: number };

/**
 * The budget of a page in bytes, with each file compressed once with brotli. Each build names its files anew, and those names
 * make the size vary by 30 bytes: leave room for at least 40. It is weighed with a company's own name, contacts and colours. The HTML
 * includes the rules that its first screen needs. Scripts are those that the page fetches by itself once it has loaded; scripts that
 * load on interaction do not count. Pictures are not counted, because the screen decides which of them load (`npm run bench:weight`).
 */
const TEXT: Weight = { html: 12_400, style: 14_760, script: 9_720 };

const WEIGHED = [...PAGES, ...UNLISTED_PAGES];

const HEAVIER: Partial<Record<(typeof WEIGHED)[number], Partial<Weight>>> = {
	"/": { html: 13_220, style: 17_730, script: 11_800 },
	"/about": { html: 12_670 },
	"/products": { style: 16_680 },
	"/products/personal/salary%20loans": { style: 16_270 },
	"/products?category=savings&subcategory=investments": { style: 16_680 },
	"/help": { html: 13_950 },
	"/locator": { html: 13_700, script: 12_500 },
	"/locator?page=2": { html: 13_700, script: 12_500 },
	"/contact-us": { html: 13_700, script: 12_500 },
	"/rates": { html: 12_740, style: 15_230 },
	"/ussd": { style: 15_190 },
	"/security": { html: 12_440, style: 15_190 },
	"/tools/loan-cost": { style: 15_060 },
	"/tools/loan-cost?amount=5000&months=12&rate=36&method=flat&fee=2": { html: 12_640, style: 15_060 },
	"/awards": { style: 15_500 },
	"/awards/2": { style: 15_500 },
	"/award/1": { style: 15_500 },
};

/** Bytes on the wire of a phone's first visit on a slow line: before any input, and what the first touch of the page adds. */
const FIRST_VISITS: Record<string, { before: number; touch: number }> = {
	"/faqs": { before: 41_500, touch: 6_000 },
	"/news/1": { before: 47_300, touch: 6_000 },
	"/notices": { before: 50_400, touch: 6_000 },
	"/contact": { before: 50_000, touch: 6_000 },
	"/can-i-borrow": { before: 43_000, touch: 6_000 },
	"/": { before: 65_200, touch: 12_000 },
};

const SCREEN = { width: 360, height: 740 };
/** With a screen wider than its window, Chromium fetches pictures for both. */
const PHONE = { screen: SCREEN, viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

test.describe("a phone's first visit", () => {
	test.use({ ...PHONE, serviceWorkers: "allow" });
	const site = duringTests(() => startSite({ API_BASE_URL: "" }, { compressesWell: true }));

	for (const [path, { before, touch }] of Object.entries(FIRST_VISITS))
		test(
			`${path} keeps its budget on a slow line, before any input and after the first touch`,
			fullUnless(path === "/faqs"),
			async ({ page }) => {
				await (await fetch(site.url + path)).text();
				await using wire = await wireTo(Number(new URL(site.url).port));
				await page.addInitScript(() => {
					Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } });
				});
				await page.goto(wire.url + path);
				await settled(page);
				const first = wire.received().length;
				await page.touchscreen.tap(4, 300);
				await settled(page);
				const added = wire.received().length - first;
				test.info().annotations.push({ type: "bytes", description: `${first} + ${added}` });
				expect.soft(first, "before any input").toBeLessThanOrEqual(before);
				expect.soft(added, "after the first touch").toBeLessThanOrEqual(touch);
			},
		);
});

test("every page keeps its byte budget, with a company's own name and colours", async () => {
	test.setTimeout(120_000);
	await using site = await startSite({
		API_BASE_URL: "",
		COMPANY_NAME: "Kwahu Ridge Savings & Loans PLC",
		COMPANY_SHORT_NAME: "Kwahu Ridge",
		COMPANY_PHONE: "+233 30 277 1234",
		COMPANY_TOLL_FREE: "0800 123 456",
		COMPANY_WHATSAPP: "233302771234",
		COMPANY_PHONE_HOURS: "Monday to Friday, 08:00 to 17:00",
		COMPANY_LICENCE_NUMBER: "BOG/SL/123",
		COMPANY_POSTAL_ADDRESS: "P.O. Box 1234, Accra, Ghana",
		COMPANY_EMAIL: "hello@kwahuridge.example",
		COMPANY_HEAD_OFFICE: "Independence Avenue, Accra",
		COMPANY_FACEBOOK: "https://www.facebook.com/kwahuridge",
		COMPANY_X: "https://x.com/kwahuridge",
		COMPANY_INSTAGRAM: "https://www.instagram.com/kwahuridge",
		COMPANY_LINKEDIN: "https://www.linkedin.com/company/kwahuridge",
		COMPANY_BRAND_COLOUR: "0b5d3b",
		COMPANY_ACCENT_COLOUR: "f2b134",
	});
	const { url: baseURL } = site;
	const weights: Record<string, Weight> = {};
	for (const path of WEIGHED) {
		const html = await textOf(`${baseURL}${path}`);
		const budget = { ...TEXT, ...HEAVIER[path] };
		const weight: Weight = {
			html: weightOf(html, budget.html),
			style: await weightOfAll(baseURL, sheetsOf(html)),
			script: await weightOfAll(baseURL, scriptsOf(html)),
		};
		weights[path] = weight;
		for (const [part, bytes] of Object.entries(weight))
			expect.soft(bytes, `${part} of ${path}`).toBeLessThanOrEqual(budget[part as keyof Weight]);
	}
	test.info().annotations.push({ type: "weights", description: JSON.stringify(weights) });
});

async function textOf(url: string, headers = {}): Promise<string> {
	const response = await fetch(url, { headers });
	expect(response.status, url).toBe(200);
	return response.text();
}

const sheetsOf = (html: string) =>
	[...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = ""]) => href);

/** The loader, and the files of the islands that start by themselves. */
const scriptsOf = (html: string) => [
	...(/\/_next\/static\/loader-\w+\.js/.exec(html) ?? []),
	...[...html.matchAll(/ data-when="(?:idle|visible)"[^>]* data-files="([^"]*)"/g)].flatMap(
		([, files = ""]) => files.split(" ").map((file) => `/_next/static/islands/${file}`),
	),
];

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
