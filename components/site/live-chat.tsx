import type { ReactNode } from "react";
import type { ContactOption } from "#components/site/contact-options";
import { LiveChatToggle } from "#components/site/live-chat-toggle.island";
import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";

type LiveChatProps = {
	company: CompanyIdentity;
	/** The look of the button; its content are the children. */
	className?: string;
	children: ReactNode;
};

/**
 * The live-chat button. It opens the provider's window when one is configured; otherwise, and when the provider does not
 * come, a small panel with the other ways to talk. Hidden without script, where those ways stand beside it.
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

/** What the panel offers in the chat's place; what is not configured is left out. */
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
