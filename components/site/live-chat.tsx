import type { ReactNode } from "react";
import { ContactOptions } from "#components/site/contact-options";
import { Enhanced } from "#components/ui/island";
import { type CompanyIdentity, whatsappHref } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";

type LiveChatProps = {
	company: CompanyIdentity;
	/** Unique on the page. */
	id: string;
	/** Classes of the button; the children are its content. */
	className?: string;
	children: ReactNode;
};

/**
 * The live-chat button. It opens the provider's window if one is configured. Otherwise, and when the provider does not load, it
 * opens a small panel with other ways to get in touch. Hidden without script, where those are shown next to it.
 */
export function LiveChat({ company, id, className = "", children }: LiveChatProps) {
	const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_GLOBAL } = environment();
	return (
		<Enhanced name="live-chat" when="touched">
			<div>
				<button
					type="button"
					aria-expanded={false}
					aria-controls={id}
					aria-busy={false}
					data-script-url={LIVE_CHAT_SCRIPT_URL || undefined}
					data-global-name={LIVE_CHAT_SCRIPT_URL ? LIVE_CHAT_GLOBAL : undefined}
					className={`${className} noscript:hidden aria-busy:animate-pulse`}
				>
					{children}
				</button>
				<div id={id} className="chat-panel hidden">
					<ContactOptions
						ways={{
							chatHref: whatsappHref(company),
							call: company.tollFree ?? company.phone,
							email: company.email,
						}}
					/>
				</div>
				<span role="status" className="sr-only" />
			</div>
		</Enhanced>
	);
}
