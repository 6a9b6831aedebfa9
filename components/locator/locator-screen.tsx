import type { ReactNode } from "react";
import { BranchFinder } from "#components/locator/branch-finder";
import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmailLink } from "#components/ui/email-link";
import { EmptyState } from "#components/ui/empty-state";
import { Icon, type IconName } from "#components/ui/icon";
import { LoadFailure } from "#components/ui/load-failure";
import { Section } from "#components/ui/section";
import { StructuredData } from "#components/ui/structured-data";
import type { Outcome } from "#lib/backend/client/failure";
import type { Branch } from "#lib/backend/locator";
import { companyIdentity } from "#lib/company/identity";
import type { BranchQuery } from "#lib/locator/branch-query";
import { foundBranches } from "#lib/locator/nearest-branches";
import { branchesData, headOfficeData } from "#lib/seo/structured-data";
import { telHref } from "#lib/web/tel-href";

type LocatorScreenProps = { branches: Outcome<Branch[]>; query: BranchQuery };

/** The locator and contact screen (behaviour §2 /locator, /contact-us). */
export function LocatorScreen({ branches, query }: LocatorScreenProps) {
	return (
		<Page title="Branch Locator" intro="Find the branch nearest to you, its phone number and the way there.">
			<Container className="py-5 md:py-14">
				<h2 className="sr-only">Branches</h2>
				<Branches branches={branches} query={query} />
			</Container>
			<GetInTouch />
		</Page>
	);
}

function Branches({ branches, query }: LocatorScreenProps) {
	if (!branches.ok) {
		return (
			<LoadFailure title="Our branches could not be loaded" toast={BRANCHES_FAILED}>
				<p>Please try again in a moment, or call us: the numbers are below.</p>
			</LoadFailure>
		);
	}
	if (branches.value.length === 0) {
		return (
			<EmptyState icon="map-pin" title="No branch data available">
				<p>Call us and we will tell you where to find us: the numbers are below.</p>
			</EmptyState>
		);
	}
	const shown = foundBranches(branches.value, query);
	return (
		<>
			<StructuredData of={[headOfficeData(companyIdentity()), ...branchesData(shown.items)]} />
			<BranchFinder branches={branches.value} query={query} shown={shown} />
		</>
	);
}

/** All contact options (behaviour §2 /locator). Options that are not configured are omitted. */
function GetInTouch() {
	const { phone, chatPhone, tollFree, headOffice, postalAddress, email } = companyIdentity();
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
