import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import vnuJar from "vnu-jar";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";

const NOT_THERE = ["/nothing", "/news/unknown", "/products/a/b"];

const validator = new HtmlValidate(
	new FileSystemConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

test.describe("every page's HTML", () => {
	for (const path of [...PAGES, ...UNLISTED_PAGES, ...NOT_THERE]) {
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

/** What React writes for view transitions is in no standard yet. */
const NOT_OURS = /^Attribute “vt-\w+” not allowed/;

test("the Nu HTML checker finds no error on any page", async ({ baseURL }) => {
	test.skip(spawnSync("java", ["-version"]).status !== 0, "the checker needs Java");
	test.setTimeout(120_000);
	const folder = mkdtempSync(join(tmpdir(), "html-"));
	for (const [at, path] of [...PAGES, ...UNLISTED_PAGES, ...NOT_THERE].entries()) {
		writeFileSync(join(folder, `${at}.html`), await (await fetch(baseURL + path)).text());
	}
	const report = join(folder, "report.json");
	spawnSync(
		"sh",
		[
			"-c",
			'java -jar "$0" --format json --errors-only --exit-zero-always "$1"/*.html 2> "$2"',
			vnuJar,
			folder,
			report,
		],
		{ stdio: "ignore" },
	);
	const { messages } = JSON.parse(readFileSync(report, "utf8")) as {
		messages: { type: string; url: string; message: string; extract?: string }[];
	};
	const errors = messages.filter(({ type, message }) => type !== "info" && !NOT_OURS.test(message));
	expect(errors.map(({ url, message, extract }) => `${url} ${message} ${extract}`)).toEqual([]);
	expect(messages.length, "it has looked at all of them").toBeGreaterThanOrEqual(PAGES.length);
	rmSync(folder, { recursive: true });
});
