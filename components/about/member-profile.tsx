import { Portrait } from "#components/about/portrait";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { PageHeading } from "#components/ui/page-heading";
import { Prose } from "#components/ui/prose";
import { MEMBER_FALLBACKS, teamHref } from "#lib/about/team-groups";
import type { TeamMember } from "#lib/backend/team";

/** One team member (behaviour §2 /about/{id}). */
export function MemberProfile({ member }: { member: TeamMember }) {
	const name = member.name ?? MEMBER_FALLBACKS.name;
	return (
		<article>
			<PageHeading
				title={name}
				intro={member.position ?? MEMBER_FALLBACKS.position}
				trail={[{ label: "About", href: "/about" }]}
			/>
			<Container className="grid gap-8 py-10 md:grid-cols-[min(18rem,38vw)_minmax(0,1fr)] md:gap-12 md:py-16 lg:grid-cols-[22rem_1fr] lg:gap-16">
				<Portrait
					member={member}
					alt={`Portrait of ${name}`}
					sizes="(min-width: 64rem) 352px, (min-width: 48rem) 288px, 66vw"
					isFirst
					className="w-full max-w-sm rounded-lg shadow-card md:sticky md:top-24"
				/>
				<div>
					<h2 className="text-2xl">Biography</h2>
					<Prose
						text={member.biography ?? MEMBER_FALLBACKS.biography}
						blocks={member.biographyBlocks}
						className="mt-4"
					/>
					<ButtonLink href={teamHref(member.group ?? "management")} variant="outline" className="mt-10">
						<Icon name="arrow-left" />
						Back to the team
					</ButtonLink>
				</div>
			</Container>
		</article>
	);
}
