import { MANAGEMENT_MAX } from "#lib/company/limits";
import { listHref, pageParameter } from "#lib/lists/list-pages";
import { encodedSegment } from "#lib/web/path-segment";

/** The team's three groups, in the order of the page; Management is the default (behaviour §2 /about). */
export const TEAM_GROUPS = [
	{ slug: "management", label: "Management" },
	{ slug: "shareholders", label: "Shareholders" },
	{ slug: "board-of-directors", label: "Board of Directors" },
] as const;

export type TeamGroup = (typeof TEAM_GROUPS)[number]["slug"];

/** Fallbacks for missing facts about a member (behaviour §2.3). */
export const MEMBER_FALLBACKS = {
	name: "Unknown",
	position: "Position not specified",
	excerpt: "No bio available",
	biography: "No biography available",
} as const;

/** How backends begin the name of each group: 'Management Team', 'shareholder', 'Board', 'Directors'. */
const GROUP_WORDS: readonly [group: TeamGroup, words: RegExp][] = [
	["management", /^(?:(?:senior|executive|top) )?manage(?:ment|rs?)\b|^executives?\b/],
	["shareholders", /^share ?holders?\b/],
	["board-of-directors", /^board\b|^(?:(?:non )?executive )?directors?$/],
];

/** The group of a backend category, ignoring case, separators, number and what follows; undefined if it is none of the three. */
export function teamGroup(category: string | undefined): TeamGroup | undefined {
	const words = (category ?? "")
		.toLowerCase()
		.replace(/[\s_-]+/g, " ")
		.trim();
	return GROUP_WORDS.find(([, known]) => known.test(words))?.[0];
}

/** The URL of a page of a group on the about page. */
export const teamHref = (group: TeamGroup, page = 1) =>
	`${listHref("/about", { category: group, page: pageParameter(page) })}#team`;

/** All three groups in the order of the page, each with its members in display order; a group may be empty. */
export const membersByGroup = <T extends { group?: TeamGroup; displayOrder?: number; name?: string }>(
	members: readonly T[],
) =>
	TEAM_GROUPS.map((group) => ({
		...group,
		members: inDisplayOrder(members.filter((member) => member.group === group.slug)),
	}));

/** A new array sorted by display order, members without one last, ties by name. */
export function inDisplayOrder<T extends { displayOrder?: number; name?: string }>(
	members: readonly T[],
): T[] {
	return members.toSorted(
		(a, b) =>
			(a.displayOrder ?? Number.MAX_SAFE_INTEGER) - (b.displayOrder ?? Number.MAX_SAFE_INTEGER) ||
			(a.name ?? "").localeCompare(b.name ?? "", "en"),
	);
}

/** The members that a group shows initially: at most nine of management (three rows of three), all of the others. */
export const shownAtFirst = <T>(group: TeamGroup, members: readonly T[]): readonly T[] =>
	group === "management" ? members.slice(0, MANAGEMENT_MAX) : members;

/** The URL of a team member's page. */
export const memberHref = (id: string): string => `/about/${encodedSegment(id)}`;
