import { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { parseSitemap } from "sitemap";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";
import { gradeOf, sentencesIn, sentencesOf } from "./readability.ts";
import { THOROUGH } from "./visitor.ts";

/** The years of school that the hardest page may require. */
const MAX_GRADE = 7;

/** Legal texts, in which some words cannot be replaced, have a limit of their own. */
const LEGAL = ["/privacy", "/disclaimer", "/terms-conditions", "/accessibility"];
const MAX_LEGAL_GRADE = 8;

test(
	"no page is harder to read than grade 7, nor a legal text than grade 8",
	THOROUGH,
	async ({ baseURL }) => {
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
			const harder = [...sentences, ...["", ...sentences].map(() => BUREAUCRATIC)];
			expect.soft(gradeOf(harder), `${path} with a sentence nobody understands`).toBeGreaterThan(MAX_GRADE);
		}
		const list = grades
			.toSorted((a, b) => b.grade - a.grade)
			.map(({ path, grade }) => `${grade.toFixed(1)} ${path}`);
		test.info().annotations.push({ type: "grades", description: list.join("\n") });
		expect(paths.length).toBeGreaterThan(100);
	},
);

const hardestOf = (sentences: readonly string[]) =>
	sentences.toSorted((a, b) => gradeOf([b]) - gradeOf([a])).slice(0, 3);

const BUREAUCRATIC =
	"Notwithstanding the aforementioned stipulations, applicants are required to furnish satisfactory documentation substantiating their eligibility.";

test("sentences are told apart as a reader does", () => {
	expect(sentencesIn("You pay GHS 502.31 a month. The loan costs you GHS 1,127.73 in all.")).toHaveLength(2);
	expect(sentencesIn("Write to hello@bestfield.example when you have a question.")).toHaveLength(1);
	expect(sentencesIn("Ask us. Now.")).toEqual([]);
	expect(gradeOf(["We keep your money safe for you.", "You can get it back at any time."])).toBeLessThan(3);
	expect(gradeOf([BUREAUCRATIC])).toBeGreaterThan(15);
});
