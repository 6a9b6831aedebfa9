import type { ReactNode } from "react";
import { BranchFact } from "#components/locator/branch-fact";
import { BranchHours } from "#components/locator/branch-hours";
import { OpeningNow } from "#components/locator/opening-now";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { LinkItems } from "#components/ui/link-items";
import { PageHeading } from "#components/ui/page-heading";
import { PhoneLink } from "#components/ui/phone-link";
import { Section } from "#components/ui/section";
import { StructuredData } from "#components/ui/structured-data";
import type { Branch } from "#lib/backend/locator";
import { visitHref } from "#lib/before-you-visit/requirements";
import { holidaysSoon } from "#lib/calendar/holidays";
import { unusualText } from "#lib/calendar/opening-hours";
import { listHref } from "#lib/lists/list-pages";
import { branchKey } from "#lib/locator/branch-path";
import { directionsHref } from "#lib/locator/directions-href";
import { distanceKm, distanceText } from "#lib/locator/distance";
import { branchesData } from "#lib/seo/structured-data";
import { dialledNumber, telHref } from "#lib/web/tel-href";

type BranchScreenProps = {
	branch: Branch;
	/** The nearest branches; for a branch without a position, others in its region. */
	others: readonly Branch[];
	/** The nearest one that is open as usual. */
	instead: Branch | undefined;
};

/** One branch: opening hours, directions, phone number, what to bring, and other branches. */
export function BranchScreen({ branch, others, instead }: BranchScreenProps) {
	const { name, region, location, phone, position } = branch;
	const holidays = holidaysSoon(new Date());
	return (
		<Page>
			<StructuredData of={branchesData([branch], holidays)} />
			<PageHeading
				title={name}
				intro={location === name ? region : `${location}, ${region}`}
				trail={[
					{ label: "Branch Locator", href: "/locator" },
					{ label: region, href: listHref("/locator", { region }) },
				]}
			>
				<div className="mt-2 md:mt-5">{branch.hours !== null && <OpeningNow of={branch} />}</div>
				<div className="mt-3 flex flex-wrap gap-3 md:mt-5">
					{position && (
						<ButtonLink href={directionsHref(position)} target="_blank" rel="noopener" variant="gold">
							<Icon name="navigation" /> Directions
						</ButtonLink>
					)}
					{phone && dialledNumber(phone) && (
						<ButtonLink href={telHref(phone)} variant="on-dark">
							<Icon name="phone-call" /> Call <span className="max-md:sr-only">{phone}</span>
						</ButtonLink>
					)}
				</div>
			</PageHeading>
			<Container className="grid gap-4 py-6 md:grid-cols-2 md:gap-5 md:py-14 lg:gap-6">
				<Card icon="clock" title="Opening hours">
					<BranchHours of={branch} instead={instead} />
				</Card>
				<HowToGetThere branch={branch} />
				<Offer branch={branch} />
				<Card icon="badge-check" title="What to bring">
					<p>
						Always bring your Ghana Card. For an account, a loan or money from abroad you need more. The list
						for your visit says which other cards count. See it before you set out.
					</p>
					<ButtonLink
						href={visitHref({ branch: branchKey(branch) })}
						variant="outline"
						className="mt-4 print:hidden"
					>
						See what to bring
					</ButtonLink>
				</Card>
			</Container>
			{others.length > 0 && (
				<Section title={position ? "Nearest branches" : `Other branches in ${region}`} tone="canvas">
					<ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6">
						{others.map((other) => (
							<OtherBranch key={other.id} other={other} from={position} />
						))}
					</ul>
				</Section>
			)}
		</Page>
	);
}

const HowToGetThere = ({
	branch: { location, area, digitalAddress, phone, position },
}: Pick<BranchScreenProps, "branch">) => (
	<Card icon="map-pin" title="How to get there">
		<dl className="fact-list [--label:7em]">
			<BranchFact label="Address">{location}</BranchFact>
			<BranchFact label="Area">{area}</BranchFact>
			<BranchFact label="Digital address">
				{digitalAddress && <span translate="no">{digitalAddress}</span>}
			</BranchFact>
			<BranchFact label="Phone">
				{phone && (
					<PhoneLink
						number={phone}
						className="inline-block underline decoration-brand-300 underline-offset-4"
					/>
				)}
			</BranchFact>
		</dl>
		<p className="mt-3 text-sm print:hidden">
			{position
				? "“Directions” opens your phone’s map and shows you the way."
				: "We do not have its location. Call us to ask the way."}
		</p>
	</Card>
);

/** The branch's offer. Services and languages link to all branches that have them. */
function Offer({ branch }: { branch: Branch }) {
	const { services, languages, hasWheelchairAccess, hasCashMachine } = branch;
	const yesNo = (is: boolean | undefined) => is !== undefined && (is ? "Yes" : "No");
	const isSilent = hasWheelchairAccess === undefined && hasCashMachine === undefined;
	if (services.length + languages.length === 0 && isSilent) return null;
	return (
		<Card icon="handshake" title="At this branch">
			<dl className="[&_dd+dt]:mt-2 [&_dd]:text-ink-900 [&_dt]:text-ink-600 [&_dt]:text-sm">
				<BranchFact label="Services">
					{services.length > 0 && <Links name="service" values={services} />}
				</BranchFact>
				<BranchFact label="Languages">
					{languages.length > 0 && <Links name="language" values={languages} />}
				</BranchFact>
				<BranchFact label="Wheelchair access">{yesNo(hasWheelchairAccess)}</BranchFact>
				<BranchFact label="Cash machine">{yesNo(hasCashMachine)}</BranchFact>
			</dl>
		</Card>
	);
}

const Links = ({ name, values }: { name: "service" | "language"; values: readonly string[] }) => (
	<ul className="flex flex-wrap gap-x-4">
		<LinkItems
			links={values.map((value) => ({ label: value, href: listHref("/locator", { [name]: value }) }))}
			className="inline-block py-0.5 underline decoration-brand-300 underline-offset-4"
		/>
	</ul>
);

const Card = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
	<section className="rounded-lg border border-line p-6 md:max-lg:last:odd:col-span-2 print:break-inside-avoid">
		<h2 className="mb-3 flex items-center gap-3 text-xl">
			<span className="icon-disc size-10">
				<Icon name={icon} />
			</span>
			{title}
		</h2>
		{children}
	</section>
);

const OtherBranch = ({ other, from }: { other: Branch; from: Branch["position"] }) => (
	<li>
		<a
			href={other.path}
			className="flex h-full flex-col rounded-lg border border-line bg-white p-5 shadow-card transition-colors hover:border-brand-400"
		>
			<span className="font-semibold text-ink-900 text-lg">{other.name}</span>
			<span className="text-ink-700 text-sm">{other.location}</span>
			<span className="font-semibold text-gold-800 text-sm">{unusualText(other, new Date())}</span>
			{from && other.position && (
				<span className="mt-2 flex items-center gap-1.5 text-brand-700 text-sm">
					<Icon name="map-pin" className="size-4.5" />
					{distanceText(distanceKm(from, other.position))} in a straight line
				</span>
			)}
		</a>
	</li>
);
