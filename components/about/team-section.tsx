import { Portrait } from "#components/about/portrait";
import { EmptyState } from "#components/ui/empty-state";
import { Icon } from "#components/ui/icon";
import { LinkTabs } from "#components/ui/link-tabs";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import { Section } from "#components/ui/section";
import {
	MEMBER_FALLBACKS,
	memberHref,
	membersByGroup,
	shownAtFirst,
	type TeamGroup,
	teamHref,
} from "#lib/about/team-groups";
import type { Outcome } from "#lib/backend/client/failure";
import type { TeamMember } from "#lib/backend/team";
import { MEMBERS_PER_PAGE } from "#lib/company/limits";
import { FAILURE_TEXT, FAILURE_TOAST, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import { paginate } from "#lib/lists/list-pages";
import { excerpt } from "#lib/text/excerpt";
import { nonBreaking } from "#lib/text/non-breaking";

const GRID = "grid gap-3 md:grid-cols-3 md:gap-6";

/** Until 'Show all' is pressed. */
const SIX_ON_PHONES = "max-md:[&:not(:has(+details[open]))>li:nth-child(n+7)]:hidden";

type TeamSectionProps = { team: Outcome<TeamMember[]>; group: TeamGroup; page: number };

/**
 * The team's three groups, one shown at a time (behaviour §2 /about). A large group is paginated. If the team could not be
 * loaded, all three are empty.
 */
export function TeamSection({ team, group, page }: TeamSectionProps) {
	const groups = membersByGroup(team.ok ? team.value : []);
	const { label, members } = groups.find(({ slug }) => slug === group) ?? { label: "", members: [] };
	const { items, page: current, pages } = paginate(members, page, MEMBERS_PER_PAGE);
	const shown = pages > 1 ? items : shownAtFirst(group, members);
	const rest = pages > 1 ? [] : members.slice(shown.length);
	return (
		<Section id="team" title="Meet The Team" tone="canvas">
			<div
				{...{ [VIEW]: "team", [LOADING_TEXT]: "Loading the team…" }}
				className="grid gap-6 lg:grid-cols-[15rem_1fr] lg:gap-10"
			>
				<div className="lg:sticky lg:top-24 lg:self-start">
					<p aria-hidden="true" className="mb-3 font-semibold text-ink-900">
						Browse By
					</p>
					<LinkTabs
						label="Browse By"
						shape="sidebar"
						tabs={groups.map(({ slug, label, members }) => ({
							label,
							href: teamHref(slug),
							isActive: slug === group,
							count: members.length,
						}))}
					/>
				</div>
				<div {...{ [FAILURE_TEXT]: "Failed to fetch teams", [FAILURE_TOAST]: "" }}>
					<h3 className="sr-only">{label}</h3>
					{!team.ok ? (
						<LoadFailure title="We could not load the team" toast="Failed to fetch teams" />
					) : members.length === 0 ? (
						<EmptyState icon="users" title={`No one is listed under ${label} yet`} />
					) : (
						<ul className={rest.length > 0 ? `${GRID} ${SIX_ON_PHONES}` : GRID}>
							{shown.map((member) => (
								<MemberCard key={member.id} member={member} />
							))}
						</ul>
					)}
					<Pagination
						label={`Pages of ${label}`}
						page={current}
						pages={pages}
						href={(target) => teamHref(group, target)}
					/>
					{rest.length > 0 && <TheOthers members={rest} total={members.length} />}
				</div>
			</div>
		</Section>
	);
}

/** Members beyond the first nine, in a native disclosure that opens without script. */
function TheOthers({ members, total }: { members: readonly TeamMember[]; total: number }) {
	return (
		<details className="group/all mt-6">
			<summary className="mx-auto flex print:hidden min-h-11 w-fit items-center gap-2 rounded-full border-2 border-brand-700 px-6 font-semibold text-brand-700 hover:bg-brand-50">
				<span className="group-open/all:hidden">Show all {total}</span>
				<span className="hidden group-open/all:inline">Show fewer</span>
				<Icon name="chevron-down" className="size-5 transition-transform group-open/all:rotate-180" />
			</summary>
			<ul className={`mt-6 ${GRID}`}>
				{members.map((member) => (
					<MemberCard key={member.id} member={member} />
				))}
			</ul>
		</details>
	);
}

const EXCERPT_WORDS = 18;

/** One member of the team; the whole card links to their page. */
function MemberCard({ member }: { member: TeamMember }) {
	return (
		<li className="group relative flex gap-4 max-md:flex-wrap break-inside-avoid rounded-lg border border-line bg-white p-3 transition-shadow hover:shadow-raised md:flex-col md:gap-0 md:overflow-hidden md:p-0">
			<Portrait
				member={member}
				sizes="(min-width: 80rem) 290px, (min-width: 48rem) 30vw, 96px"
				className="size-24 shrink-0 rounded-md md:h-auto md:w-full md:rounded-none"
			/>
			<div className="min-w-0 flex-1 max-md:basis-[5.5em] md:p-5">
				<h4 className="font-semibold text-ink-900 text-lg leading-snug">
					<a
						href={memberHref(member.id)}
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
