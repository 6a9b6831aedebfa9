import type { Article } from "#lib/backend/articles";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import type { Notice } from "#lib/backend/notices";
import type { Product } from "#lib/backend/products";
import type { Report } from "#lib/backend/reports";
import { isTemporarilyClosed, openingTexts } from "#lib/calendar/opening-hours";
import { type CompanyIdentity, companyIdentity } from "#lib/company/identity";
import { licencesToday } from "#lib/company/licence";
import { USSD_CODE } from "#lib/company/limits";
import { faqsOf } from "#lib/faqs/faqs";
import { helpTopics } from "#lib/help/help";
import { type NotOffered, notOffered } from "#lib/help/not-offered";
import { listHref } from "#lib/lists/list-pages";
import { noticeCategory } from "#lib/notices/notice-search";
import { articlePage, jobPage, productPage, publicNoticePage } from "#lib/pages/item-pages";
import { SITE_PAGES } from "#lib/pages/page-registry";
import type { SearchEntry } from "#lib/search/search-index";
import { QUICK_CONTACT } from "#lib/site/main-menu";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";

/** Additional keywords for pages, besides title and description. */
const PAGE_WORDS: Partial<Record<keyof typeof SITE_PAGES, string>> = {
	about:
		"registered licensed md who is company history team management board directors shareholders managing director ceo licence values",
	products: "accounts services",
	careers: "jobs work apply internship national service",
	gallery: "photos pictures",
	contact:
		"phone number call us whatsapp e-mail email address customer care service toll-free post box write help close account callback call me back twi ga ewe hausa language morning",
	awards: "prizes honours",
	locator:
		"where are you located find branches office map location directions town region opening hours where",
	holidays: "closed open calendar christmas easter eid farmers independence boxing day",
	visit:
		"account opening loan requirements documents papers what to bring ghana card national id passport photo checklist appointment",
	complaints:
		"complain report bad service rude staff stole cheated susu collector harass harassment threaten threat insult debt collector problem unhappy feedback dispute ombudsman bank of ghana data protection commission discrimination discriminated unfair treatment turned away disability",
	whereIsIt:
		"reference track follow status my message complaint application enquiry request receipt answer when reply no answer code",
	dormantAccounts:
		"dormant unclaimed inactive forgotten old account money list names deceased dead late father mother uncle aunt auntie grandmother grandma grandfather grandpa inherit inherited inheritance claim bank of ghana",
	help: "lost stolen phone pin forgotten reset block wrong number missing money not arrived reverse dormant old account death died deceased next of kin",
	canIBorrow:
		"eligible eligibility qualify loan borrow requirements criteria check guarantor without salary self-employed",
	depositProtection:
		"safe insured insurance deposit guarantee protection collapse fail bankrupt licence gdpc savings lost",
	rights:
		"rights law borrower guarantor sign for friend disclosure statement apr late payment penalty default arrears credit data protection who checks supervises regulates company processing fee allowed",
	notices: "announcements public bank of ghana",
	reports: "financial statements accounts audited results",
	faqs: "questions help answers",
	privacy: "data protection personal information cookies delete deleted my data",
	disclaimer: "legal licence registration",
	terms: "legal conditions of use",
	accessibility:
		"disability disabled blind deaf screen reader large print braille keyboard easy to read help wcag",
	tools: "calculate work out",
	loanCost:
		"compare two loan offers which loan is cheaper loan calculator interest rate instalment repayment apr charges monthly pay back pay off early settle settlement what will i owe left to pay",
	susu: "savings",
	fixedDeposit: "fixed deposit calculator interest rate maturity investment",
	rates:
		"interest on savings interest rate percent tariff price cost commission apr charges fee how much minimum balance",
	ussd: "ussd short code balance check mini statement transfer airtime data bills mobile banking dial pin",
	security:
		"fraud scam fake caller pin otp phishing account blocked report official numbers stolen lost check message sms whatsapp forwarded link fake page number report scammer prize won lottery impersonate police 191 292 419 cyber security",
};

/** They find the topic of a licence that is to change or, while none is, these pages. */
const LICENCE_WORDS = "merge merging merger closing collapse microfinance bank licence revoked taken over";
const LICENCE_PAGES = ["depositProtection", "disclaimer"];

/** They find the company's page where it answers. */
const aboutWords = ({ auditor, pressEmail }: CompanyIdentity) =>
	text(
		auditor && "who audits audited auditor accounts",
		pressEmail && "press contact media enquiry journalist newspaper radio interview",
	);

