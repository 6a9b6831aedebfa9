import { MEMBER_FALLBACKS } from "#lib/about/team-groups";
import { awardHref } from "#lib/awards/award-choice";
import type { Article } from "#lib/backend/articles";
import type { Award } from "#lib/backend/awards";
import type { Job } from "#lib/backend/careers";
import type { Branch } from "#lib/backend/locator";
import type { Notice } from "#lib/backend/notices";
import type { Product } from "#lib/backend/products";
import type { TeamMember } from "#lib/backend/team";
import { hoursText, USUAL_HOURS } from "#lib/calendar/opening-hours";
import { FACTS } from "#lib/company/facts";
import { COMPLAINT_WORKING_DAYS, USSD_CODE } from "#lib/company/limits";
import type { TranslatedJourney } from "#lib/languages/language-files";
import { articleHref } from "#lib/news/news-view";
import { categoryLabel } from "#lib/products/product-groups";
import { metaDescription } from "#lib/text/excerpt";
import { decodedSegment, encodedSegment } from "#lib/web/path-segment";

/** What search engines and link previews learn about a page, whatever address led to it. */
export type SitePage = {
	/** The canonical address, also used in the sitemap and in previews. */
	path: string;
	/** Without the company's name. */
	title: string;
	/** At most 155 characters; absent if the content has no text for it. */
	description?: string;
	/** The kind of page in a word or two, shown above the title in a preview image. */
	kind: string;
	/** The content's own picture, or the page's artwork. */
	picture?: string;
	/** The subject and id by which the page's preview image is found. */
	preview: { of: PreviewSubject; id: string };
	type?: "article" | "profile";
};

/** The site's single pages, and the kinds of content with a page per item. */
export type PreviewSubject =
	| "page"
	| "product"
	| "article"
	| "notice"
	| "job"
	| "award"
	| "member"
	| "branch"
	| "journey";

type SinglePage = Omit<SitePage, "path" | "preview"> & {
	/** Names its preview image, whose address is public. By default the end of its path. */
	id?: string;
};

const single = <Path extends string>(
	path: Path,
	{ id = path.slice(path.lastIndexOf("/") + 1), ...facts }: SinglePage,
) => ({ ...facts, path, preview: { of: "page" as const, id } });

