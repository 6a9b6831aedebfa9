import { KIDS_ACCOUNT_OPENING_GHS, LOAN_PROCESSING_HOURS } from "#lib/company/constants";
import { productHref } from "#lib/product-path";

export type SiteLink = { label: string; href: string };

/** The top bar's links (spec §2). `section` is the first part of the addresses below it; the menu may call it otherwise. */
export const TOP_LINKS = [
	{ section: "", href: "/", label: "Home" },
	{ section: "about", href: "/about", label: "About" },
	{ section: "products", href: "/products", label: "Products" },
	{ section: "careers", href: "/careers", label: "Careers" },
	{ section: "news", href: "/news", label: "News" },
	{ section: "contact", href: "/contact", label: "Contact Us", mobileLabel: "Contact" },
] as const;

const product = (category: string, title: string, label = title): SiteLink => ({
	label,
	href: productHref(category, title),
});

/** The four columns of the products mega-menu; categories and titles are spelt as the spec spells them (§2). */
export const MEGA_MENU: readonly { heading: string; links: readonly SiteLink[] }[] = [
	{
		heading: "Loans",
		links: [
			product("personal", "salary loans", "Salary Loans"),
			product("business", "sme loans", "SME Loans"),
			product("personal", "Government Salary Loans"),
			product("business", "Susu and Nkosuo Loans"),
			product("loans", "Best Quick Loan"),
		],
	},
	{
		heading: "Savings",
		links: [
			product("accounts", "susu account", "Susu Account"),
			product("accounts", "Sika Dua"),
			product("savings", "Current Account"),
			product("accounts", "Savings Account"),
			product("accounts", "Mmofra Daakye Account"),
		],
	},
	{
		heading: "Digital Banking",
		links: [
			product("digital", "best mobile banking", "Best Mobile Banking"),
			product("digital", "Mobile Money Services"),
		],
	},
	{
		heading: "Remmittance",
		links: ["Western Union", "MoneyGram", "Ria", "Unitylink"].map((title) => product("remmittance", title)),
	},
];

/** The mega-menu's quick tabs; the first is chosen at the start. */
export const QUICK_CONTACT = [
	{
		tab: "account",
		label: "quick account",
		href: "/contact?tab=account",
		text: "Send us your details first. You then open the account at a branch with your Ghana Card.",
		linkText: "Request an account",
	},
	{
		tab: "loan",
		label: "quick loan",
		href: "/contact?tab=loan",
		text: `Tell us what the money is for. Loans usually take ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours once requirements are met.`,
		linkText: "Request a loan",
	},
] as const;

export const MOBILE_BANKING_HREF = productHref("digital", "best mobile banking");

/** The slides of the promotional carousel, on every page (spec §2, §3). */
export const PROMOTIONS = [
	{
		title: "Susu and Nkosuo Loans",
		description: "Save a little each day with us, then borrow to grow your stock, your shop or your trade.",
		amountText: `Processed in ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours`,
		buttonText: "Read More",
		image: "/images/promotions/susu-nkosuo.webp",
		linkedPage: productHref("business", "Susu and Nkosuo Loans"),
	},
	{
		title: "Mmofra Daakye Kids Account",
		description:
			"Start your child’s future today, with a guardian’s consent and a first deposit within reach.",
		amountText: `Open with GHS ${KIDS_ACCOUNT_OPENING_GHS}`,
		buttonText: "Click to Apply",
		image: "/images/promotions/mmofra-daakye.webp",
		linkedPage: productHref("accounts", "Mmofra Daakye Account"),
	},
] as const;

/** The footer's groups of links (spec §2); the contact block and the socials come from the company's record. */
export const FOOTER = {
	quickLinks: [
		{ label: "About Us", href: "/about" },
		{ label: "Contact Us", href: "/contact" },
		{ label: "Products", href: "/products" },
		{ label: "Careers", href: "/careers" },
		{ label: "News", href: "/news" },
		{ label: "Branch Locator", href: "/locator" },
	],
	remittance: ["Western Union", "MoneyGram", "Ria", "Unitylink", "Mobile Money Services"].map((title) =>
		product("transfers", title),
	),
	resource: [
		{ label: "Privacy Policy", href: "/privacy" },
		{ label: "Annual Report", href: "/reports" },
		{ label: "Bank of Ghana Notices", href: "/notices" },
		{ label: "Disclaimer", href: "/disclaimer" },
		{ label: "Before You Visit", href: "/before-you-visit" },
		{ label: "Public Holidays", href: "/holidays" },
		{ label: "Complaints", href: "/complaints" },
	],
	socials: [
		{ label: "News Blog", href: "/news" },
		{ label: "Awards", href: "/award/1" },
	],
	legal: [
		{ label: "FAQs", href: "/faqs" },
		{ label: "Calculators", href: "/tools" },
		{ label: "USSD Guide", href: "/ussd" },
		{ label: "Is This Really Us?", href: "/security" },
		{ label: "Terms", href: "/terms-conditions" },
	],
} as const;
