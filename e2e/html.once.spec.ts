import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { PAGES } from "./pages.ts";

const NOT_THERE = ["/nothing", "/news/unknown", "/products/a/b"];

const validator = new HtmlValidate(
	new FileSystemConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

test.describe("every page's HTML", () => {
	for (const path of [...PAGES, ...NOT_THERE]) {
		test(`${path} is valid, with its headings in order`, async ({ baseURL }) => {
			const html = await (await fetch(baseURL + path)).text();
			const report = await validator.validateString(html);
			const found = report.results.flatMap(({ messages }) =>
				messages.map(
					({ ruleId, message, selector, line, column }) =>
						`${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
				),
			);
			expect([...new Set(found)]).toEqual([]);

			const levels = parse(html)
				.querySelectorAll("h1, h2, h3, h4, h5, h6")
				.map(({ tagName }) => Number(tagName.slice(1)));
			expect(levels.filter((level) => level === 1)).toHaveLength(1);
			const main = parse(html)
				.querySelectorAll("main h1, main h2, main h3, main h4, main h5, main h6")
				.map(({ tagName }) => Number(tagName.slice(1)));
			expect(main[0], "the first heading of the content").toBe(1);
			for (const [at, level] of main.entries())
				expect(level, main.join(" ")).toBeLessThanOrEqual((main[at - 1] ?? 0) + 1);
		});
	}
});
