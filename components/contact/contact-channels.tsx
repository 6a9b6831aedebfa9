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
		<aside
			aria-label="Ways to reach us"
			className="flex h-fit flex-wrap gap-3 rounded-lg bg-brand-50 p-5 md:p-8"
		>
			<dl className="mb-3 grid basis-full gap-4 sm:max-lg:grid-cols-2">
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
						{company.phoneLanguages && (
							<span className="block font-normal text-ink-600 text-sm">{company.phoneLanguages}</span>
						)}
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
			<ButtonLink href="/locator" className="grow">
				<Icon name="map-pin" /> Locate Our Branches
			</ButtonLink>
			{chat && (
				<ButtonLink href={chat} variant="outline" rel="noopener" target="_blank" className="grow">
					<Icon name="whatsapp" /> WhatsApp
				</ButtonLink>
			)}
		</aside>
	);
}

function Channel({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
	return (
		<div className="relative pl-8">
			<dt className="text-ink-600 text-sm">
				<Icon name={icon} className="absolute top-1 left-0 size-5 text-brand-600" />
				{label}
			</dt>
			<dd className="font-semibold text-ink-900 wrap-anywhere [&_a]:inline-block [&_a]:underline [&_a]:decoration-brand-300 [&_a]:underline-offset-4">
				{children}
			</dd>
		</div>
	);
}
