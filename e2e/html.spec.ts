import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import vnuJar from "vnu-jar";
import { PAGES, SCREENS, UNLISTED_PAGES } from "./pages.ts";
import { THOROUGH } from "./visitor.ts";

const NOT_THERE = ["/nothing", "/news/unknown", "/products/a/b"];

/** Each screen once: its other addresses have the same HTML with other words. */
const VALIDATED: readonly string[] = [...SCREENS, ...UNLISTED_PAGES, ...NOT_THERE];

const validator = new HtmlValidate(
	new FileSystemConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

test("every page's HTML is valid, with its headings in order, and says what its pictures show", async ({
	baseURL,
}) => {
	test.setTimeout(120_000);
	for (const path of [...PAGES, ...UNLISTED_PAGES, ...NOT_THERE]) {
		const html = await (await fetch(baseURL + path)).text();
		expect.soft(faultsOf(html), path).toEqual([]);
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
});

/** What is wrong with the page's headings, words, pictures and links. */
function faultsOf(html: string): string[] {
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
		pictures.some((picture) => !picture.getAttribute("src")) && "a picture without its address",
		pictures.some((picture) => picture.getAttribute("alt") === undefined) && "a picture without words for it",
		!main?.querySelector("a[href]") && "no link leads on",
	].filter((fault) => fault !== false);
}

/**
 * What the checker does not know: newer CSS (registered properties, transitions between pages, and what Tailwind writes for masks).
 * After "Parse Error" only the extract names the rule: the end of '::view-transition-old(root){'.
 */
const NOT_KNOWN = [
	/^CSS: Unrecognized at-rule “@(?:property|view-transition)”/,
	/^CSS: Unknown pseudo-(?:element or pseudo-)?class “:{1,2}(?:active-)?view-transition”/,
	/^CSS: Parse Error\. .*\((?:root|\*|site-\w+)\)\{/,
	/^CSS: “(?:margin-trim|view-transition-name)”: Property “.*” doesn't exist\./,
	/^CSS: “(?:-webkit-)?mask-position”: Parse Error\./,
];

test(
	"the Nu HTML checker finds no error on any page or in its style sheet",
	THOROUGH,
	async ({ baseURL }) => {
		test.skip(spawnSync("java", ["-version"]).status !== 0, "the checker needs Java");
		test.setTimeout(120_000);
		const folder = mkdtempSync(join(tmpdir(), "html-"));
		for (const [at, path] of VALIDATED.entries()) {
			const html = await (await fetch(baseURL + path)).text();
			writeFileSync(join(folder, `${at}.html`), html);
		}
		const report = join(folder, "report.json");
		spawnSync(
			"sh",
			[
				"-c",
				'java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xss4m -jar "$0" --format json --errors-only --exit-zero-always "$1"/*.html 2> "$2"',
				vnuJar,
				folder,
				report,
			],
			{ stdio: "ignore" },
		);
		const { messages } = JSON.parse(readFileSync(report, "utf8")) as {
			messages: { type: string; url: string; message: string; extract?: string }[];
		};
		const errors = messages
			.filter(
				({ type, message, extract }) =>
					type !== "info" && !NOT_KNOWN.some((form) => form.test(`${message} ${extract}`)),
			)
			.map(({ url, ...error }) => ({ file: basename(url), ...error }));
		expect(
			errors.map(
				({ file, message, extract }) => `${VALIDATED[Number.parseInt(file, 10)]} ${message} ${extract}`,
			),
		).toEqual([]);
		expect(messages.length, "it has looked at all of them").toBeGreaterThanOrEqual(VALIDATED.length);
		rmSync(folder, { recursive: true });
	},
);
