import assert from "node:assert/strict";
import { test } from "node:test";
import { SEARCH_RESULTS_PER_PAGE } from "#lib/company/limits";
import { type SearchEntry, searchIndex } from "#lib/search/search-index";
import type { SearchMatches, SearchQuery } from "#lib/search/search-query";
import { searchSite } from "#lib/search/site-search";

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
	kind: "page",
	title,
	text: "",
	keywords: "",
	href: `/${title}`,
	...more,
});

const queryFor = (q: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
	q,
	kind: "",
	page: "",
	few: "",
	...more,
});

const search = async (entries: SearchEntry[], q: string, more?: Partial<SearchQuery>) =>
	searchSite(
		await searchIndex(entries, { momo: ["mobile money"], "money gram": ["moneygram"] }),
		queryFor(q, more),
	);

/** The titles found, best first. */
const found = async (entries: SearchEntry[], q: string) => titlesOf(await search(entries, q));

const titlesOf = ({ best, groups }: SearchMatches) =>
	[...best, ...groups.flatMap(({ results }) => results)].map(({ title }) => title.join(""));

test("a title counts more than a keyword, and a keyword more than the text", async () => {
	const entries = [
		entry("Text", { text: "a loan" }),
		entry("Keyword", { keywords: "loan" }),
		entry("Loan"),
		entry("Loans for teachers and nurses"),
	];
	assert.deepEqual(await found(entries, "loan"), [
		"Loan",
		"Loans for teachers and nurses",
		"Keyword",
		"Text",
	]);
});

test("the beginning of a word matches, its middle does not", async () => {
	const entries = [entry("Savings Account"), entry("Unsaving")];
	assert.deepEqual(await found(entries, "sav"), ["Savings Account"]);
	assert.deepEqual(await found(entries, "sav acc"), ["Savings Account"]);
	assert.deepEqual(await found(entries, "s"), []);
});

test("a short word that exists as typed is not taken for a beginning", async () => {
	const entries = [entry("Wa Branch"), entry("Water bills")];
	assert.deepEqual(await found(entries, "wa"), ["Wa Branch"]);
	assert.deepEqual(await found(entries, "wat"), ["Water bills"]);
});

test("one typing error is forgiven in words of four letters and more, never in numbers", async () => {
	const entries = [entry("Kumasi"), entry("Susu"), entry("Ria"), entry("Report 2023"), entry("Moneygram")];
	const rows: [q: string, title: string | undefined][] = [
		["kumsai", "Kumasi"],
		["kmasi", "Kumasi"],
		["kumassi", "Kumasi"],
		["kumzsi", "Kumasi"],
		["kmsai", undefined],
		["sasu", "Susu"],
		["rai", undefined],
		["2024", undefined],
		["monye", "Moneygram"],
	];
	for (const [q, title] of rows) assert.deepEqual(await found(entries, q), title ? [title] : [], q);
});

test("a word in a title is not taken for a typing error", async () => {
	assert.deepEqual(await found([entry("Loan"), entry("Load")], "load"), ["Load"]);
});

test("accents and letters that phones lack make no difference", async () => {
	assert.deepEqual(await found([entry("Nkosuɔ")], "nkosuo"), ["Nkosuɔ"]);
	assert.deepEqual(await found([entry("Nkosuo")], "NKOSUƆ"), ["Nkosuo"]);
	assert.deepEqual(await found([entry("Ɛdan")], "edan"), ["Ɛdan"]);
});

test("synonyms of several words match only together and in order", async () => {
	const entries = [
		entry("Mobile Money"),
		entry("Savings", { text: "Keep money. Use your mobile." }),
		entry("MoneyGram"),
	];
	assert.deepEqual(await found(entries, "momo"), ["Mobile Money"]);
	assert.deepEqual(await found(entries, "money gram"), ["MoneyGram"]);
});

test("stop words are ignored, unless there are no other words", async () => {
	const entries = [entry("Loans"), entry("Who we are")];
	assert.deepEqual(await found(entries, "how do I get a loan?"), ["Loans"]);
	assert.deepEqual(await found(entries, "who are we"), ["Who we are"]);
});

