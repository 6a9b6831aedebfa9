/** The pages on which the contact form stands. */
export type ContactFormPage = "/contact" | "/complaints";

/** The page to which a form sent without script comes back; takes whatever a form says of it. */
export const contactFormPage = (page: unknown): ContactFormPage =>
	page === "/complaints" ? "/complaints" : "/contact";
