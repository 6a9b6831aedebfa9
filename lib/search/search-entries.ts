import type { Article } from "#lib/backend/articles";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import type { Notice } from "#lib/backend/notices";
import type { Product } from "#lib/backend/products";
import type { Report } from "#lib/backend/reports";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { USSD_CODE } from "#lib/company/limits";
import { FAQS } from "#lib/faqs/faqs";
import { listHref } from "#lib/lists/list-href";
import { noticeCategory } from "#lib/notices/notice-search";
import { articlePage, jobPage, productPage, publicNoticePage, SITE_PAGES } from "#lib/pages/page-registry";
import { timeSlices } from "#lib/platform/time-slices";
import type { SearchEntry } from "#lib/search/site-search";
import { QUICK_CONTACT } from "#lib/site/main-menu";
import { equalShare } from "#lib/text/equal-share";

/** Additional keywords for pages, besides title and description. */
const PAGE_WORDS: Partial<Record<keyof typeof SITE_PAGES, string>> = {
	about: "company history team management board directors shareholders managing director ceo licence values",
	products: "accounts services",
	careers: "jobs work apply internship national service",
	gallery: "photos pictures",
	contact:
		"phone number call us whatsapp e-mail email address customer care service toll-free post box write help",
	awards: "prizes honours",
	locator: "branches office map location directions town region opening hours where",
	holidays: "closed open calendar christmas easter eid farmers independence boxing day",
	visit:
		"requirements documents papers what to bring ghana card national id passport photo checklist appointment",
	complaints: "complain problem unhappy feedback dispute ombudsman bank of ghana",
	help: "lost stolen phone pin forgotten reset block wrong number missing money not arrived reverse dormant old account death died deceased next of kin",
	canIBorrow: "eligible eligibility qualify loan borrow requirements criteria check guarantor",
	depositProtection:
		"safe insured insurance deposit guarantee protection collapse fail bankrupt licence gdpc savings lost",
	rights:
		"rights law borrower guarantor sign for friend disclosure statement apr late payment penalty credit data protection",
	notices: "announcements public bank of ghana",
	reports: "financial statements accounts audited results",
	faqs: "questions help answers",
	privacy: "data protection personal information cookies",
	disclaimer: "legal licence registration",
	terms: "legal conditions of use",
	accessibility:
		"disability disabled blind deaf screen reader large print braille keyboard easy to read help wcag",
	tools: "calculate work out",
	loanCost: "loan calculator interest rate instalment repayment apr charges monthly",
	susu: "susu calculator savings",
	fixedDeposit: "fixed deposit calculator interest rate maturity investment",
	rates: "interest rate percent tariff price cost commission apr charges fee how much",
	ussd: "ussd short code balance check mini statement transfer airtime data bills mobile banking dial pin",
	security: "fraud scam fake caller pin otp phishing report official numbers stolen lost",
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

/** An entry whose text is still in parts. */
type Draft = Omit<SearchEntry, "text"> & { text: readonly (string | false | undefined)[] };

/**
 * The total number of searchable characters. A site with a few hundred entries stays far below it. Beyond it, the longest
 * texts are cut to the same length, so that the index stays bounded. Titles and keywords are never cut.
 */
const MAX_LETTERS = 3_000_000;

/** Everything that site search finds. Builds many entries in time slices, so that nothing else has to wait. */
export async function searchEntries(
	content: SearchedContent,
	{ maxLetters = MAX_LETTERS }: { maxLetters?: number } = {},
): Promise<SearchEntry[]> {
	const giveWay = timeSlices();
	// Each draft is made twice, so that they never fill the memory all at once beside the entries.
	const lengths: number[] = [];
	for (const draft of draftsOf(content)) {
		lengths.push(lengthOf(draft));
		await giveWay();
	}
	const maxLength = stepBelow(equalShare(lengths, maxLetters));
	const entries: SearchEntry[] = [];
	for (const draft of draftsOf(content)) {
		entries.push({ ...draft, text: beginningOf(draft.text, maxLength) });
		await giveWay();
	}
	return [...OWN_PAGES, ...entries];
}

/** Infinity, or the next step below of 5 % each: another item cuts all others differently only when it crosses a step. */
const stepBelow = (length: number) =>
	Number.isFinite(length) ? Math.floor(1.05 ** Math.floor(Math.log(length) / Math.log(1.05))) : length;

function* draftsOf(content: SearchedContent): Generator<Draft> {
	for (const product of content.products) yield productEntry(product);
	for (const branch of content.branches) yield branchEntry(branch);
	for (const notice of content.notices) yield noticeEntry(notice);
	for (const job of content.jobs) yield jobEntry(job);
	for (const article of content.articles) yield articleEntry(article);
	for (const report of content.reports) yield reportEntry(report);
}

const lengthOf = ({ text }: Draft) => text.reduce((sum, part) => sum + (part ? part.length + 1 : 0), 0);

/** The parts as one text of at most this length, cut between words. */
function beginningOf(parts: Draft["text"], maxLength: number): string {
	const begun: string[] = [];
	let left = maxLength;
	for (const part of parts) {
		if (!part || left <= 0) continue;
		const end = part.length > left ? Math.max(0, part.lastIndexOf(" ", left)) : part.length;
		begun.push(part.slice(0, end));
		left -= part.length + 1;
	}
	return text(...begun);
}

/** Pages and answers that do not depend on the backend. */
const OWN_PAGES: readonly SearchEntry[] = [
	...Object.entries(SITE_PAGES).flatMap(([key, page]): SearchEntry[] =>
		// The home page's title lists all products.
		key === "home"
			? []
			: [
					{
						kind: "page",
						title: page.title,
						text: page.description ?? "",
						keywords: `${page.kind} ${PAGE_WORDS[key as keyof typeof SITE_PAGES] ?? ""}`,
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
	...FAQS.map(
		({ id, question, answer }): SearchEntry => ({
			kind: "faq",
			title: question,
			text: answer.join(" "),
			keywords: "",
			href: `/faqs#${id}`,
		}),
	),
];

const productEntry = (product: Product): Draft => {
	const { kind, path } = productPage(product);
	return {
		kind: "product",
		title: product.title,
		text: [product.description, product.features.join(" · ")],
		keywords: text(kind, product.category, product.subcategory, CATEGORY_WORDS[product.category]),
		href: path,
	};
};

/** Additional keywords for a category's products. */
const CATEGORY_WORDS: Record<string, string> = {
	digital: `mobile banking ussd ${USSD_CODE}`,
	remittance: "money transfer abroad",
};

const branchEntry = (branch: Branch): Draft => ({
	kind: "branch",
	title: branch.name,
	text: [
		`${[...new Set([branch.location, branch.area, branch.region])].filter(Boolean).join(", ")}.`,
		`Open ${OPENING_HOURS_TEXT}.`,
		branch.phone,
	],
	keywords: text(
		branch.location,
		branch.region,
		"branch",
		branch.services.join(" "),
		branch.languages.join(" "),
		branch.hasWheelchairAccess && "wheelchair access disabled",
		branch.hasCashMachine && "cash machine atm",
	),
	href: branch.path,
});

const noticeEntry = (notice: Notice): Draft => ({
	kind: "notice",
	title: notice.title,
	text: [notice.description],
	keywords: text("notice", noticeCategory(notice.category)?.label ?? notice.category),
	href: publicNoticePage(notice).path,
});

const jobEntry = (job: Job): Draft => ({
	kind: "job",
	title: job.title,
	text: [
		job.location && `${job.location}.`,
		job.description,
		[...job.responsibilities, ...job.skills].join(" · "),
	],
	keywords: text("job open role vacancy career", job.category, job.type),
	href: jobPage(job).path,
});

const articleEntry = (article: Article): Draft => ({
	kind: "article",
	title: article.title,
	text: [article.excerpt, article.story],
	keywords: text("news article", article.category),
	href: articlePage(article).path,
});

/** A report has no page of its own, so the list is linked. */
const reportEntry = (report: Report): Draft => ({
	kind: "report",
	title: report.title,
	text: [report.excerpt],
	keywords: text("annual report", report.year?.toString()),
	href: listHref("/reports", { q: report.title }),
});

const text = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(" ");
