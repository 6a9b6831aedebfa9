import { Portrait } from "#components/about/portrait";
import { MEMBER_FALLBACKS } from "#lib/about/team-groups";
import type { TeamMember } from "#lib/backend/team";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";
import { encodedSegment } from "#lib/web/path-segment";

const EXCERPT_WORDS = 18;

/** One member of the team; the whole card links to their page. */
export function MemberCard({ member }: { member: TeamMember }) {
	return (
		<li className="group relative flex gap-4 max-md:flex-wrap rounded-lg border border-line bg-white p-3 transition-shadow hover:shadow-raised md:flex-col md:gap-0 md:overflow-hidden md:p-0">
			<Portrait
				member={member}
				sizes="(min-width: 80rem) 290px, (min-width: 48rem) 30vw, 96px"
				className="size-24 shrink-0 rounded-md md:h-auto md:w-full md:rounded-none"
			/>
			<div className="min-w-0 flex-1 max-md:basis-[5.5em] md:p-5">
				<h4 className="font-semibold text-ink-900 text-lg leading-snug">
					<a
						href={`/about/${encodedSegment(member.id)}`}
						className="after:absolute after:inset-0 after:rounded-lg group-hover:underline"
					>
						<Name>{member.name ?? MEMBER_FALLBACKS.name}</Name>
					</a>
				</h4>
				<p className="mt-0.5 font-medium text-brand-700 text-sm">
					{member.position ?? MEMBER_FALLBACKS.position}
				</p>
				<p className="mt-2 text-sm max-md:line-clamp-2">
					{member.biography
						? nonBreaking(excerpt(member.biography, EXCERPT_WORDS))
						: MEMBER_FALLBACKS.excerpt}
				</p>
			</div>
		</li>
	);
}

/** A name that breaks at its hyphens only if it does not fit on the next line. */
const Name = ({ children }: { children: string }) =>
	children.split(/(\S+-\S+)/).map((part, at) =>
		at % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change their order
			<span key={at} className="inline-block">
				{part}
			</span>
		) : (
			part
		),
	);
