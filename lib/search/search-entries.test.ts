import assert from "node:assert/strict";
import { test } from "node:test";
import type { Article } from "#lib/backend/articles";
import { getArticles } from "#lib/backend/articles";
import { getJobs } from "#lib/backend/careers";
import { type Branch, getBranches } from "#lib/backend/locator";
import { getNotices } from "#lib/backend/notices";
import { getProducts } from "#lib/backend/products";
import { getReports } from "#lib/backend/reports";
import { searchEntries } from "#lib/search/search-entries";
import { type SearchIndex, searchIndex } from "#lib/search/search-index";
import { searchQuery } from "#lib/search/search-query";
import { SEARCH_WORDS } from "#lib/search/search-words";
import { searchSite } from "#lib/search/site-search";
import {
	type Question,
	STRANGERS_QUESTIONS,
	TUNED_QUESTIONS,
	UNSEEN_QUESTIONS,
} from "./samples/questions.ts";

/** Words typed into the site's search, and the title of the first result on the sample content. */
const FIRST_RESULTS: [q: string, title: string][] = [
	["susu", "Susu Account"],
	["nkosuo", "Nkosuo Account"],
	["momo", "Mobile Money Services"],
	["mobile money", "Mobile Money Services"],
	["mobile banking", "Best Mobile Banking"],
	["kids", "Mmofra Daakye Account"],
	["account for my child", "Mmofra Daakye Account"],
	["money gram", "MoneyGram"],
	["receive money from abroad", "Can I receive money from abroad?"],
	["ghana card", "Bring your Ghana Card for every transaction at the counter"],
	["what to bring", "What do I bring to the branch?"],
	["balance", "*277# Step by Step"],
	["how do I check my balance", "*277# Step by Step"],
	["*277#", "*277# Step by Step"],
	["airtime", "*277# Step by Step"],
	["mini statement", "*277# Step by Step"],
	["salary loan", "Salary Loans"],
	["loan for teachers", "Government Salary Loans"],
	["sme", "SME Loans"],
	["quick loan", "Best Quick Loan"],
	["loan refused why", "My loan was refused"],
	["loan rejected", "My loan was refused"],
	["my loan was not approved", "My loan was refused"],
	["loan calculator", "What a Loan Costs"],
	["how much does a loan cost", "What a Loan Costs"],
	["request a loan", "Request a loan"],
	["interest rate", "Rates, Fees and Charges"],
	["kumasi", "Kumasi Adum Branch"],
	["wa", "Wa Branch"],
	["head office", "Head Office Branch"],
	["nearest branch", "Branch Locator"],
	["near me", "Branch Locator"],
	["opening hours", "When and where are your branches open?"],
	["saturday", "When and where are your branches open?"],
	["holidays", "Public Holidays in Ghana"],
	["complaint", "Complaints"],
	["pin", "I have forgotten my PIN for *277#"],
	["scam", "Beware of callers who ask for your PIN"],
	["is this really you", "Is This Really Us?"],
	["vacancies", "Careers"],
	["pay into someone's account", "Unitylink"],
	["press contact", "About Us"],
	["journalist", "About Us"],
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
	["wa branch opening", "Our Nineteenth Branch Opens in Wa"],
	["budget", "A Simple Budget for Workers Paid Once a Month"],
	["before you visit", "Before You Visit"],
	["grandmother account", "Dormant Accounts"],
	["inherited account", "Dormant Accounts"],
	["how much may i borrow", "Can I Borrow?"],
	["how much would you lend me", "Can I Borrow?"],
	["what does it cost", "Rates, Fees and Charges"],
	["when is my loan paid out", "My loan is agreed: when and how is it paid out?"],
	["collateral", "I do not pay my loan at all: default and collateral"],
	["default", "I do not pay my loan at all: default and collateral"],
	["harassment", "Collectors shame or threaten me about a loan (harassment)"],
	["next of kin", "A borrower has died: the family and the next of kin"],
];

/** One of the first two results. */
const FIRST_TWO: [q: string, ...hrefs: string[]][] = [
	["account blocked", "/help#account-blocked"],
	["kumasi branch open saturday", "/locator/ashanti/kumasi-adum-branch"],
	["susu collector stole my money", "/complaints"],
	["loan default", "/help#cannot-pay"],
	["morgage", "/products/loans/Salary%20Loans"],
	["my account is blocked", "/help#account-blocked"],
	["fake sms", "/security"],
	["fake facebook", "/security"],
	["scam", "/security"],
	["monthly account fee", "/rates", "/your-rights#no-charge"],
	["account fee", "/rates", "/your-rights#no-charge"],
	["is 3% processing fee allowed", "/your-rights#no-charge"],
	["complaint status", "/where-is-it"],
	["delete my data", "/your-rights#your-data", "/privacy"],
	["deleted", "/your-rights#your-data", "/privacy"],
	["harassment", "/complaints"],
	["discrimination", "/complaints"],
	["discrimination", "/your-rights#disability"],
	["turned away disabled", "/complaints"],
	["turned away disabled", "/your-rights#disability"],
	["debt collectors threaten me", "/complaints"],
];

const entries = searchEntries(
	{
		products: await getProducts(),
		branches: await getBranches(),
		notices: await getNotices(),
		jobs: await getJobs(),
		articles: await getArticles(),
		reports: await getReports(),
	},
	new Date(),
);
const index = await searchIndex(entries, SEARCH_WORDS);

