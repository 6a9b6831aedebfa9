import { type CompanyIdentity, whatsappHref } from "#lib/company/identity";
import { telHref } from "#lib/web/tel-href";

/** The numbers that a phone reaches without internet, and WhatsApp, which needs a little data; without those that are not configured. */
export function offlineNumbers(company: CompanyIdentity) {
	const { tollFree, phone, chatPhone, whatsapp } = company;
	const lines = [
		{ icon: "phone-call", label: "Toll-free line", text: tollFree, href: tollFree && telHref(tollFree) },
		{ icon: "phone", label: "Call line", text: phone, href: phone && telHref(phone) },
		{ icon: "phone", label: "Chat number", text: chatPhone, href: chatPhone && telHref(chatPhone) },
		{
			icon: "handset",
			label: "WhatsApp (needs a little data)",
			text: whatsapp && spaced(whatsapp),
			href: whatsappHref(company),
		},
	] as const;
	return lines.flatMap(({ text, href, ...line }) => (text && href ? [{ ...line, text, href }] : []));
}

/** A Ghanaian number as people write it: +233 30 000 0000. */
const spaced = (digits: string) => `+${digits}`.replace(/^\+233(\d{2})(\d{3})(\d{4})$/, "+233 $1 $2 $3");
