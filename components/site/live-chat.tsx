import type { ReactNode } from "react";
import { Icon, type IconName } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";
import { telHref } from "#lib/web/tel-href";

type LiveChatProps = {
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
export function LiveChat({ id, className = "", children }: LiveChatProps) {
	const company = companyIdentity();
	const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_GLOBAL } = environment();
	return (
		<Enhanced name="live-chat" when="interaction">
			<div>
				<button
					type="button"
					aria-expanded={false}
					aria-controls={id}
					aria-busy={false}
					data-script-url={LIVE_CHAT_SCRIPT_URL || undefined}
					data-global-name={LIVE_CHAT_SCRIPT_URL ? LIVE_CHAT_GLOBAL : undefined}
					className={`${className} chat-opener`}
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

/** Ways to reach a person; those that are not configured are undefined. */
type ContactWays = { chatHref?: string; call?: string; email?: string };

/** The panel of the live-chat button when no chat is configured: other ways to reach a person. */
const ContactOptions = ({ ways }: { ways: ContactWays }) => (
	<>
		<p>Talk to us</p>
		<ul className="chat-ways">
			{contactOptions(ways).map(({ icon, href, label, detail }) => (
				<li key={icon}>
					<a href={href}>
						<span className="icon-disc">
							<Icon name={icon} />
						</span>
						<span>
							<b>{label}</b> <span>{detail}</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	</>
);

type ContactOption = { icon: IconName; href: string; label: string; detail: string };

/** The words are here, because the ways come with every page. */
const contactOptions = ({ chatHref, call, email }: ContactWays): readonly ContactOption[] => [
	...(chatHref
		? [{ icon: "handset" as const, href: chatHref, label: "WhatsApp", detail: "Write to us" }]
		: []),
	...(call ? [{ icon: "phone-call" as const, href: telHref(call), label: "Call", detail: call }] : []),
	...(email ? [{ icon: "mail" as const, href: `mailto:${email}`, label: "Email", detail: email }] : []),
];
