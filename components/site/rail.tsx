import { LiveChat } from "#components/site/live-chat";
import { Icon, type IconName } from "#components/ui/icon";
import { type CompanyIdentity, companyIdentity, socialLinks, whatsappHref } from "#lib/company/identity";
import { telHref } from "#lib/web/tel-href";

/** The contact and social rail at the right edge, from 768 px up (behaviour §2.1). Options that are not configured are omitted. */
export function Rail() {
	return (
		<aside aria-label="Contact and social links" className="site-rail">
			<ul>
				{contactLinks(companyIdentity()).map(({ icon, label, href }) => (
					<li key={icon}>
						<a href={href} className="rail-item">
							<Icon name={icon} />
							<span>{label}</span>
						</a>
					</li>
				))}
				<li className="relative noscript:hidden">
					<LiveChat id="rail-chat" className="rail-item">
						<Icon name="chat" />
						<span>Live chat</span>
					</LiveChat>
				</li>
			</ul>
		</aside>
	);
}

/** Contact options as icons: call, WhatsApp, social links. Options that are not configured are omitted. */
export function contactLinks(company: CompanyIdentity): { icon: IconName; label: string; href: string }[] {
	const call = company.tollFree ?? company.phone;
	const chat = whatsappHref(company);
	return [
		...(call ? [{ icon: "phone-call" as const, label: `Call ${call}`, href: telHref(call) }] : []),
		...(chat ? [{ icon: "handset" as const, label: "Chat on WhatsApp", href: chat }] : []),
		...socialLinks(company).filter(({ icon }) => icon !== "handset"),
	];
}
