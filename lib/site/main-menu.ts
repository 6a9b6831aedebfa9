import { LOAN_PROCESSING_HOURS } from "#lib/company/limits";
import { productLink } from "#lib/products/product-link";
import type { SiteLink } from "#lib/web/site-link";

export type TopLink = { section: string; href: string; label: string; mobileLabel?: string };

/** The top bar's links (behaviour §2). `section` is the first part of the URLs below it; its label may differ. */
export const TOP_LINKS: readonly TopLink[] = [
	{ section: "", href: "/", label: "Home" },
	{ section: "about", href: "/about", label: "About" },
	{ section: "products", href: "/products", label: "Products" },
	{ section: "careers", href: "/careers", label: "Careers" },
	{ section: "news", href: "/news", label: "News" },
	{ section: "contact", href: "/contact", label: "Contact Us", mobileLabel: "Contact" },
];

/** The four columns of the products mega-menu; categories and titles in the spelling of behaviour §2.1. */
export const MEGA_MENU: readonly { heading: string; links: readonly SiteLink[] }[] = [
	{
		heading: "Loans",
		links: [
			productLink("personal", "salary loans", "Salary Loans"),
			productLink("business", "sme loans", "SME Loans"),
			productLink("personal", "Government Salary Loans"),
			productLink("business", "Susu and Nkosuo Loans"),
			productLink("loans", "Best Quick Loan"),
		],
	},
	{
		heading: "Savings",
		links: [
			productLink("accounts", "susu account", "Susu Account"),
			productLink("accounts", "Sika Dua"),
			productLink("savings", "Current Account"),
			productLink("accounts", "Savings Account"),
			productLink("accounts", "Mmofra Daakye Account"),
		],
	},
	{
		heading: "Digital Banking",
		links: [
			productLink("digital", "best mobile banking", "Best Mobile Banking"),
			productLink("digital", "Mobile Money Services"),
		],
	},
	{
		heading: "Remmittance",
		links: ["Western Union", "MoneyGram", "Ria", "Unitylink"].map((title) =>
			productLink("remmittance", title),
		),
	},
];

/** The mega menu's quick tabs; the first is the default. */
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
