import type { ReactNode } from "react";
import { LiveChatToggle } from "#components/site/live-chat-toggle.island";
import { Icon, type IconName } from "#components/ui/icon";
import { type CompanyIdentity, telHref, whatsappHref } from "#lib/company/identity";
import { environment } from "#lib/environment";

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
		<LiveChatToggle
			provider={provider}
			className={`${className} noscript:hidden`}
			ways={<WaysToTalk company={company} />}
		>
			{children}
		</LiveChatToggle>
	);
}

function WaysToTalk({ company }: { company: CompanyIdentity }) {
	const chat = whatsappHref(company);
	const call = company.tollFree ?? company.phone;
	return (
		<>
			<p className="font-bold text-ink-900 text-lg">Talk to us</p>
			<ul className="mt-2 -mb-1">
				{chat && <Way icon="whatsapp" href={chat} label="WhatsApp" detail="Write to us" />}
				{call && <Way icon="phone-call" href={telHref(call)} label="Call" detail={call} />}
				{company.email && (
					<Way icon="mail" href={`mailto:${company.email}`} label="E-mail" detail={company.email} />
				)}
			</ul>
		</>
	);
}

const Way = ({
	icon,
	href,
	label,
	detail,
}: {
	icon: IconName;
	href: string;
	label: string;
	detail: string;
}) => (
	<li>
		<a
			href={href}
			rel="noopener"
			className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 hover:bg-brand-50"
		>
			<span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700">
				<Icon name={icon} />
			</span>
			<span className="min-w-0 leading-snug">
				<span className="block font-semibold text-ink-900">{label}</span>{" "}
				<span className="block truncate text-ink-700 text-sm">{detail}</span>
			</span>
		</a>
	</li>
);
