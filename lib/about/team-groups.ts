import { MANAGEMENT_MAX } from "#lib/company/limits";

/** The team's three groups, in the order of the page; Management is the default (behaviour §2 /about). */
export const TEAM_GROUPS = [
	{ slug: "management", label: "Management" },
	{ slug: "shareholders", label: "Shareholders" },
	{ slug: "board-of-directors", label: "Board of Directors" },
] as const;

export type TeamGroup = (typeof TEAM_GROUPS)[number]["slug"];

/** What stands where the backend says nothing about a member (behaviour §2 /about, /about/{id}). */
export const MEMBER_FALLBACKS = {
	name: "Unknown",
	position: "Position not specified",
	excerpt: "No bio available",
	biography: "No biography available",
} as const;

/** The group that a category of the backend names, whatever its case and separators; undefined for none of the three. */
export function teamGroup(category: string | undefined): TeamGroup | undefined {
	const slug = category
		?.trim()
		.toLowerCase()
		.replace(/[\s_]+/g, "-");
	return TEAM_GROUPS.find(
		(group) => group.slug === slug || (group.slug === "board-of-directors" && slug === "board"),
	)?.slug;
}

/** The address at which the page about the company shows a group, at its place on the page. */
export const teamHref = (group: TeamGroup) => `/about?category=${group}#team`;

/** All three groups in the order of the page, each with its members in display order; a group may be empty. */
export const membersByGroup = <T extends { group?: TeamGroup; displayOrder?: number; name?: string }>(
	members: readonly T[],
) =>
	TEAM_GROUPS.map((group) => ({
		...group,
		members: inDisplayOrder(members.filter((member) => member.group === group.slug)),
	}));

/** Sorted by display order, those without one last, ties by name; a new array. */
export function inDisplayOrder<T extends { displayOrder?: number; name?: string }>(
	members: readonly T[],
): T[] {
	return members.toSorted(
		(a, b) =>
			(a.displayOrder ?? Number.MAX_SAFE_INTEGER) - (b.displayOrder ?? Number.MAX_SAFE_INTEGER) ||
			(a.name ?? "").localeCompare(b.name ?? "", "en"),
	);
}

/** Those that a group shows at first: management at most nine (three rows of three), the other groups all. */
export const shownAtFirst = <T>(group: TeamGroup, members: readonly T[]): readonly T[] =>
	group === "management" ? members.slice(0, MANAGEMENT_MAX) : members;