/** Additional keywords for help topics, by id. */
const HELP_WORDS: Partial<Record<string, string>> = {
	"told-pin":
		"gave someone pin otp code scammer hacked fraud withdrawn my money without permission block account report",
	"stolen-phone": "thief took my phone snatched sim card bank card block",
	"lost-pin": "forgot reset change new pin account blocked locked password",
	"account-blocked":
		"locked frozen suspended restricted cannot withdraw wrong pin three times court order not linked",
	"wrong-number":
		"reversal reverse refund wrong transfer transaction sent by mistake wrong account wrong person momo error",
	"missing-money": "not received has not come pending failed delayed deducted transfer transaction refund",
	"cannot-pay": "default arrears behind can not pay this month late",
	"loan-default":
		"never pay take my house car sell seize court prison police defaulter not paying consequences",
	collectors:
		"debt collector recovery insult disgrace picture posted contacts called my boss family whatsapp abuse threat harassment",
	"loan-paid-out": "disbursed disbursement receive collect my loan money momo account approved ready name",
	"borrower-died": "next of kin died with a loan insurance insured who pays the debt of the dead",
	"loan-refused": "rejected declined denied turned down reason credit bureau",
	"licence-change": LICENCE_WORDS,
	"forgotten-account": "dormant inactive reactivate unclaimed",
	death:
		"death dead deceased passed away next of kin inheritance will estate get his her money father mother husband wife",
};

/** Additional keywords for rights, by id. */
const RIGHTS_WORDS: Partial<Record<string, string>> = {
	"your-data":
		"delete erase remove my personal data information correct wrong see copy stop adverts messages",
	"no-charge":
		"is processing fee allowed legal illegal forbidden unfair charges maintenance fee withdrawal charge at the counter balance enquiry",
	"who-watches":
		"who checks who controls who supervises this company regulator regulated licensed data protection number",
	guarantor: "guarantor guarantee surety liable does have to pay group loan member not pay",
	"fair-answer": "refuse refused because woman sex tribe religion colour poor",
	disability: "discrimination discriminated turned away refused wheelchair blind deaf equal access",
	wrongdoing:
		"whistleblower whistle-blowing report corruption bribe theft by staff fraud inside act 720 chraj",
};

/** Additional keywords for answers, by id. */
const FAQ_WORDS: Partial<Record<string, string>> = {
	"open-online": "new account register sign up",
	"who-can-open": "requirements foreigner student under 18 parent guardian",
	"what-to-bring": "requirements documents papers voter passport licence national id",
	"loan-time": "how soon days approved ready",
	"repay-early": "pay off before time settle settlement",
	"mobile-banking": "register check balance ecg light water bills airtime data bundle",
	"receive-money": "uk usa europe germany italy canada brother sister",
	"opening-hours": "working days hours time close today weekend saturday sunday",
};

/** The backend's searchable content. A list that could not be read is empty. */
export type SearchedContent = {
	products: readonly Product[];
	branches: readonly Branch[];
	notices: readonly Notice[];
	jobs: readonly Job[];
	articles: readonly Article[];
	reports: readonly Report[];
};

/** Of a longer text only the beginning is searched, so that a few long texts cannot fill the memory. */
const TEXT_MAX_LENGTH = 3_000;

/** Everything that site search finds, with the branches that are closed at this moment. */
export function searchEntries(content: SearchedContent, at: Date): SearchEntry[] {
	return [
		...ownEntries(),
		...notOffered(content.products.map(({ title }) => title)).map(notOfferedEntry),
		...content.products.map(productEntry),
		...content.branches.map((branch) => branchEntry(branch, at)),
		...content.notices.map(noticeEntry),
		...content.jobs.map(jobEntry),
		...content.articles.map(articleEntry),
		...content.reports.map(reportEntry),
	].map((entry) => ({ ...entry, text: beginningOf(entry.text) }));
}

/** At most `TEXT_MAX_LENGTH` characters, cut between words. */
function beginningOf(whole: string): string {
	if (whole.length <= TEXT_MAX_LENGTH) return whole;
	const end = whole.lastIndexOf(" ", TEXT_MAX_LENGTH);
	return whole.slice(0, end > 0 ? end : TEXT_MAX_LENGTH);
}

