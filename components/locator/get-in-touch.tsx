import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button";
import { EmailLink } from "#components/ui/email-link";
import { Icon, type IconName } from "#components/ui/icon";
import { Section } from "#components/ui/section";
import { type CompanyIdentity, telHref } from "#lib/company/identity";

/** All contact options (behaviour §2 /locator). Whatever is not configured is omitted. */
export function GetInTouch({ company }: { company: CompanyIdentity }) {
	const { phone, chatPhone, tollFree, headOffice, postalAddress, email } = company;
	return (
		<Section
			isBelowFirstScreen
			title="Get in touch"
			intro="No branch near you? Call or write to us."
			tone="tint"
			action={<ButtonLink href="/contact">Send us a message</ButtonLink>}
		>
			<ul className="grid gap-3 sm:gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{(phone || chatPhone) && (
					<Way icon="phone" title="Phone">
						{phone && <a href={telHref(phone)}>{phone}</a>}
						{chatPhone && <a href={telHref(chatPhone)}>{chatPhone}</a>}
					</Way>
				)}
				{tollFree && (
					<Way icon="phone-call" title="Toll-free">
						<a href={telHref(tollFree)}>{tollFree}</a>
					</Way>
				)}
				{(headOffice || postalAddress) && (
					<Way icon="building" title="Address">
						{headOffice && <span>{headOffice}</span>}
						{postalAddress && <span>{postalAddress}</span>}
					</Way>
				)}
				{email && (
					<Way icon="mail" title="Email">
						<EmailLink address={email} />
					</Way>
				)}
			</ul>
		</Section>
	);
}

const Way = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
	<li className="relative rounded-lg bg-white p-4 shadow-card max-sm:pl-19 sm:p-6">
		<span className="grid size-11 place-items-center rounded-full bg-brand-100 text-brand-700 max-sm:absolute max-sm:left-4">
			<Icon name={icon} />
		</span>
		<h3 className="text-lg sm:mt-4">{title}</h3>
		<div className="mt-1 flex flex-col items-start leading-[2rem] [&_a]:inline-flex [&_a]:min-h-8 [&_a]:max-w-full [&_a]:items-center [&_a]:font-semibold [&_a]:text-brand-700 [&_a]:underline [&_a]:decoration-brand-300 [&_a]:underline-offset-4">
			{children}
		</div>
	</li>
);
