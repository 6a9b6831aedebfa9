import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { readChannel } from "#lib/security/channel-check";

/** A way on which the company itself speaks to people. */
export type OfficialChannel = {
	/** 'Call line' */
	label: string;
	/** As people write it. */
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
	/** By which every spelling of it is recognised. */
	key: string;
};

/** All official channels, from the company's record; what is not configured is none. `siteUrl` is this site's address. */
export function officialChannels(company: CompanyIdentity, siteUrl: string): OfficialChannel[] {
	const { phone, tollFree, chatPhone, whatsapp, email, careersEmail, facebook, x, instagram, linkedin } =
		company;
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
	];
	return found.flatMap((channel) => {
		const key = channel && readChannel(channel.icon === "building" ? siteUrl : channel.text)[0];
		return channel && key ? [{ ...channel, key }] : [];
	});
}

const social = (label: string, icon: OfficialChannel["icon"], href: string | undefined) =>
	href ? { label, text: href.replace(/^https?:\/\/(?:www\.)?|\/$/g, ""), href, icon } : undefined;
