import { companyIdentity } from "#lib/company/identity";
import { absoluteUrl } from "#lib/seo/absolute-url";

/**
 * Until when the contacts below are vouched for, less than a year ahead (RFC 9116). Somebody asks them whether they still receive
 * reports before moving it; a test fails a month before.
 */
export const SECURITY_CONTACTS_EXPIRE = "2027-10-31T00:00:00.000Z";

/** The text of `/.well-known/security.txt`: where to report a vulnerability of the website. */
export function securityTxt(): string {
	const { email } = companyIdentity();
	return [
		...(email ? [`Contact: mailto:${email}`] : []),
		`Contact: ${absoluteUrl("/contact")}`,
		`Expires: ${SECURITY_CONTACTS_EXPIRE}`,
		"Preferred-Languages: en",
		`Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
		"",
	].join("\n");
}