/** Pages and answers that do not depend on the backend. */
const ownEntries = (): SearchEntry[] => [
	...Object.entries(SITE_PAGES).flatMap(([key, page]): SearchEntry[] =>
		// The home page's title lists all products.
		key === "home"
			? []
			: [
					{
						kind: "page",
						title: page.title,
						text: page.description ?? "",
						keywords: text(
							page.kind,
							PAGE_WORDS[key as keyof typeof SITE_PAGES],
							key === "about" && aboutWords(companyIdentity()),
							!licencesToday(companyIdentity()).change && LICENCE_PAGES.includes(key) && LICENCE_WORDS,
						),
						href: page.path,
					},
				],
	),
	...QUICK_CONTACT.map(
		({ linkText, text, href, label, tab }): SearchEntry => ({
			kind: "page",
			title: linkText,
			text,
			keywords: `${label} apply ${tab === "account" ? "open an account" : "get a loan"}`,
			href,
		}),
	),
	...faqsOf(companyIdentity()).map(
		({ id, question, answer }): SearchEntry => ({
			kind: "faq",
			title: question,
			text: answer.join(" "),
			keywords: FAQ_WORDS[id] ?? "",
			href: `/faqs#${id}`,
		}),
	),
	...helpTopics(companyIdentity()).map(
		({ id, title, steps, haveReady }): SearchEntry => ({
			kind: "faq",
			title,
			text: text(...steps, haveReady.join(" · ")),
			keywords: HELP_WORDS[id] ?? "",
			href: `/help#${id}`,
		}),
	),
	...YOUR_RIGHTS.map(({ id, title, blocks }): SearchEntry => {
		const content = text(...blocks.map((block) => [block].flat().join(" · ")));
		const keywords = RIGHTS_WORDS[id] ?? "";
		return { kind: "faq", title, text: content, keywords, href: `/your-rights#${id}` };
	}),
];

const notOfferedEntry = ({ id, what, instead, words = "" }: NotOffered & { id: string }): SearchEntry => ({
	kind: "faq",
	title: what,
	text: `We do not offer this. ${instead}`,
	keywords: words,
	href: `/help#${id}`,
});

const productEntry = (product: Product): SearchEntry => {
	const { kind, path } = productPage(product);
	return {
		kind: "product",
		title: product.title,
		text: text(product.description, product.features.join(" · ")),
		keywords: text(
			kind,
			product.category,
			product.subcategory,
			CATEGORY_WORDS[product.category],
			product.keyFacts?.intoAccount && "pay into someone's account",
		),
		href: path,
	};
};

/** Additional keywords for a category's products. */
const CATEGORY_WORDS: Record<string, string> = {
	digital: `mobile banking ussd ${USSD_CODE}`,
	remittance: "money transfer abroad send from uk usa deposit swift code iban",
};

function branchEntry(branch: Branch, at: Date): SearchEntry {
	const { unusual, hours } = openingTexts(branch, at);
	return {
		kind: "branch",
		title: branch.name,
		text: text(
			sentence([...new Set([branch.location, branch.area, branch.region])]),
			sentence([unusual]),
			hours && `Open ${hours}.`,
			branch.phone && `${branch.phone}.`,
			// Words of most branches must not rank branches above the page that answers the question.
			sentence(branch.services),
			sentence(branch.languages),
		),
		keywords: text(
			branch.location,
			branch.region,
			"branch",
			branch.hasWheelchairAccess && "wheelchair access disabled",
			branch.hasCashMachine && "cash machine atm",
			branch.hours?.[6] && "weekend",
			isTemporarilyClosed(branch, at) && "closed moved moving funeral",
		),
		href: branch.path,
	};
}

const noticeEntry = (notice: Notice): SearchEntry => ({
	kind: "notice",
	title: notice.title,
	text: notice.description ?? "",
	keywords: text("notice", noticeCategory(notice.category)?.label ?? notice.category),
	href: publicNoticePage(notice).path,
});

const jobEntry = (job: Job): SearchEntry => ({
	kind: "job",
	title: job.title,
	text: text(
		job.location && `${job.location}.`,
		job.description,
		[...job.responsibilities, ...job.skills].join(" · "),
	),
	keywords: text("job open role vacancy career", job.category, job.type),
	href: jobPage(job).path,
});

const articleEntry = (article: Article): SearchEntry => ({
	kind: "article",
	title: article.title,
	text: text(article.excerpt, article.story),
	keywords: text("news article", article.category),
	href: articlePage(article).path,
});

/** A report has no page of its own, so the list is linked. */
const reportEntry = (report: Report): SearchEntry => ({
	kind: "report",
	title: report.title,
	text: report.excerpt ?? "",
	keywords: text("annual report", report.year?.toString()),
	href: listHref("/reports", { q: report.title }),
});

const sentence = (parts: readonly (string | undefined)[]) =>
	parts.some(Boolean) && `${parts.filter(Boolean).join(", ")}.`;

const text = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" ");
