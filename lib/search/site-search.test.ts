import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchQuery } from "#lib/search/search-query";
import { type SearchEntry, searchIndex, searchSite } from "#lib/search/site-search";

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
const found = async (entries: SearchEntry[], q: string) =>
	(await search(entries, q)).groups.flatMap(({ results }) => results.map(({ title }) => title.join("")));

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

test("if no entry has all words, those with most of them are shown, and the answer says so", async () => {
	const entries = [entry("Loan for a house"), entry("House rules"), entry("Savings")];
	assert.deepEqual(await found(entries, "house loan zebra"), ["Loan for a house"]);
	assert.equal((await search(entries, "house loan zebra")).isPartial, true);
	assert.equal((await search(entries, "house loan")).isPartial, false);
	assert.equal((await search(entries, "zebra")).isPartial, false);
});

test("results are grouped by kind, the kind with the best one first, and counted", async () => {
	const branches = Array.from({ length: 12 }, (_, at) =>
		entry(`Branch ${at}`, { kind: "branch", href: `/branch/${at}` }),
	);
	const entries = [entry("Branches in every region of the country"), ...branches];
	const whole = await search(entries, "branch");
	assert.deepEqual(
		whole.groups.map(({ kind, total, results }) => [kind, total, results.length]),
		[
			["branch", 12, 10],
			["page", 1, 1],
		],
	);
	assert.equal(whole.total, 13);
	const few = await search(entries, "branch", { few: "few" });
	assert.deepEqual(
		few.groups.map(({ results }) => results.length),
		[3, 1],
	);
	assert.equal(few.total, 13);
});

test("all results of one kind come in pages, best first, and those of other kinds are left out", async () => {
	const branches = Array.from({ length: 50 }, (_, at) =>
		entry(`Branch ${at}`, { kind: "branch", href: `/branch/${at}`, keywords: at === 42 ? "susu" : "" }),
	);
	const entries = [entry("Branch list"), ...branches, entry("Branch manager", { kind: "job" })];
	const best = (await search(entries, "branch")).groups.find(({ kind }) => kind === "branch");
	const hrefs: string[] = [];
	for (const page of ["", "2", "3"]) {
		const answer = await search(entries, "branch", { kind: "branch", page });
		assert.deepEqual([answer.total, answer.page, answer.pages], [50, Number(page || 1), 3]);
		assert.deepEqual(
			answer.groups.map(({ kind, total }) => [kind, total]),
			[["branch", 50]],
		);
		hrefs.push(...answer.groups.flatMap(({ results }) => results.map(({ href }) => href)));
	}
	assert.deepEqual(
		hrefs.slice(0, 10),
		best?.results.map(({ href }) => href),
	);
	assert.deepEqual(hrefs.toSorted(), branches.map(({ href }) => href).toSorted());
	const beyond = await search(entries, "branch", { kind: "branch", page: "99" });
	assert.deepEqual([beyond.page, beyond.groups[0]?.results.length], [3, 10]);
	const [susu] = (await search(entries, "susu", { kind: "branch" })).groups;
	assert.deepEqual(
		susu?.results.map(({ href }) => href),
		["/branch/42"],
	);
	const none = await search(entries, "branch", { kind: "report" });
	assert.deepEqual([none.total, none.pages, none.groups], [0, 1, []]);
});

const many = (count: number): SearchEntry[] =>
	Array.from({ length: count }, (_, at) =>
		entry(`Notice ${at}`, {
			kind: "notice",
			text: `loan ${at % 7 ? "susu" : "salary"} week ${at}`,
			keywords: "bank",
		}),
	);
const QUERIES = ["loan", "susu", "salary week", "notice 12", "momo", "bnak", "nothing", "week 3", "new"];

test("an index that follows another answers as one made anew, and indexes only what changed", async () => {
	const words = { momo: ["mobile money"] };
	let entries = many(300);
	let index = await searchIndex(entries, words);
	const first = index;
	const answers = (of: typeof index) => QUERIES.map((q) => searchSite(of, queryFor(q)));
	const firstAnswers = answers(first);
	const changes: ((list: SearchEntry[]) => SearchEntry[])[] = [
		(list) => [entry("New susu notice", { kind: "notice", text: "mobile money" }), ...list],
		(list) => list.toSpliced(12, 1),
		(list) => list.with(3, { ...(list[3] as SearchEntry), text: "salary and new words" }),
		(list) => list.with(4, { ...(list[4] as SearchEntry), keywords: "new" }),
		(list) => list.toReversed(),
		(list) => [...list, ...list.slice(0, 2)],
		() => [],
		() => entries.slice(0, 50),
	];
	for (const change of changes) {
		const before = index;
		entries = change(entries);
		index = await searchIndex(entries, words, before);
		assert.deepEqual(answers(index), answers(await searchIndex(entries, words)), String(change));
		const added = index.entries.filter((each) => each && !before.entries.includes(each));
		assert.ok(entries.length < 250 || added.length <= 2, `${added.length} indexed`);
	}
	assert.deepEqual(answers(first), firstAnswers, "the index before answers as it did");
});

test("an index that follows hundreds of others takes no more room than two", async () => {
	let index = await searchIndex(many(100), {});
	for (let turn = 0; turn < 300; turn++) {
		const changed = many(100).with(turn % 100, entry("Changed", { text: `turn ${turn}`, href: "/changed" }));
		index = await searchIndex(changed, {}, index);
		assert.ok(index.entries.length <= 200);
	}
	const slots = [...index.words.slotsOf.values()].reduce((sum, { length }) => sum + length, 0);
	assert.ok(slots <= 2 * 100 * 8, `${slots} entries of words`);
	assert.equal(searchSite(index, queryFor("loan")).total, 99);
});

test("two indexes that follow the same one at the same time do not mix", async () => {
	const before = await searchIndex(many(500), {});
	const [a, b] = await Promise.all([
		searchIndex([entry("Apple"), ...many(500)], {}, before),
		searchIndex([entry("Banana"), ...many(500)], {}, before),
	]);
	const total = (index: typeof a, q: string) => searchSite(index, queryFor(q)).total;
	assert.deepEqual(
		[total(a, "apple"), total(a, "banana"), total(b, "apple"), total(b, "banana"), total(before, "apple")],
		[1, 0, 0, 1, 0],
	);
});

test("an empty search, or one of punctuation only, finds nothing", async () => {
	for (const q of ["", "   ", "!?", "<>", "*#"]) {
		const { total, groups, isPartial } = await search([entry("Loan")], q);
		assert.deepEqual({ total, groups, isPartial }, { total: 0, groups: [], isPartial: false }, q);
	}
});
