import { KIDS_ACCOUNT_OPENING_GHS, LOAN_PROCESSING_HOURS } from "#lib/company/constants";
import { productLink } from "#lib/company/product-link";
import { productHref } from "#lib/product-path";

export const MOBILE_BANKING_HREF = productHref("digital", "best mobile banking");

/** The slides of the promotional carousel, on every page (behaviour §2, §3). */
export const PROMOTIONS = [
	{
		title: "Susu and Nkosuo Loans",
		description: "Save a little each day with us, then borrow to grow your stock, your shop or your trade.",
		amountText: `Usually processed in ${LOAN_PROCESSING_HOURS.from} to ${LOAN_PROCESSING_HOURS.to} hours`,
		buttonText: "Read More",
		image: "/images/promotions/susu-nkosuo.webp",
		linkedPage: productHref("business", "Susu and Nkosuo Loans"),
	},
	{
		title: "Mmofra Daakye Kids Account",
		description: "Start saving for your child today. A parent or guardian opens the account at a branch.",
		amountText: `Open with GHS ${KIDS_ACCOUNT_OPENING_GHS}`,
		buttonText: "Click to Apply",
		image: "/images/promotions/mmofra-daakye.webp",
		linkedPage: productHref("accounts", "Mmofra Daakye Account"),
	},
] as const;

/** The footer's groups of links (behaviour §2); the contact block and the socials come from the company's record. */
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
		productLink("transfers", title),
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
		{ label: "Rates and Fees", href: "/rates" },
		{ label: "USSD Guide", href: "/ussd" },
		{ label: "Is This Really Us?", href: "/security" },
		{ label: "Accessibility", href: "/accessibility" },
		{ label: "Without Internet", href: "/offline" },
		{ label: "Terms", href: "/terms-conditions" },
	],
} as const;
