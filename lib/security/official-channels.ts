import { FACTS } from "#lib/company/facts";
import { type CompanyIdentity, type SocialLink, whatsappHref } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { type KnownChannels, readChannel } from "#lib/security/channel-check";
import { telHref } from "#lib/web/tel-href";

/** A way in which the company itself contacts people. */
export type OfficialChannel = {
	/** 'Call line' */
	label: string;
	/** In the usual spelling. */
	text: string;
	href: string;
	icon: SocialLink["icon"] | "phone" | "phone-call" | "smartphone" | "mail" | "building";
	/** The number of a branch: listed apart. */
	isBranch?: boolean;
	/** Identifies every spelling of it. */
	key: string;
};

/** The channels to compare with: our own, and those of public offices that the site itself names. */
export function knownChannels(
	ours: readonly OfficialChannel[],
	{ name, shortName }: Pick<CompanyIdentity, "name" | "shortName">,
	isBranchUnknown: boolean,
): KnownChannels {
	const { cyberSecurityAuthority: csa, bankOfGhanaDesk: bank, fraudLine, police, supervisor } = FACTS;
	const offices = [
		{ label: csa.value.name, channels: [csa.value.shortCode, csa.value.whatsappText] },
		{ label: supervisor.value.name, channels: [bank.value.phone, bank.value.email] },
		{ label: fraudLine.value.name, channels: [fraudLine.value.shortCode] },
		{ label: police.value.name, channels: [police.value.emergency, police.value.shortCode] },
	].flatMap(({ label, channels }) => channels.flatMap(readChannel).map((key) => ({ key, label })));
	return { ours, offices, names: [name, shortName], isBranchUnknown };
}

/** Undefined if it is not configured. */
type Channel = Omit<OfficialChannel, "key"> | undefined;
type BranchPhone = { name: string; phone: string | undefined };

/**
 * All official channels: those of the company's record, then the numbers of its branches. Channels that are not configured
 * are omitted, and a number that several branches share is listed once. `siteUrl` is this site's URL.
 */
export function officialChannels(
	company: CompanyIdentity,
	siteUrl: string,
	branches: readonly BranchPhone[] = [],
): OfficialChannel[] {
	const { whatsapp } = company;
	const found: Channel[] = [
		phoneLine("Call line", company.phone),
		phoneLine("Toll-free line", company.tollFree, "phone-call"),
		phoneLine("Chat number", company.chatPhone),
		whatsapp
			? {
					label: "WhatsApp",
					text: `wa.me/${whatsapp}`,
					href: whatsappHref(company) ?? "",
					icon: "handset",
				}
			: undefined,
		{ label: "Mobile banking", text: USSD_CODE, href: USSD_HREF, icon: "smartphone" },
		mail("Email", company.email),
		mail("Email for jobs", company.careersEmail),
		mail("Email for journalists", company.pressEmail),
		{ label: "This website", text: new URL(siteUrl).host, href: "/", icon: "building" },
		social("Facebook", "letter-f", company.facebook),
		social("X", "letter-x", company.x),
		social("Instagram", "camera", company.instagram),
		social("LinkedIn", "letters-in", company.linkedin),
		branchLine("Our branches", company.defaultBranchPhone),
		...branches.map(({ name, phone }) => branchLine(name, phone)),
	];
	const withKeys = found.flatMap((channel) => {
		const key = channel && readChannel(channel.icon === "building" ? siteUrl : channel.text)[0];
		return channel && key ? [{ ...channel, key }] : [];
	});
	const seen = new Set<string>();
	return withKeys.filter(({ key, isBranch }) => !isBranch || (!seen.has(key) && seen.add(key)));
}

const phoneLine = (
	label: string,
	phone: string | undefined,
	icon: "phone" | "phone-call" = "phone",
): Channel => (phone ? { label, text: phone, href: telHref(phone), icon } : undefined);

function branchLine(name: string, phone: string | undefined): Channel {
	const line = phoneLine(name, phone);
	return line && { ...line, isBranch: true };
}

const mail = (label: string, address: string | undefined): Channel =>
	address ? { label, text: address, href: `mailto:${address}`, icon: "mail" } : undefined;

const social = (label: string, icon: SocialLink["icon"], href: string | undefined): Channel =>
	href ? { label, text: href.replace(/^https?:\/\/(?:www\.)?|\/$/g, ""), href, icon } : undefined;
