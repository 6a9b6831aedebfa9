import { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { parseSitemap } from "sitemap";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { gradeOf, sentencesOf } from "./readability.ts";
import { FULL } from "./visitor.ts";

/** The years of school that the hardest page may require. */
const MAX_GRADE = 7;

/** Legal texts, in which some words cannot be replaced, have a limit of their own. */
const LEGAL = ["/privacy", "/disclaimer", "/terms-conditions", "/accessibility"];
const MAX_LEGAL_GRADE = 8;

test("no page is harder to read than grade 7, nor a legal text than grade 8", FULL, async ({ baseURL }) => {
	test.slow();
	const textOf = async (path: string) => (await fetch(baseURL + path)).text();
	const sitemap = await parseSitemap(Readable.from([await textOf("/sitemap.xml")]));
	const listed = sitemap.map(({ url }) => new URL(url).pathname + new URL(url).search);
	const paths = [...new Set([...PAGES, ...UNLISTED_PAGES, "/offline", ...listed])];
	const grades: { path: string; grade: number }[] = [];
	for (const path of paths) {
		const html = await textOf(path);
		const sentences = sentencesOf(html);
		const grade = gradeOf(sentences);
		grades.push({ path, grade });
		const max = LEGAL.includes(path) ? MAX_LEGAL_GRADE : MAX_GRADE;
		expect
			.soft(grade, `${path}, hardest: ${grade > max ? hardestOf(sentences).join(" | ") : "none"}`)
			.toBeLessThanOrEqual(max);
	}
	const list = grades
		.toSorted((a, b) => b.grade - a.grade)
		.map(({ path, grade }) => `${grade.toFixed(1)} ${path}`);
	test.info().annotations.push({ type: "grades", description: list.join("\n") });
	expect(paths.length).toBeGreaterThan(100);
});

const hardestOf = (sentences: readonly string[]) =>
	sentences.toSorted((a, b) => gradeOf([b]) - gradeOf([a])).slice(0, 3);
