import { CorporateIdentity } from "#components/about/corporate-identity";
import { TeamSection } from "#components/about/team-section";
import { Page } from "#components/page/page";
import { Icon } from "#components/ui/icon";
import { Picture } from "#components/ui/picture";
import { Section } from "#components/ui/section";
import { aboutNumbers, VALUES, whoWeAre } from "#lib/about/about";
import type { TeamGroup } from "#lib/about/team-groups";
import type { Outcome } from "#lib/backend/client/failure";
import type { TeamMember } from "#lib/backend/team";
import { companyIdentity } from "#lib/company/identity";

type AboutScreenProps = {
	/** Undefined if it is not known. */
	branchCount: number | undefined;
	team: Outcome<TeamMember[]>;
	group: TeamGroup;
	page: number;
};

/** The company and its people (behaviour §2 /about). */
export function AboutScreen({ branchCount, team, group, page }: AboutScreenProps) {
	const company = companyIdentity();
	return (
		<Page
			title="About Us"
			intro={`Who ${company.name} is, what we promise, and the people who run the company.`}
		>
			<WhoWeAre branchCount={branchCount} />
			<CorporateIdentity />
			<Values />
			<TeamSection team={team} group={group} page={page} />
		</Page>
	);
}

function Values() {
	return (
		<Section title="What We Stand For" intro="Five values, and what each means at work.">
			<ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
				{VALUES.map(({ name, icon, text }) => (
					<li key={name} className="flex gap-4 lg:flex-col lg:gap-3">
						<span className="grid size-12 shrink-0 place-items-center rounded-full bg-gold-100 text-gold-800">
							<Icon name={icon} className="size-6" />
						</span>
						<div>
							<h3 className="text-lg">{name}</h3>
							<p className="mt-1">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}

function WhoWeAre({ branchCount }: { branchCount: number | undefined }) {
	const [lead, ...paragraphs] = whoWeAre(companyIdentity());
	return (
		<Section title="Who We Are">
			<div className="grid gap-5 md:grid-cols-2 md:items-center md:gap-12 lg:gap-16">
				<div className="max-w-[60ch] space-y-4">
					<p className="font-medium text-ink-900 text-lg md:text-xl">{lead}</p>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<Picture
					src="/images/branch.webp"
					alt=""
					width={1200}
					height={800}
					sizes="(min-width: 80rem) 545px, (min-width: 48rem) 46vw, 66vw"
					isLarge
					className="wide-picture w-full rounded-lg object-cover"
				/>
			</div>
			<dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(7.5em,34%),1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
				{aboutNumbers(branchCount).map(({ value, text }) => (
					<div key={text} className="flex flex-col-reverse justify-end bg-white p-3 sm:p-6">
						<dt className="mt-1 text-sm">{text}</dt>
						<dd className="font-bold text-brand-700 text-xl even-figures">{value}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
