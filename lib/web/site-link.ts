/** A link of this site with its text. */
export type SiteLink = { label: string; href: string };