/** The single pages. The content provides the titles and descriptions of all others. */
export const SITE_PAGES = {
	home: single("/", {
		id: "home",
		title: "Mobile Banking, Loans, Remittance in Ghana",
		description: `Savings, loans, mobile banking on ${USSD_CODE} and money transfers in Ghana: at our branches, and on any phone, day and night.`,
		kind: "Savings and loans in Ghana",
		picture: "/images/ussd.webp",
	}),
	about: single("/about", {
		title: "About Us",
		description:
			"Who we are, our mission, vision, pledge and values, our licence from the Bank of Ghana, and the people who lead the company.",
		kind: "The company and its people",
		picture: "/images/branch.webp",
	}),
	products: single("/products", {
		title: "Products",
		description: `Loans for workers and traders, susu and savings accounts, mobile banking on ${USSD_CODE}, and money transfers in Ghana.`,
		kind: "Save, borrow, send, receive",
		picture: "/images/default-product.webp",
	}),
	careers: single("/careers", {
		title: "Careers",
		description: "Open roles in HR, operations, corporate communication, audit and IT, and how to apply.",
		kind: "Work with us",
		picture: "/images/careers-1.webp",
	}),
	news: single("/news", {
		title: "News",
		description:
			"News from our branches, advice for your money, and pictures from the places where we meet you.",
		kind: "From our branches",
		picture: "/images/careers-2.webp",
	}),
	gallery: single("/news?tab=gallery", {
		id: "gallery",
		title: "Photo Gallery",
		description:
			"Pictures of branch openings, school visits, market days and the people whom we meet in Ghana’s towns.",
		kind: "News in pictures",
	}),
	contact: single("/contact", {
		title: "Contact Us",
		description:
			"Make an enquiry, request a loan or ask to open an account: by phone, WhatsApp, email or at a branch.",
		kind: "Ask, request, tell us",
	}),
	awards: single("/awards", {
		title: "Awards",
		description:
			"The awards and honours that our company has received for its service, its care and its work.",
		kind: "Our honours",
	}),
	locator: single("/locator", {
		title: "Branch Locator",
		description: "Our branches in Ghana by region: phone numbers, opening hours, directions and a map.",
		kind: "Our branches in Ghana",
		picture: "/images/locator.webp",
	}),
	holidays: single("/holidays", {
		title: "Public Holidays in Ghana",
		description:
			"On which days our branches are closed or may be: the public holidays of Ghana for two years, to read or to add to your calendar.",
		kind: "When branches are closed",
	}),
	visit: single("/before-you-visit", {
		title: "Before You Visit",
		description:
			"What to bring to the branch for an account, a loan or a transfer, why we need it and what it costs. To print or to send.",
		kind: "What to bring",
	}),
	complaints: single("/complaints", {
		title: "Complaints",
		description: `How to complain, free of charge and in any language: to us, with an answer in ${COMPLAINT_WORKING_DAYS} working days, then to the Bank of Ghana.`,
		kind: "Tell us what went wrong",
	}),
	help: single("/help", {
		title: "Help",
		description:
			"What to do when somebody knows your PIN, your phone is stolen, money went to the wrong number or did not arrive, or a customer has died.",
		kind: "When something goes wrong",
	}),
	canIBorrow: single("/can-i-borrow", {
		title: "Can I Borrow?",
		description:
			"Four questions that tell you whether you can ask us for a loan, what is still missing, and what to bring. We keep nothing.",
		kind: "Before you ask for a loan",
	}),
	depositProtection: single("/deposit-protection", {
		title: "Is My Money Protected?",
		description: `What the law protects of your savings if a company fails, up to GHS ${FACTS.depositProtection.value.limitGhs.toLocaleString("en")}, what it leaves out, and who pays you.`,
		kind: "Deposit protection",
	}),
	rights: single("/your-rights", {
		title: "Your Rights",
		description:
			"What you must be told before a loan, what a guarantor risks, what happens when you pay late, and where to complain.",
		kind: "What the law gives you",
	}),
	notices: single("/notices", {
		title: "All Notices",
		description:
			"Notices to the public: Bank of Ghana notices, security warnings and financial notices, with their documents.",
		kind: "To the public",
	}),
	reports: single("/reports", {
		title: "Annual Reports",
		description: "Our annual reports by year, newest first, to read on the screen or to download.",
		kind: "Year by year",
	}),
	faqs: single("/faqs", {
		title: "Frequently Asked Questions",
		description:
			"Opening an account, loans, mobile banking, branches and complaints: ten short answers in plain words.",
		kind: "Ten short answers",
	}),
	privacy: single("/privacy", {
		title: "Privacy Policy",
		description: "What we collect on this site, who else receives it, how long we keep it, and your rights.",
		kind: "Your data",
	}),
	disclaimer: single("/disclaimer", {
		title: "Disclaimer",
		description:
			"What this site is for, what it cannot promise, who runs it, and who supervises the company.",
		kind: "About this site",
	}),
	terms: single("/terms-conditions", {
		id: "terms",
		title: "Terms and Conditions",
		description: "The terms on which you use this site: what it shows, what you may do, and what applies.",
		kind: "About this site",
	}),
	accessibility: single("/accessibility", {
		title: "Accessibility",
		description:
			"Who can use this site, how we tested it, what is not good enough yet, and how to get help or another format.",
		kind: "For everybody",
	}),
	tools: single("/tools", {
		title: "Calculators",
		description:
			"Work out in cedis what a loan costs in all, how much you save with susu, and what a fixed deposit earns.",
		kind: "Work it out yourself",
	}),
	loanCost: single("/tools/loan-cost", {
		title: "What a Loan Costs",
		description:
			"Type the loan offer you were made: what you pay each month, what it costs in all, and its true rate per year (APR).",
		kind: "Calculator",
	}),
	susu: single("/tools/susu", {
		title: "Susu Calculator",
		description:
			"How much you save when you put aside the same amount every day or week, with or without a fee of one such amount a month.",
		kind: "Calculator",
	}),
	fixedDeposit: single("/tools/fixed-deposit", {
		title: "Fixed Deposit Calculator",
		description:
			"What a fixed deposit earns, and what you receive at the end in cedis, at the rate that you were offered.",
		kind: "Calculator",
	}),
	rates: single("/rates", {
		title: "Rates, Fees and Charges",
		description:
			"Our rates, fees and charges for savings, loans, accounts and transfers, each with its date, or how to ask us.",
		kind: "What it costs",
	}),
	ussd: single("/ussd", {
		title: `${USSD_CODE} Step by Step`,
		description: `How to use ${USSD_CODE}: balance, transfers, airtime and data, bills and mini statement, in steps, and on a phone to try.`,
		kind: "Mobile banking guide",
	}),
	security: single("/security", {
		title: "Is This Really Us?",
		description:
			"Our official numbers, links and addresses, a check for what contacted you, what we never ask for, and how to report.",
		kind: "Against fraud",
	}),
} as const satisfies Record<string, SitePage>;

