import { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { parseSitemap } from "sitemap";
import careers from "#content/roles" with { type: "json" };
import { EMBEDDED_TRUTH, OWN_STATEMENTS } from "#lib/company/embedded-truth";
import { type Truth, wrongStatements } from "#lib/company/stated-facts";
import { PAGES } from "./pages.ts";
import { THOROUGH } from "./visitor.ts";

/** Attributes that people read or hear, or that search engines or messengers show. */
const READ_ATTRIBUTES = ["content", "alt", "aria-label", "placeholder", "title"];

/** Everything that a page states: its text, its attributes, the numbers it dials, and its structured data. */
function wordsOf(html: string): string {
	const page = parse(html, { comment: false, blockTextElements: { script: true, style: false } });
	const spoken = page
		.querySelectorAll("*")
		.flatMap((element) => READ_ATTRIBUTES.map((name) => element.getAttribute(name) ?? ""));
	const numbers = page.querySelectorAll("a[href^='tel:']").map((link) => {
		return decodeURIComponent(link.getAttribute("href") ?? "").replace("tel:", "");
	});
	const data = page.querySelectorAll("script[type='application/ld+json']").map((script) => script.rawText);
	for (const code of page.querySelectorAll("script, style")) code.remove();
	return [page.structuredText, ...spoken, ...numbers, ...data].join("\n");
}

const own = Object.values(OWN_STATEMENTS);
const exceptions = own.flatMap((text) => text.exceptions ?? []);
const examples = new Set([...EMBEDDED_TRUTH.amounts, ...own.flatMap((text) => text.amounts ?? [])]);
const pay = new Set(
	careers.data.flatMap((job) =>
		[job, job].flatMap(() => [Number(job.pay_start ?? 0), Number("pay_end" in job ? (job.pay_end ?? 0) : 0)]),
	),
);

/** What a page may state in addition to the general facts: amounts in the examples of articles and the pay of roles. */
function truthOf(path: string): Truth {
	if (/^\/(?:news|stories)/.test(path)) return { ...EMBEDDED_TRUTH, exceptions, amounts: examples };
	// The sample menu and the keys of the practice phone.
	if (path === "/ussd")
		return { ...EMBEDDED_TRUTH, exceptions: ["*0#"], amounts: new Set([...EMBEDDED_TRUTH.amounts, 0]) };
	if (/^\/careers\/./.test(path))
		return { ...EMBEDDED_TRUTH, exceptions, amounts: new Set([...examples, ...pay]) };
	return { ...EMBEDDED_TRUTH, exceptions };
}

/** The company does not state the results of calculators. */
const isWorkedOut = (path: string) => path.startsWith("/tools/");

test("every page that the site sends says what is true", THOROUGH, async ({ baseURL }) => {
	test.slow();
	const sitemap = await parseSitemap(Readable.from([await (await fetch(`${baseURL}/sitemap.xml`)).text()]));
	const listed = sitemap.map(({ url }) => new URL(url).pathname + new URL(url).search);
	const paths = [...new Set([...PAGES, "/offline", ...listed])].filter((path) => !isWorkedOut(path));
	expect(paths.length).toBeGreaterThan(100);
	for (const path of paths) {
		const answer = await fetch(baseURL + path);
		expect(answer.status, path).toBe(200);
		const html = await answer.text();
		const wrong = wrongStatements(wordsOf(html), truthOf(path));
		expect
			.soft(
				wrong.map(({ kind, found }) => `${kind}: ${found}`),
				path,
			)
			.toEqual([]);
	}
});
