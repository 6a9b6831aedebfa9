import { COMPLAINT_WORKING_DAYS, USSD_CODE } from "#lib/company/limits";

/** The facts about a page for search engines and link previews, the same under all of its URLs. */
export type SitePage = {
	/** The canonical URL, also used in the sitemap and in previews. */
	path: string;
	/** Without the company's name. */
	title: string;
	/** At most 155 characters; absent if the content has no text for it. */
	description?: string;
	/** The kind of page in a word or two, for search. */
	kind: string;
	/** For link previews: the content's own picture, else that of its section. */
	picture: string;
	type?: "article" | "profile";
	/** Of an article: when it was published and last changed, if that is known. */
	publishedAt?: string;
	changedAt?: string;
	/** For visitors, not for search engines: the page says so itself, and is in no sitemap. */
	isUnlisted?: boolean;
};

/** About how much of a title search engines show. */
export const TITLE_MAX_CHARACTERS = 60;

const single = <Path extends string>(path: Path, facts: Omit<SitePage, "path">) => ({ ...facts, path });

/** The single pages. The content provides the titles and descriptions of all others. */
export const SITE_PAGES = {
	home: single("/", {
		title: "Mobile Banking, Loans, Remittance in Ghana",
		description: `Savings, loans, mobile banking on ${USSD_CODE} and money transfers in Ghana. At our branches, and on any phone, day and night.`,
		kind: "Savings and loans in Ghana",
		picture: "/images/sections/mobile-banking.webp",
	}),
	about: single("/about", {
		title: "About Us",
		description:
			"Who we are, our licence from the Bank of Ghana, and the people who lead us. With our mission, vision, pledge and values.",
		kind: "The company and its people",
		picture: "/images/branch.webp",
	}),
	products: single("/products", {
		title: "Products",
		description: `Loans, susu and savings accounts, mobile banking and money transfers in Ghana. For workers and traders, on any phone with ${USSD_CODE}.`,
		kind: "Save, borrow, send, receive",
		picture: "/images/default-product.webp",
	}),
	careers: single("/careers", {
		title: "Careers",
		description:
			"Open roles with us, and how to apply. In HR, operations, corporate communication, audit and IT.",
		kind: "Work with us",
		picture: "/images/careers-1.webp",
	}),
	news: single("/news", {
		title: "News",
		description:
			"News from our branches, and advice for your money. With pictures from the places where we meet you.",
		kind: "From our branches",
		picture: "/images/sections/notices.webp",
	}),
	gallery: single("/news?tab=gallery", {
		title: "Photo Gallery",
		description:
			"Pictures of branch openings, school visits, market days and people. From the towns of Ghana in which we meet you.",
		kind: "News in pictures",
		picture: "/images/branch.webp",
	}),
	contact: single("/contact", {
		title: "Contact Us",
		description:
			"Ask us something, request a loan or ask to open an account. By phone, WhatsApp, email or at a branch.",
		kind: "Ask, request, tell us",
		picture: "/images/branch.webp",
	}),
	awards: single("/awards", {
		title: "Awards",
		description:
			"The awards and honours that our company has received. For its service, its care and its work.",
		kind: "Our honours",
		picture: "/images/sections/awards.webp",
	}),
	locator: single("/locator", {
		title: "Branch Locator",
		description:
			"Our branches in Ghana by region, with phone numbers and opening hours. With directions and a map.",
		kind: "Our branches in Ghana",
		picture: "/images/locator.webp",
	}),
	holidays: single("/holidays", {
		title: "Public Holidays in Ghana",
		description:
			"On which days our branches are closed, or may be. The public holidays of Ghana for two years, to read or to add to your calendar.",
		kind: "When branches are closed",
		picture: "/images/sections/notices.webp",
	}),
	visit: single("/before-you-visit", {
		title: "Before You Visit",
		description:
			"What to bring to the branch for an account, a loan or a transfer. Why we need it and what it costs, to print or to send.",
		kind: "What to bring",
		picture: "/images/sections/papers.webp",
	}),
	complaints: single("/complaints", {
		title: "Complaints",
		description: `How to complain, free of charge and in any language. To us, with an answer in ${COMPLAINT_WORKING_DAYS} working days, then to the Bank of Ghana.`,
		kind: "Tell us what went wrong",
		picture: "/images/sections/law.webp",
	}),
	whereIsIt: single("/where-is-it", {
		title: "Where Is My Message?",
		description:
			"When we received your message or complaint, and when an answer is due. With your reference and phone number, you also see who has it.",
		kind: "What became of it",
		picture: "/images/sections/papers.webp",
	}),
	help: single("/help", {
		title: "Help",
		description:
			"What to do when a PIN is known, a phone stolen, or money gone astray. Also when you cannot pay a loan, or a customer has died.",
		kind: "When something goes wrong",
		picture: "/images/sections/security.webp",
	}),
	canIBorrow: single("/can-i-borrow", {
		title: "Can I Borrow?",
		description:
			"Four questions tell you whether you can ask us for a loan. You see what is still missing, and what to bring. We keep nothing.",
		kind: "Before you ask for a loan",
		picture: "/images/sections/papers.webp",
	}),
	depositProtection: single("/deposit-protection", {
		title: "Is My Money Protected?",
		description:
			"What the law protects of your savings if a company fails, and up to how much. With what it leaves out, and who pays you.",
		kind: "Deposit protection",
		picture: "/images/sections/law.webp",
	}),
	rights: single("/your-rights", {
		title: "Your Rights",
		description:
			"What you must be told before a loan, and what happens when you pay late. With what a guarantor risks, and where to complain.",
		kind: "What the law gives you",
		picture: "/images/sections/law.webp",
	}),
	dormantAccounts: single("/dormant-accounts", {
		title: "Dormant Accounts",
		description:
			"Look for an account that nobody has used for years, and see how to claim it. Your own, or that of somebody who has died.",
		kind: "Forgotten money",
		picture: "/images/sections/papers.webp",
		isUnlisted: true,
	}),
	notices: single("/notices", {
		title: "All Notices",
		description:
			"Notices to the public, with their documents. From the Bank of Ghana, on security and on finance.",
		kind: "To the public",
		picture: "/images/sections/notices.webp",
	}),
	reports: single("/reports", {
		title: "Annual Reports",
		description: "Our annual reports by year, newest first, to read on the screen or to download.",
		kind: "Year by year",
		picture: "/images/sections/figures.webp",
	}),
	faqs: single("/faqs", {
		title: "Frequently Asked Questions",
		description:
			"Opening an account, loans, mobile banking, branches and complaints. Ten short answers in plain words.",
		kind: "Ten short answers",
		picture: "/images/sections/papers.webp",
	}),
	privacy: single("/privacy", {
		title: "Privacy Policy",
		description:
			"What we collect on this site, who else receives it, and how long we keep it. With your rights.",
		kind: "Your data",
		picture: "/images/sections/security.webp",
	}),
	disclaimer: single("/disclaimer", {
		title: "Disclaimer",
		description:
			"What this site is for, what it cannot promise, and who runs it. With who supervises the company.",
		kind: "About this site",
		picture: "/images/sections/papers.webp",
	}),
	terms: single("/terms-conditions", {
		title: "Terms and Conditions",
		description: "The terms on which you use this site. What it shows, what you may do, and what applies.",
		kind: "About this site",
		picture: "/images/sections/papers.webp",
	}),
	accessibility: single("/accessibility", {
		title: "Accessibility",
		description:
			"Who can use this site, how we tested it, and what is not good enough yet. With how to get help or another format.",
		kind: "For everybody",
		picture: "/images/branch.webp",
	}),
	tools: single("/tools", {
		title: "Calculators",
		description:
			"Work out in cedis what a loan costs in all, and what your savings become. With susu, and in a fixed deposit.",
		kind: "Work it out yourself",
		picture: "/images/sections/figures.webp",
	}),
	loanCost: single("/tools/loan-cost", {
		title: "What a Loan Costs",
		description:
			"What a loan offer costs in all, what you pay each month, and its true rate. Type the offer that you were made, and see its APR.",
		kind: "Calculator",
		picture: "/images/sections/figures.webp",
	}),
	susu: single("/tools/susu", {
		title: "Susu Calculator",
		description:
			"How much you save when you put aside the same amount every day or week. With or without a fee of one such amount a month.",
		kind: "Calculator",
		picture: "/images/sections/figures.webp",
	}),
	fixedDeposit: single("/tools/fixed-deposit", {
		title: "Fixed Deposit Calculator",
		description:
			"What a fixed deposit earns, and what you receive at the end, in cedis. At the rate that you were offered.",
		kind: "Calculator",
		picture: "/images/sections/figures.webp",
	}),
	rates: single("/rates", {
		title: "Rates, Fees and Charges",
		description:
			"Our rates, fees and charges for savings, loans, accounts and transfers. Each with its date, or how to ask us.",
		kind: "What it costs",
		picture: "/images/sections/figures.webp",
	}),
	ussd: single("/ussd", {
		title: `${USSD_CODE} Step by Step`,
		description: `How to use ${USSD_CODE}, in steps, and on a phone to try. Balance, transfers, airtime and data, bills and mini statement.`,
		kind: "Mobile banking guide",
		picture: "/images/sections/mobile-banking.webp",
	}),
	security: single("/security", {
		title: "Is This Really Us?",
		description:
			"Our official numbers, links and addresses, and a check for what contacted you. With what we never ask for, and how to report.",
		kind: "Against fraud",
		picture: "/images/sections/security.webp",
	}),
} as const satisfies Record<string, SitePage>;
