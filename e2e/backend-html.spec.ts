import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";

/* HTML of a backend's editor is shown with its meaning; nothing of it runs, and no tag is printed. */

const HTML = `<h2 style="color:red">Opening</h2>
<p onclick="stolen=1">Our branches open at <strong>eight</strong>.<br>Bring your <em>Ghana Card</em>.</p>\\n
<h3>What to bring</h3><h4>Always</h4><ul class="x"><li>Your card<ol><li>or its number</li></ol></li><li>Fees &amp; charges</li></ul>
<p><a href="/rates" onmouseover="stolen=1">Our rates</a>, <a href="https://www.example.com/law">the law</a>,
<a href="javascript:stolen=1">a trap</a>.</p>
<script>window.stolen = 1; document.title = "zqxjwords";</script><style>main { display: none }</style>
<iframe src="https://evil.example">framed words</iframe><img src="x" onerror="window.stolen=1"><svg onload="window.stolen=1"></svg>
<table><tr><td>Ask for the</td><td>loan officer.</td></tr></table><custom-box>Boxed words</custom-box>`;
const LINE = "<p>Short &amp; <b>bold</b> words<script>window.stolen = 1</script></p>";

const article = {
	id: "h",
	title: "An article in HTML",
	excerpt: LINE,
	story: HTML,
	quote: { quote: LINE, person: "<b>Ama</b>" },
	category: "News",
};
const notice = { id: "h", title: "A notice in HTML", description: HTML, category: "security" };
const job = { id: "h", title: "A role in HTML", description: HTML, skills: [LINE], category: "IT" };
const member = { id: "h", name: "Ama <b>Mensah</b>", category: "management", biography: HTML };
const product = {
	id: "h",
	title: "A product in HTML",
	category: "loans",
	subcategory: "personal",
	description: HTML,
	features: [LINE],
};

const UNSAFE = "[style], [onclick], script, img, iframe";
const SHORT_WORDS = /Short & bold words|Our branches open at eight/;

const response = (body: unknown) => ({ kind: "body", body }) as const;
const running = duringTests(() =>
	startSiteWithBackend(
		{},
		{
			"/content/articles": response([article]),
			"/content/articles/h": response(article),
			"/content/gallery": response([{ id: 1, title: "Gallery", description: LINE, images: [] }]),
			"/notices": response([notice]),
			"/notices/h": response(notice),
			"/roles": response([job]),
			"/roles/h": response(job),
			"/team": response([member]),
			"/products": response([product]),
			"/products/featured": response([{ id: 1, title: "Featured", description: LINE }]),
			"/awards": response([{ id: 1, title: "Award", excerpt: LINE }]),
			"/report": response([{ id: 1, title: "Report", year: 2025, excerpt: LINE, link: "/x.pdf" }]),
		},
	),
);

const LONG_TEXTS = [
	"/news/h",
	"/stories/h",
	"/notices/h",
	"/careers/h",
	"/about/h",
	"/products/loans/a product in html",
];
const LISTS = [
	"/",
	"/news",
	"/news?tab=gallery",
	"/notices",
	"/about",
	"/products",
	"/awards",
	"/reports",
	"/security",
];

function expectNoMarkup(shown: string, path: string) {
	expect(shown, path).not.toMatch(/<\/?[a-z]|&amp;|&lt;|\\n/i);
	expect(shown, path).not.toMatch(/framed words|window\.stolen|display: none/);
}

for (const path of LONG_TEXTS) {
	test(`${path} shows paragraphs, lists, headings and safe links`, async ({ request }) => {
		const main = parse(await (await request.get(running.site.url + path)).text()).querySelector("main");
		const prose = main?.querySelectorAll(".prose") ?? [];
		const textsOf = (selector: string) =>
			prose.flatMap((part) => part.querySelectorAll(selector).map(({ text }) => text.trim()));
		expect(textsOf("strong")).toContain("eight");
		expect(textsOf("em")).toEqual(["Ghana Card"]);
		expect(textsOf("p > br")).toHaveLength(1);
		expect(textsOf("h3")).toEqual(["What to bring"]);
		expect(textsOf("h4")).toEqual(["Always"]);
		expect(textsOf("ul > li > ol > li")).toEqual(["or its number"]);
		expect(textsOf("a")).toEqual(["Our rates", "the law"]);
		expect(textsOf(UNSAFE)).toEqual([]);
		const words = prose.map(({ structuredText }) => structuredText).join("\n");
		for (const shown of ["Fees & charges", "Ask for the loan officer.", "Boxed words"])
			expect(words.replace(/\s+/g, " ")).toContain(shown);
		expect(main?.querySelectorAll("script:not([type='application/ld+json'])").length).toBe(0);
		expectNoMarkup(words, path);
	});
}

test("lists show the words of it", async ({ request }) => {
	for (const path of LISTS) {
		const main = parse(await (await request.get(running.site.url + path)).text()).querySelector("main");
		for (const script of main?.querySelectorAll("script, noscript") ?? []) script.remove();
		const words = main?.structuredText ?? "";
		expect.soft(words, path).toMatch(SHORT_WORDS);
		expectNoMarkup(words, path);
	}
});

test("search, feeds, descriptions and structured data carry its plain text", async ({ request }) => {
	const text = async (path: string) => (await request.get(running.site.url + path)).text();
	for (const path of LONG_TEXTS) {
		const html = await text(path);
		const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
		expect(description, path).toMatch(/Opening|Short &amp; bold words/);
		expect(description, path).not.toMatch(/&lt;|<|window/);
		const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
		expect(data.length, path).toBeGreaterThan(0);
		for (const [, json = ""] of data)
			expect(json, path).not.toMatch(/\\u003c(?:p|b|h2|script)|<\/?(?:p|b|h2)>/);
	}
	for (const path of ["/news/feed.xml", "/notices/feed.xml", "/careers/feed.xml"]) {
		const feed = await text(path);
		expect(feed, path).toContain("Bring your Ghana Card");
		expect(feed, path).not.toMatch(/window\.stolen|&lt;(?:script|strong|h2)|&amp;lt;(?:p|strong)\b/);
	}
	const found = await text("/api/search?q=ghana+card");
	expect(found).toContain("A notice in HTML");
	expect(found).not.toMatch(/<strong>|<\/p>|window\.stolen/);
	expect(await text("/api/search?q=zqxjwords")).toContain('"total":0');
});
