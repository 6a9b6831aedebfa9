/** The contact screen's three purposes, in the order of its tabs; each tab and its form carry the title (behaviour §2 /contact). */
export const CONTACT_TABS = [
	{ tab: "enquiry", title: "Make Enquiry" },
	{ tab: "loan", title: "Request Loan" },
	{ tab: "account", title: "Open Account" },
] as const;

export type ContactTab = (typeof CONTACT_TABS)[number]["tab"];

/** The tab in a URL; anything other than exactly one of the three means enquiry. */
export function contactTab(value: string | null | undefined): ContactTab {
	return CONTACT_TABS.find(({ tab }) => tab === value)?.tab ?? "enquiry";
}