test("if no entry has all words, those with most of them are shown, and the results say so", async () => {
	const entries = [entry("Loan for a house"), entry("House rules"), entry("Savings")];
	assert.deepEqual(await found(entries, "house loan zebra"), ["Loan for a house"]);
	assert.equal((await search(entries, "house loan zebra")).isPartial, true);
	assert.equal((await search(entries, "house loan")).isPartial, false);
	assert.equal((await search(entries, "zebra")).isPartial, false);
});

test("the three best come first, the others by kind with the best kind first, and all are counted", async () => {
	const branches = Array.from({ length: 13 }, (_, at) =>
		entry(`Branch ${at}`, { kind: "branch", href: `/branch/${at}` }),
	);
	const pages = [entry("Branch list"), entry("News", { text: "a branch" })];
	const whole = await search([...pages, ...branches], "branch");
	assert.deepEqual(titlesOf(whole).slice(0, 3), ["Branch list", "Branch 0", "Branch 1"]);
	assert.deepEqual(
		whole.groups.map(({ kind, total, isCut, results }) => [kind, total, isCut, results.length]),
		[
			["page", 2, false, 1],
			["branch", 13, true, 5],
		],
	);
	assert.equal(whole.total, 15);
	assert.equal(new Set(titlesOf(whole)).size, 9, "nothing is shown twice");
	const few = await search([...pages, ...branches], "branch", { few: "few" });
	assert.deepEqual([few.best.length, ...few.groups.map(({ results }) => results.length)], [3, 1, 3]);
	assert.equal(few.total, 15);
});

test("results of one kind alone have no list of the best", async () => {
	const outcome = await search([entry("Loan"), entry("Loan for a house")], "loan");
	assert.deepEqual(outcome.best, []);
	assert.deepEqual(titlesOf(outcome), ["Loan", "Loan for a house"]);
});

test("an entry that has the rare word comes before one that has the common word", async () => {
	const common = Array.from({ length: 20 }, (_, at) => entry(`Loan ${at}`));
	assert.equal((await found([...common, entry("Guarantor")], "loan guarantor"))[0], "Guarantor");
});

test("all results of one kind come in pages, best first, and those of other kinds are left out", async () => {
	const total = 2 * SEARCH_RESULTS_PER_PAGE + 1;
	const branches = Array.from({ length: total }, (_, at) =>
		entry(`Branch ${at}`, {
			kind: "branch",
			href: `/branch/${at}`,
			keywords: at === total - 2 ? "susu" : "",
		}),
	);
	const entries = [entry("Branch list"), ...branches, entry("Branch manager", { kind: "job" })];
	const best = titlesOf(await search(entries, "branch")).filter((title) => /^Branch \d/.test(title));
	const hrefs: string[] = [];
	for (const page of ["", "2", "3"]) {
		const outcome = await search(entries, "branch", { kind: "branch", page });
		assert.deepEqual([outcome.total, outcome.page, outcome.pages], [total, Number(page || 1), 3]);
		assert.deepEqual(
			outcome.groups.map(({ kind, total }) => [kind, total]),
			[["branch", total]],
		);
		hrefs.push(...outcome.groups.flatMap(({ results }) => results.map(({ href }) => href)));
	}
	assert.deepEqual(
		hrefs.slice(0, best.length),
		best.map((title) => title.replace("Branch ", "/branch/")),
	);
	assert.deepEqual(hrefs.toSorted(), branches.map(({ href }) => href).toSorted());
	const beyond = await search(entries, "branch", { kind: "branch", page: "99" });
	assert.deepEqual([beyond.page, beyond.groups[0]?.results.length], [3, 1]);
	const [susu] = (await search(entries, "susu", { kind: "branch" })).groups;
	assert.deepEqual(
		susu?.results.map(({ href }) => href),
		[`/branch/${total - 2}`],
	);
	const none = await search(entries, "branch", { kind: "report" });
	assert.deepEqual([none.total, none.pages, none.groups], [0, 1, []]);
});

test("an empty search, or one of punctuation only, finds nothing", async () => {
	for (const q of ["", "   ", "!?", "<>", "*#"]) {
		const { total, groups, isPartial } = await search([entry("Loan")], q);
		assert.deepEqual({ total, groups, isPartial }, { total: 0, groups: [], isPartial: false }, q);
	}
});
