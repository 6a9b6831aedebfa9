import type { ComponentProps, ReactNode } from "react";
import { LiveChatToggle } from "#components/site/live-chat-toggle.island";
import { type CompanyIdentity, whatsappHref } from "#lib/company/identity";
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

/** The provider that the environment names, and the ways to get in touch without it. Whatever is not configured is omitted. */
export function liveChatOptions(company: CompanyIdentity): LiveChatOptions {
	const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_GLOBAL } = environment();
	return {
		provider: LIVE_CHAT_SCRIPT_URL
			? { scriptUrl: LIVE_CHAT_SCRIPT_URL, globalName: LIVE_CHAT_GLOBAL }
			: undefined,
		ways: {
			chatHref: whatsappHref(company),
			call: company.tollFree ?? company.phone,
			email: company.email,
		},
	};
}
