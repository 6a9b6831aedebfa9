import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button";
import { EmailLink } from "#components/ui/email-link";
import { Icon, type IconName } from "#components/ui/icon";
import { companyIdentity, whatsappHref } from "#lib/company/identity";
import { telHref } from "#lib/web/tel-href";

/** The side panel: all contact options and a link to the branches. */
export function ContactChannels() {
	const company = companyIdentity();
	const chat = whatsappHref(company);
	return (
		<aside aria-label="Ways to reach us" className="contact-channels">
			<dl>
				{company.headOffice && (
					<Channel icon="building" label="Head office">
						{company.headOffice}
					</Channel>
				)}
				{company.postalAddress && (
					<Channel icon="mailbox" label="Post">
						{company.postalAddress}
					</Channel>
				)}
				{company.phone && (
					<Channel icon="phone" label="Call">
						<a href={telHref(company.phone)}>{company.phone}</a>
						{company.phoneLanguages && <span>{company.phoneLanguages}</span>}
					</Channel>
				)}
				{company.tollFree && (
					<Channel icon="phone-call" label="Toll-free">
						<a href={telHref(company.tollFree)}>{company.tollFree}</a>
					</Channel>
				)}
				{company.email && (
					<Channel icon="mail" label="Email">
						<EmailLink address={company.email} />
					</Channel>
				)}
			</dl>
			<ButtonLink href="/locator">
				<Icon name="map-pin" /> Locate Our Branches
			</ButtonLink>
			{chat && (
				<ButtonLink href={chat} variant="outline" rel="noopener" target="_blank">
					<Icon name="handset" /> WhatsApp
				</ButtonLink>
			)}
		</aside>
	);
}

function Channel({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
	return (
		<div>
			<dt>
				<Icon name={icon} />
				{label}
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
