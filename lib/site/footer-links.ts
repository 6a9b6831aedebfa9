import { productLink } from "#lib/products/product-link";

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
	],
	socials: [
		{ label: "News Blog", href: "/news" },
		{ label: "Awards", href: "/award/1" },
	],
	more: [
		{ label: "Help", href: "/help" },
		{ label: "Complaints", href: "/complaints" },
		{ label: "Where Is My Message?", href: "/where-is-it" },
		{ label: "Your Rights", href: "/your-rights" },
		{ label: "Before You Visit", href: "/before-you-visit" },
		{ label: "Public Holidays", href: "/holidays" },
		{ label: "Calculators", href: "/tools" },
		{ label: "Can I Borrow?", href: "/can-i-borrow" },
		{ label: "Is My Money Protected?", href: "/deposit-protection" },
		{ label: "Dormant Accounts", href: "/dormant-accounts" },
		{ label: "Rates and Fees", href: "/rates" },
		{ label: "USSD Guide", href: "/ussd" },
		{ label: "Is This Really Us?", href: "/security" },
		{ label: "Accessibility", href: "/accessibility" },
		{ label: "Without Internet", href: "/offline" },
	],
	legal: [
		{ label: "FAQs", href: "/faqs" },
		{ label: "Terms", href: "/terms-conditions" },
	],
} as const;
