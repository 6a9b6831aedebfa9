import { Icon, type IconName } from "#components/ui/icon";

export type ContactOption = { icon: IconName; href: string; label: string; detail: string };

/** The panel of the live-chat button when no chat is configured: other ways to reach a person. */
export const ContactOptions = ({ ways }: { ways: readonly ContactOption[] }) => (
	<>
		<p className="font-bold text-ink-900 text-lg">Talk to us</p>
		<ul className="chat-ways mt-2 -mb-1">
			{ways.map(({ icon, href, label, detail }) => (
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
