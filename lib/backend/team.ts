import "server-only";
import { z } from "zod";
import { teamGroup } from "#lib/about/team-groups";
import { reportFinding, sampleOf } from "#lib/backend/client/findings";
import { dates, datesOf } from "#lib/backend/dates";
import { identifier, idOf, longText, picture, pictureOf, place, text, unusable } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";

/** A member of the team (behaviour §3). A member whose category is none of the three groups is in no list. */
export const teamMember = z
	.object({
		...identifier,
		...picture,
		...dates,
		name: text,
		position: text,
		biography: longText,
		category: text.meta({
			description: "Free text: management, shareholder and board have tabs",
		}),
		display_order: place,
	})
	.transform((wire, context) => {
		const id = idOf(wire);
		if (!id) return unusable(context, "id", "a team member is found by id");
		return {
			id,
			name: wire.name,
			position: wire.position,
			biography: wire.biography?.plain,
			...(wire.biography?.blocks && { biographyBlocks: wire.biography.blocks }),
			image: pictureOf(wire),
			/** As the backend spells it. */
			...(wire.category && { category: wire.category }),
			group: teamGroup(wire.category),
			displayOrder: wire.display_order,
			...datesOf(wire),
		};
	});
export type TeamMember = z.output<typeof teamMember>;

/** All members, in the backend's order. Logs the categories that have no tab. Throws `BackendFailure`. */
export const getTeam = listReader("/team", teamMember, (members) => {
	const categories = new Set(members.flatMap(({ group, category }) => (group ? [] : (category ?? "none"))));
	if (categories.size > 0)
		reportFinding("/team", "wrong", [
			`members in no tab, because their category is unknown: ${sampleOf([...categories])}`,
		]);
	return members;
});

/** One member by id, found in the list, because the backend has no path for one. Throws `BackendFailure`. */
export const getTeamMember = async (id: string): Promise<TeamMember | undefined> =>
	(await getTeam()).find((member) => member.id === id);
