import assert from "node:assert/strict";
import { test } from "node:test";
import type { Article } from "#lib/backend/articles";
import { getArticles } from "#lib/backend/articles";
import { getJobs } from "#lib/backend/careers";
import { getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getReports } from "#lib/backend/reports";
import { searchEntries } from "#lib/search/search-entries";
import { searchQuery } from "#lib/search/search-query";
import { SEARCH_WORDS } from "#lib/search/search-words";
import { searchIndex, searchSite } from "#lib/search/site-search";

/** What a visitor types into the site's search, and the title of the first result on the sample content. */
const FIRST_RESULTS: [q: string, title: string][] = [
	["susu", "Susu Account"],
	["SUSU LOAN", "Susu and Nkosuo Loans"],
	["nkosuo", "Nkosuo Account"],
	["nkosuɔ", "Nkosuo Account"],
	["momo", "Mobile Money Services"],
	["mobile money", "Mobile Money Services"],
	["mobile banking", "Best Mobile Banking"],
	["kids", "Mmofra Daakye Account"],
	["kids account", "Mmofra Daakye Account"],
	["account for my child", "Mmofra Daakye Account"],
	["mofra daakye", "Mmofra Daakye Account"],
	["western", "Western Union"],
	["money gram", "MoneyGram"],
	["ria", "Ria"],
	["receive money from abroad", "Can I receive money from abroad?"],
	["ghana card", "Bring your Ghana Card for every transaction at the counter"],
	["what to bring", "What do I bring to the branch?"],
	["balance", "*277# Step by Step"],
	["how do I check my balance", "*277# Step by Step"],
	["*277#", "*277# Step by Step"],
	["airtime", "*277# Step by Step"],
	["mini statement", "*277# Step by Step"],
	["salary loan", "Salary Loans"],
	["government salry loan", "Government Salary Loans"],
	["loan for teachers", "Government Salary Loans"],
	["sme", "SME Loans"],
	["quick loan", "Best Quick Loan"],
	["loan calculator", "What a Loan Costs"],
	["how much does a loan cost", "What a Loan Costs"],
	["request a loan", "Request a loan"],
	["fixed depsoit", "Fixed Deposit"],
	["interest rate", "Rates, Fees and Charges"],
	["sika", "Sika Dua"],
	["kumasi", "Kumasi Adum Branch"],
	["kumsai", "Kumasi Adum Branch"],
	["takoradi", "Takoradi Branch"],
	["wa", "Wa Branch"],
	["ho", "Ho Branch"],
	["bolga", "Bolgatanga Branch"],
	["branch in tamale", "Tamale Branch"],
	["head office", "Head Office Branch"],
	["nearest branch", "Branch Locator"],
	["near me", "Branch Locator"],
	["opening hours", "When and where are your branches open?"],
	["saturday", "When and where are your branches open?"],
	["holidays", "Public Holidays in Ghana"],
	["complaint", "Complaints"],
	["I want to complain", "Complaints"],
	["pin", "Beware of callers who ask for your PIN"],
	["scam", "Beware of callers who ask for your PIN"],
	["is this really you", "Is This Really Us?"],
	["vacancies", "Careers"],
	["auditor", "Internal Auditor"],
	["annual report 2023", "Annual Report 2023"],
	["phone number", "Contact Us"],
	["whatsapp", "Contact Us"],
	["privacy", "Privacy Policy"],
	["open account online", "Can I open an account online?"],
	["can I repay early", "Can I repay my loan early?"],
	["minimum age", "Who can open an account?"],
	["fees and charges", "Rates, Fees and Charges"],
	["summary of fees", "Summary of fees and charges 2026"],
	["wa branch opening", "Bestfield Opens Its Nineteenth Branch in Wa"],
	["budget", "A Simple Budget for Workers Paid Once a Month"],
	["before you visit", "Before You Visit"],
];

const entries = await searchEntries({
	products: await getProducts(),
	branches: await getBranches(),
	notices: await getNotices(),
	jobs: await getJobs(),
	articles: await getArticles(),
	reports: await getReports(),
});
const index = await searchIndex(entries, SEARCH_WORDS);

test("the first result is what the visitor is looking for", () => {
	for (const [q, title] of FIRST_RESULTS) {
		const [first] = searchSite(index, searchQuery(new URLSearchParams({ q, few: "few" }))).groups;
		assert.equal(first?.results[0]?.title.join(""), title, q);
	}
});

test("every kind of content can be found, each item once and at an address on this site", () => {
	assert.deepEqual([...new Set(entries.map(({ kind }) => kind))].sort(), [
		"article",
		"branch",
		"faq",
		"job",
		"notice",
		"page",
		"product",
		"report",
	]);
	for (const { href } of entries) assert.match(href, /^\/[^/]/);
	const addresses = entries.map(({ href }) => href);
	assert.deepEqual(
		addresses.filter((href, at) => addresses.indexOf(href) !== at),
		[],
	);
});

test("content that cannot be read is not found, but the rest is", async () => {
	const nothing = { products: [], branches: [], notices: [], jobs: [], articles: [], reports: [] };
	const own = searchSite(
		await searchIndex(await searchEntries(nothing), SEARCH_WORDS),
		searchQuery(new URLSearchParams({ q: "complaint" })),
	);
	assert.deepEqual(
		own.groups.map(({ kind }) => kind),
		["page", "faq"],
	);
});

test("beyond the text limit, only the beginning of the longest texts is searched", async () => {
	const article = (id: string, story: string) => ({ id, title: `Title ${id}`, story }) as Article;
	const none = { products: [], branches: [], notices: [], jobs: [], reports: [] };
	const articles = [
		article("short", "a few words"),
		article("long", `beginning ${"word ".repeat(100)}`),
		article("longer", `start ${"word ".repeat(1_000)}end`),
	];
	const textsOf = async (maxLetters: number) =>
		(await searchEntries({ ...none, articles }, { maxLetters }))
			.filter(({ kind }) => kind === "article")
			.map(({ text }) => text);
	const [short, long, longer] = await textsOf(412);
	assert.equal(short, "a few words");
	assert.ok(long?.startsWith("beginning word") && long.length <= 200 && long.length > 190, long);
	assert.ok(longer?.startsWith("start word") && longer.length <= 200 && longer.endsWith("word"), longer);
	assert.deepEqual(
		await textsOf(1e9),
		articles.map(({ story }) => story),
	);
});