/** The page of a product. Its address has the backend's category, whatever category a link has. */
export const productPage = (product: Product): SitePage => ({
	path: product.path,
	title: product.title,
	description: metaDescription(product.description ?? product.features.join(". ")),
	kind: categoryLabel(product.category),
	picture: product.image,
	preview: { of: "product", id: decodedSegment(product.path.slice(product.path.lastIndexOf("/") + 1)) },
});

export const articlePage = (article: Article): SitePage => ({
	path: articleHref(article.id),
	title: article.title,
	description: metaDescription(article.excerpt ?? article.story),
	kind: article.category ?? "News",
	picture: article.image,
	preview: { of: "article", id: article.id },
	type: "article",
});

/** The page of one notice. */
export const publicNoticePage = (notice: Notice): SitePage => ({
	path: `/notices/${encodedSegment(notice.id)}`,
	title: notice.title,
	description: metaDescription(notice.description),
	kind: "Notice",
	picture: notice.image,
	preview: { of: "notice", id: notice.id },
	type: "article",
});

/** What people have written in another language. */
export const journeyPage = ({ href, title, intro, id, into }: TranslatedJourney): SitePage => ({
	path: href,
	title,
	description: metaDescription(intro),
	kind: into.name,
	preview: { of: "journey", id: `${into.language}.${id}` },
});

export const jobPage = (job: Job): SitePage => ({
	path: `/careers/${encodedSegment(job.id)}`,
	title: job.title,
	description: metaDescription(job.description),
	kind: ["Open role", job.location].filter(Boolean).join(" · "),
	preview: { of: "job", id: job.id },
});

/** The page of one branch. */
export const publicBranchPage = (branch: Branch): SitePage => ({
	path: branch.path,
	title: `${branch.name}, ${branch.region}`,
	description: metaDescription(
		`${[...new Set([branch.location, branch.area])].filter(Boolean).join(", ")}. Open ${hoursText(branch.hours ?? USUAL_HOURS)}. Phone number, directions, and what to bring.`,
	),
	kind: "Branch",
	picture: "/images/locator.webp",
	preview: { of: "branch", id: branch.id },
});

export const awardPage = (award: Award): SitePage => ({
	path: awardHref(award.id),
	title: award.title,
	description: metaDescription(award.excerpt),
	kind: "Award",
	picture: award.image,
	preview: { of: "award", id: award.id },
});

export function memberPage(member: TeamMember): SitePage {
	const name = member.name ?? MEMBER_FALLBACKS.name;
	return {
		path: `/about/${encodedSegment(member.id)}`,
		title: member.position ? `${name}, ${member.position}` : name,
		description: metaDescription(member.biography),
		kind: "Our people",
		picture: member.image,
		preview: { of: "member", id: member.id },
		type: "profile",
	};
}
