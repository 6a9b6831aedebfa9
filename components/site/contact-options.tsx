import { Icon, type IconName } from "#components/ui/icon";
import { telHref } from "#lib/web/tel-href";

/** Ways to reach a person; those that are not configured are undefined. */
export type ContactWays = { chatHref?: string; call?: string; email?: string };

/** The panel of the live-chat button when no chat is configured: other ways to reach a person. */
export const ContactOptions = ({ ways }: { ways: ContactWays }) => (
	<>
		<p className="font-bold text-ink-900 text-lg">Talk to us</p>
		<ul className="chat-ways mt-2 -mb-1">
			{contactOptions(ways).map(({ icon, href, label, detail }) => (
				<li key={icon}>
					<a href={href} rel="noopener">
						<span className="icon-disc size-10">
							<Icon name={icon} />
						</span>
						<span className="min-w-0 leading-snug">
							<span className="block font-semibold text-ink-900">{label}</span>{" "}
							<span className="block truncate text-ink-700 text-sm">{detail}</span>
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
		? [{ icon: "whatsapp" as const, href: chatHref, label: "WhatsApp", detail: "Write to us" }]
		: []),
	...(call ? [{ icon: "phone-call" as const, href: telHref(call), label: "Call", detail: call }] : []),
	...(email ? [{ icon: "mail" as const, href: `mailto:${email}`, label: "Email", detail: email }] : []),
];