/** The first three results as a visitor sees them. */
function firstResults(of: SearchIndex, q: string) {
	const { best, groups } = searchSite(of, searchQuery(new URLSearchParams({ q, few: "few" })));
	return [...best, ...groups.flatMap(({ results }) => results)].slice(0, 3);
}

test("the first result is what the visitor is looking for", () => {
	for (const [q, title] of FIRST_RESULTS) assert.equal(firstResults(index, q)[0]?.title.join(""), title, q);
	for (const [q, ...hrefs] of FIRST_TWO) {
		const two = firstResults(index, q).slice(0, 2);
		assert.ok(
			two.some(({ href }) => hrefs.includes(href)),
			q,
		);
	}
});

test("a visitor who looks for what the company does not offer first reads so, and what to do instead", () => {
	const asked =
		"student account|account from abroad|atm card|app|mortgage|pension|joint account|account for a club|foreign currency|crypto";
	for (const [at, q] of asked.split("|").entries()) {
		const first = firstResults(index, q)[0];
		assert.equal(first?.href, `/help#not-offered-${at + 1}`, q);
		assert.match(first?.text.join("") ?? "", /^We do not offer this/, q);
	}
});

test("a result for a wish about one's data has all its words", () => {
	const { isPartial } = searchSite(index, searchQuery(new URLSearchParams({ q: "delete my data" })));
	assert.equal(isPartial, false);
});

test("people who hear of a merger find what is protected, and the registration", () => {
	for (const q of ["merge", "merging", "closing", "collapse", "microfinance bank", "licence revoked"]) {
		const hrefs = firstResults(index, q).map(({ href }) => href);
		assert.ok(hrefs.includes("/deposit-protection") && hrefs.includes("/disclaimer"), `${q}: ${hrefs}`);
	}
});

test("95 of 100 questions as customers type them have an answer among the first three results", () => {
	const missed = (questions: readonly Question[]) =>
		questions
			.filter(([q, ...answers]) => !firstResults(index, q).some(({ href }) => answers.includes(href)))
			.map(([q]) => q);
	const unseen = missed(UNSEEN_QUESTIONS);
	const all = [...missed(TUNED_QUESTIONS), ...unseen];
	const asked = TUNED_QUESTIONS.length + UNSEEN_QUESTIONS.length;
	assert.ok(asked >= 150, `${asked} questions`);
	assert.ok(all.length / asked <= 0.05, `${all.length} of ${asked}: ${all.join(", ")}`);
	assert.ok(unseen.length / UNSEEN_QUESTIONS.length <= 0.12, `of those not tuned for: ${unseen.join(", ")}`);
});

test("the first result answers 38 of a stranger's forty questions", () => {
	const missed = STRANGERS_QUESTIONS.filter(
		([q, ...answers]) => !answers.includes(firstResults(index, q)[0]?.href ?? ""),
	);
	assert.equal(STRANGERS_QUESTIONS.length, 40);
	assert.ok(missed.length <= 2, missed.map(([q]) => `${q}: ${firstResults(index, q)[0]?.href}`).join("; "));
});

test("every kind of content can be found, each item once and at a URL on this site", () => {
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
	const hrefs = entries.map(({ href }) => href);
	assert.deepEqual(
		hrefs.filter((href, at) => hrefs.indexOf(href) !== at),
		[],
	);
});

test("content that cannot be read is not found, but the rest is", async () => {
	const nothing = { products: [], branches: [], notices: [], jobs: [], articles: [], reports: [] };
	const own = await searchIndex(searchEntries(nothing, new Date()), SEARCH_WORDS);
	assert.deepEqual(
		firstResults(own, "complaint").map(({ href }) => href),
		["/complaints", "/help#complain", "/where-is-it"],
	);
});

test("of a text of more than 3,000 characters only the beginning is searched, in whole words", () => {
	const story = `beginning ${"word ".repeat(1_000)}`;
	const article = { id: "long", title: "Long", story } as Article;
	const none = { products: [], branches: [], notices: [], jobs: [], reports: [] };
	const text = searchEntries({ ...none, articles: [article] }, new Date()).find(
		({ kind }) => kind === "article",
	)?.text;
	assert.match(text ?? "", /^beginning (?:word )+word$/);
	assert.ok(text && text.length <= 3_000 && text.length > 2_990, `${text?.length}`);
});

test("an answer says apart from its steps what to have ready", () => {
	const text = entries.find(({ href }) => href === "/help#told-pin")?.text;
	assert.match(text ?? "", /if you know it · The number that called you/);
});

test("a closed branch says so instead of its hours, until the day on which it opens", () => {
	const branch = {
		name: "Ho Branch",
		services: [],
		languages: [],
		closedUntil: "2026-12-04",
	} as unknown as Branch;
	const none = { products: [], notices: [], jobs: [], articles: [], reports: [] };
	const textAt = (day: string) =>
		searchEntries({ ...none, branches: [branch] }, new Date(day)).find(({ kind }) => kind === "branch")?.text;
	assert.equal(textAt("2026-12-03"), "Closed until Friday 4\u00a0December.");
	assert.equal(textAt("2026-12-04"), "Open Monday to Friday, 08:00 to 17:00.");
});
