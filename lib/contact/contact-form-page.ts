import type { ContactTab } from "#lib/contact/contact-tab";

const PAGES = ["/contact", "/complaints", "/security"] as const;

/** The pages with the contact form, or a part of it. */
export type ContactFormPage = (typeof PAGES)[number];

/** The page to return to after a form without script. */
export const contactFormPage = (page: string | undefined): ContactFormPage =>
	PAGES.find((each) => each === page) ?? "/contact";

/** The subject of a contact request. */
export type ContactTopic = ContactTab | "complaint" | "fake";

/** By the page that it was sent from, and the tab of `/contact`. */
export function contactTopic(page: string | undefined, tab: ContactTab): ContactTopic {
	const from = contactFormPage(page);
	if (from === "/security") return "fake";
	return from === "/complaints" && tab === "enquiry" ? "complaint" : tab;
}
