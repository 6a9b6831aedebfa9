import { COMPLAINT_WORKING_DAYS, USSD_CODE } from "#lib/company/limits";

/** The facts about a page for search engines and link previews, the same under all of its URLs. */
export type SitePage = {
	/** The canonical URL, also used in the sitemap and in previews. */
	path: string;
	/** Without the company's name. */
	title: string;
	/** At most 155 characters; absent if the content has no text for it. */
	description?: string;
	/** The kind of page in a word or two, for search and for the text of its preview image. */
	kind: string;
	/** For link previews: the content's own picture, else that of its section. */
	picture: string;
	type?: "article" | "profile";
	/** For visitors, not for search engines: the page says so itself, and is in no sitemap. */
	isUnlisted?: boolean;
};

const single = <Path extends string>(path: Path, facts: Omit<SitePage, "path">) => ({ ...facts, path });

/** The single pages. The content provides the titles and descriptions of all others. */
export const SITE_PAGES = {
	home: single("/", {
		title: "Mobile Banking, Loans, Remittance in Ghana",
		description: `Savings, loans, mobile banking on ${USSD_CODE} and money transfers in Ghana: at our branches, and on any phone, day and night.`,
		kind: "Savings and loans in Ghana",
		picture: "/images/sections/mobile-banking.webp",
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
		picture: "/images/sections/notices.webp",
	}),
	gallery: single("/news?tab=gallery", {
		title: "Photo Gallery",
		description:
			"Pictures of branch openings, school visits, market days and the people whom we meet in Ghana’s towns.",
		kind: "News in pictures",
		picture: "/images/branch.webp",
	}),
	contact: single("/contact", {
		title: "Contact Us",
		description:
			"Make an enquiry, request a loan or ask to open an account: by phone, WhatsApp, email or at a branch.",
		kind: "Ask, request, tell us",
		picture: "/images/branch.webp",
	}),
	awards: single("/awards", {
		title: "Awards",
		description:
			"The awards and honours that our company has received for its service, its care and its work.",
		kind: "Our honours",
		picture: "/images/sections/awards.webp",
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
		picture: "/images/sections/notices.webp",
	}),
	visit: single("/before-you-visit", {
		title: "Before You Visit",
		description:
			"What to bring to the branch for an account, a loan or a transfer, why we need it and what it costs. To print or to send.",
		kind: "What to bring",
		picture: "/images/sections/papers.webp",
	}),
	complaints: single("/complaints", {
		title: "Complaints",
		description: `How to complain, free of charge and in any language: to us, with an answer in ${COMPLAINT_WORKING_DAYS} working days, then to the Bank of Ghana.`,
		kind: "Tell us what went wrong",
		picture: "/images/sections/law.webp",
	}),
	whereIsIt: single("/where-is-it", {
		title: "Where Is My Message?",
		description:
			"With your reference and phone number: when we received your message, complaint or application, who has it, and when an answer is due.",
		kind: "What became of it",
		picture: "/images/sections/papers.webp",
	}),
	help: single("/help", {
		title: "Help",
		description:
			"What to do when somebody knows your PIN, your phone is stolen, money went to the wrong number or did not arrive, or a customer has died.",
		kind: "When something goes wrong",
		picture: "/images/sections/security.webp",
	}),
	canIBorrow: single("/can-i-borrow", {
		title: "Can I Borrow?",
		description:
			"Four questions that tell you whether you can ask us for a loan, what is still missing, and what to bring. We keep nothing.",
		kind: "Before you ask for a loan",
		picture: "/images/sections/papers.webp",
	}),
	depositProtection: single("/deposit-protection", {
		title: "Is My Money Protected?",
		description:
			"What the law protects of your savings if a company fails, up to how much, what it leaves out, and who pays you.",
		kind: "Deposit protection",
		picture: "/images/sections/law.webp",
	}),
	rights: single("/your-rights", {
		title: "Your Rights",
		description:
			"What you must be told before a loan, what a guarantor risks, what happens when you pay late, and where to complain.",
		kind: "What the law gives you",
		picture: "/images/sections/law.webp",
	}),
	dormantAccounts: single("/dormant-accounts", {
		title: "Dormant Accounts",
		description:
			"Look for an account that nobody has used for years, your own or that of somebody who has died, and see how to claim it.",
		kind: "Forgotten money",
		picture: "/images/sections/papers.webp",
		isUnlisted: true,
	}),
	notices: single("/notices", {
		title: "All Notices",
		description:
			"Notices to the public: Bank of Ghana notices, security warnings and financial notices, with their documents.",
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
			"Opening an account, loans, mobile banking, branches and complaints: ten short answers in plain words.",
		kind: "Ten short answers",
		picture: "/images/sections/papers.webp",
	}),
	privacy: single("/privacy", {
		title: "Privacy Policy",
		description: "What we collect on this site, who else receives it, how long we keep it, and your rights.",
		kind: "Your data",
		picture: "/images/sections/security.webp",
	}),
	disclaimer: single("/disclaimer", {
		title: "Disclaimer",
		description:
			"What this site is for, what it cannot promise, who runs it, and who supervises the company.",
		kind: "About this site",
		picture: "/images/sections/papers.webp",
	}),
	terms: single("/terms-conditions", {
		title: "Terms and Conditions",
		description: "The terms on which you use this site: what it shows, what you may do, and what applies.",
		kind: "About this site",
		picture: "/images/sections/papers.webp",
	}),
	accessibility: single("/accessibility", {
		title: "Accessibility",
		description:
			"Who can use this site, how we tested it, what is not good enough yet, and how to get help or another format.",
		kind: "For everybody",
		picture: "/images/branch.webp",
	}),
	tools: single("/tools", {
		title: "Calculators",
		description:
			"Work out in cedis what a loan costs in all, how much you save with susu, and what a fixed deposit earns.",
		kind: "Work it out yourself",
		picture: "/images/sections/figures.webp",
	}),
	loanCost: single("/tools/loan-cost", {
		title: "What a Loan Costs",
		description:
			"Type the loan offer you were made: what you pay each month, what it costs in all, and its true rate per year (APR).",
		kind: "Calculator",
		picture: "/images/sections/figures.webp",
	}),
	susu: single("/tools/susu", {
		title: "Susu Calculator",
		description:
			"How much you save when you put aside the same amount every day or week, with or without a fee of one such amount a month.",
		kind: "Calculator",
		picture: "/images/sections/figures.webp",
	}),
	fixedDeposit: single("/tools/fixed-deposit", {
		title: "Fixed Deposit Calculator",
		description:
			"What a fixed deposit earns, and what you receive at the end in cedis, at the rate that you were offered.",
		kind: "Calculator",
		picture: "/images/sections/figures.webp",
	}),
	rates: single("/rates", {
		title: "Rates, Fees and Charges",
		description:
			"Our rates, fees and charges for savings, loans, accounts and transfers, each with its date, or how to ask us.",
		kind: "What it costs",
		picture: "/images/sections/figures.webp",
	}),
	ussd: single("/ussd", {
		title: `${USSD_CODE} Step by Step`,
		description: `How to use ${USSD_CODE}: balance, transfers, airtime and data, bills and mini statement, in steps, and on a phone to try.`,
		kind: "Mobile banking guide",
		picture: "/images/sections/mobile-banking.webp",
	}),
	security: single("/security", {
		title: "Is This Really Us?",
		description:
			"Our official numbers, links and addresses, a check for what contacted you, what we never ask for, and how to report.",
		kind: "Against fraud",
		picture: "/images/sections/security.webp",
	}),
} as const satisfies Record<string, SitePage>;
