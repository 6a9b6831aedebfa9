import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { PAGES, SCREENS, UNLISTED_PAGES } from "./support/pages.ts";

const NOT_THERE = ["/nothing", "/news/unknown", "/products/a/b"];

/** Each screen once: its other URLs have the same HTML with other words. */
const VALIDATED: readonly string[] = [...SCREENS, ...UNLISTED_PAGES, ...NOT_THERE];

const validator = new HtmlValidate(
	new FileSystemConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

test("every page's HTML is valid, with its headings in order, and says what its pictures show", async ({
	baseURL,
}) => {
	test.setTimeout(120_000);
	const frames = new Map<string, string>();
	for (const path of [...PAGES, ...UNLISTED_PAGES, ...NOT_THERE]) {
		const html = await (await fetch(baseURL + path)).text();
		expect.soft(errorsIn(html), path).toEqual([]);
		frames.set(path, frameOf(html));
		if (!VALIDATED.includes(path)) continue;
		const report = await validator.validateString(html);
		const found = report.results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, selector, line, column }) =>
					`${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
			),
		);
		expect.soft([...new Set(found)], path).toEqual([]);
	}
	const common = frameOf(await (await fetch(`${baseURL}/`)).text());
	for (const [path, frame] of frames) expect.soft(frame, `menu and foot of ${path}`).toBe(common);
});

/** Where the links of the menu and the foot lead, and their words, in their order. */
const frameOf = (html: string): string =>
	["header", "footer"]
		.flatMap((part) => parse(html).querySelector(part)?.querySelectorAll("a") ?? [])
		.map((link) => `${link.structuredText.trim()}: ${link.getAttribute("href")}`)
		.join("\n");

/** Words that say nothing of where a link leads, to search engines as to a screen reader's list of links (Lighthouse has the same). */
const EMPTY_WORDS = new Set(
	"click here|click this|click to apply|here|information|learn more|more|more info|more information|read more|see more|start|this".split(
		"|",
	),
);

/** The errors in the page's headings, words, pictures and links. */
function errorsIn(html: string): string[] {
	const page = parse(html);
	const main = page.querySelector("main");
	const levels = (main?.querySelectorAll("h1, h2, h3, h4, h5, h6") ?? []).map(({ tagName }) =>
		Number(tagName[1]),
	);
	const text = main?.structuredText ?? "";
	const pictures = main?.querySelectorAll("img") ?? [];
	return [
		page.querySelectorAll("h1").length !== 1 && "not exactly one h1",
		levels[0] !== 1 && "the first heading of the content is not its h1",
		levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1) &&
			`a level is left out: ${levels.join(" ")}`,
		text.length <= 200 && "hardly any text",
		...(text.match(/\bundefined\b|\bNaN\b|\[object Object\]|\{email\}|\{phone\}/g) ?? []),
		pictures.some((picture) => !picture.getAttribute("src")) && "a picture without its URL",
		pictures.some((picture) => picture.getAttribute("alt") === undefined) && "a picture without words for it",
		!main?.querySelector("a[href]") && "no link leads on",
		...page
			.querySelectorAll("a[href]")
			.map((link) => link.textContent.trim().toLowerCase())
			.filter((words) => EMPTY_WORDS.has(words))
			.map((words) => `a link that says only “${words}”`),
	].filter((error) => error !== false);
}
