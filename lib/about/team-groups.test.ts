import assert from "node:assert/strict";
import { test } from "node:test";
import {
	inDisplayOrder,
	membersByGroup,
	shownAtFirst,
	type TeamGroup,
	teamGroup,
	teamHref,
} from "#lib/about/team-groups";

const CATEGORIES: readonly [category: string | undefined, group: TeamGroup | undefined][] = [
	["management", "management"],
	[" SHAREHOLDERS ", "shareholders"],
	["Board  of_Directors", "board-of-directors"],
	["board-of-directors", "board-of-directors"],
	["board", "board-of-directors"],
	["Senior Management", "management"],
	["Share-holders", "shareholders"],
	["Board members", "board-of-directors"],
	["managed funds", undefined],
	["", undefined],
	[undefined, undefined],
];

for (const [category, group] of CATEGORIES) {
	test(`'${category}' is ${group ?? "none of the three groups"}`, () => {
		assert.equal(teamGroup(category), group);
	});
}

const member = (name: string | undefined, group?: TeamGroup, displayOrder?: number) => ({
	name,
	group,
	displayOrder,
});

test("members are sorted by display order, those without one last, ties by name", () => {
	const members = [
		member("Yaa"),
		member("Kofi", undefined, 2),
		member("Esi", undefined, 0),
		member(undefined),
		member("Ama", undefined, 2),
		member("Abla"),
	];
	assert.deepEqual(
		inDisplayOrder(members).map(({ name }) => name),
		["Esi", "Ama", "Kofi", undefined, "Abla", "Yaa"],
	);
	assert.equal(members[0]?.name, "Yaa", "the given list stays as it is");
});

test("all three groups exist, even empty ones, and members of other categories are left out", () => {
	const groups = membersByGroup([
		member("Ama", "management", 2),
		member("Esi", "management", 1),
		member("Kofi", "board-of-directors"),
		member("Nobody"),
	]);
	assert.deepEqual(
		groups.map(({ label, members }) => [label, members.map(({ name }) => name)]),
		[
			["Management", ["Esi", "Ama"]],
			["Shareholders", []],
			["Board of Directors", ["Kofi"]],
		],
	);
});

const SHOWN: readonly [group: TeamGroup, count: number, shown: number][] = [
	["management", 9, 9],
	["management", 10, 9],
	["management", 40, 9],
	["shareholders", 12, 12],
];

for (const [group, count, shown] of SHOWN) {
	test(`of ${count} in ${group}, ${shown} are shown at first`, () => {
		assert.equal(shownAtFirst(group, Array.from({ length: count })).length, shown);
	});
}

test("a group's URL leads to its section of the page", () => {
	assert.equal(teamHref("board-of-directors"), "/about?category=board-of-directors#team");
});
