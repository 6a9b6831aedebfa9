import type { ReactNode } from "react";
import type { ContactOption } from "#components/site/contact-options";
import { LiveChatToggle } from "#components/site/live-chat-toggle.island";
import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";

type LiveChatProps = {
	company: CompanyIdentity;
	/** Classes of the button; the children are its content. */
	className?: string;
	children: ReactNode;
};

/**
 * The live-chat button. It opens the provider's window if one is configured. Otherwise, and when the provider does not load, it
 * opens a small panel with other ways to get in touch. Hidden without script, where those are shown next to it.
 */
export function LiveChat({ company, className = "", children }: LiveChatProps) {
	const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_GLOBAL } = environment();
	const provider = LIVE_CHAT_SCRIPT_URL
		? { scriptUrl: LIVE_CHAT_SCRIPT_URL, globalName: LIVE_CHAT_GLOBAL }
		: undefined;
	return (
		<LiveChatToggle provider={provider} className={`${className} noscript:hidden`} ways={waysToTalk(company)}>
			{children}
		</LiveChatToggle>
	);
}

/** What the panel offers instead of a chat. Whatever is not configured is omitted. */
function waysToTalk(company: CompanyIdentity): ContactOption[] {
	const chat = whatsappHref(company);
	const call = company.tollFree ?? company.phone;
	return [
		...(chat ? [{ icon: "whatsapp" as const, href: chat, label: "WhatsApp", detail: "Write to us" }] : []),
		...(call ? [{ icon: "phone-call" as const, href: telHref(call), label: "Call", detail: call }] : []),
		...(company.email
			? [
					{
						icon: "mail" as const,
						href: `mailto:${company.email}`,
						label: "Email",
						detail: company.email,
					},
				]
			: []),
	];
}
