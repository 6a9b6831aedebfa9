/** The pages with the contact form. */
export type ContactFormPage = "/contact" | "/complaints";

/** The page to return to after a form without script; accepts any form input. */
export const contactFormPage = (page: unknown): ContactFormPage =>
	page === "/complaints" ? "/complaints" : "/contact";
