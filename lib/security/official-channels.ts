import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { readChannel } from "#lib/security/channel-check";

/** A way in which the company itself contacts people. */
export type OfficialChannel = {
	/** 'Call line' */
	label: string;
	/** In the usual spelling. */
	text: string;
	href: string;
	icon:
		| "phone"
		| "phone-call"
		| "smartphone"
		| "whatsapp"
		| "mail"
		| "facebook"
		| "x"
		| "instagram"
		| "linkedin"
		| "building";
	/** The number of a branch: listed apart. */
	isBranch?: boolean;
	/** Identifies every spelling of it. */
	key: string;
};

type BranchPhone = { name: string; phone: string | undefined };

/**
 * All official channels: those of the company's record, then the numbers of its branches. Channels that are not configured
 * are omitted, and a number that several branches share is listed once. `siteUrl` is this site's address.
 */
export function officialChannels(
	company: CompanyIdentity,
	siteUrl: string,
	branches: readonly BranchPhone[] = [],
): OfficialChannel[] {
	const {
		phone,
		tollFree,
		chatPhone,
		defaultBranchPhone,
		whatsapp,
		email,
		careersEmail,
		facebook,
		x,
		instagram,
		linkedin,
	} = company;
	const site = new URL(siteUrl).host;
	const found: (Omit<OfficialChannel, "key"> | undefined)[] = [
		phone ? { label: "Call line", text: phone, href: telHref(phone), icon: "phone" } : undefined,
		tollFree
			? { label: "Toll-free line", text: tollFree, href: telHref(tollFree), icon: "phone-call" }
			: undefined,
		chatPhone
			? { label: "Chat number", text: chatPhone, href: telHref(chatPhone), icon: "phone" }
			: undefined,
		whatsapp
			? {
					label: "WhatsApp",
					text: `wa.me/${whatsapp}`,
					href: whatsappHref(company) ?? "",
					icon: "whatsapp",
				}
			: undefined,
		{ label: "Mobile banking", text: USSD_CODE, href: USSD_HREF, icon: "smartphone" },
		email ? { label: "Email", text: email, href: `mailto:${email}`, icon: "mail" } : undefined,
		careersEmail
			? { label: "Email for jobs", text: careersEmail, href: `mailto:${careersEmail}`, icon: "mail" }
			: undefined,
		{ label: "This website", text: site, href: "/", icon: "building" },
		social("Facebook", "facebook", facebook),
		social("X", "x", x),
		social("Instagram", "instagram", instagram),
		social("LinkedIn", "linkedin", linkedin),
		defaultBranchPhone ? branchLine("Our branches", defaultBranchPhone) : undefined,
		...branches.map(({ name, phone }) => (phone ? branchLine(name, phone) : undefined)),
	];
	const withKeys = found.flatMap((channel) => {
		const key = channel && readChannel(channel.icon === "building" ? siteUrl : channel.text)[0];
		return channel && key ? [{ ...channel, key }] : [];
	});
	const seen = new Set<string>();
	return withKeys.filter(({ key, isBranch }) => !isBranch || (!seen.has(key) && seen.add(key)));
}

const branchLine = (label: string, phone: string) => ({
	label,
	text: phone,
	href: telHref(phone),
	icon: "phone" as const,
	isBranch: true,
});

const social = (label: string, icon: OfficialChannel["icon"], href: string | undefined) =>
	href ? { label, text: href.replace(/^https?:\/\/(?:www\.)?|\/$/g, ""), href, icon } : undefined;
