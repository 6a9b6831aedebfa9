/** A mail to the HR address about one role, its subject filled in. */
export const applicationMailto = (email: string, jobTitle: string) =>
	`mailto:${email}?subject=${encodeURIComponent(`Application: ${jobTitle}`)}`;
