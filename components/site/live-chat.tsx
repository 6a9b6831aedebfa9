import type { ComponentProps, ReactNode } from "react";
import type { ContactOption } from "#components/site/contact-options";
import { LiveChatToggle } from "#components/site/live-chat-toggle.island";
import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";

/** What the button needs in the browser. */
export type LiveChatOptions = Pick<ComponentProps<typeof LiveChatToggle>, "provider" | "ways">;

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
export const LiveChat = ({ company, ...button }: LiveChatProps) => (
	<LiveChatToggle {...liveChatOptions(company)} {...button} />
);

/** The provider that the environment names, and the ways to get in touch without it. */
export function liveChatOptions(company: CompanyIdentity): LiveChatOptions {
	const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_GLOBAL } = environment();
	return {
		provider: LIVE_CHAT_SCRIPT_URL
			? { scriptUrl: LIVE_CHAT_SCRIPT_URL, globalName: LIVE_CHAT_GLOBAL }
			: undefined,
		ways: waysToTalk(company),
	};
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
