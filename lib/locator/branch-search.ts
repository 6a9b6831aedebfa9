import { openingTexts, type Unusual, unusualText, type WeekHours } from "#lib/calendar/opening-hours";
import { BRANCHES_AT_ONCE, BRANCHES_PER_PAGE } from "#lib/company/limits";
import { type PageOf, pageNumber, paginate } from "#lib/lists/list-pages";
import { type BranchQuery, nameKey, spelt } from "#lib/locator/branch-query";
import { nearestFirst, type Position } from "#lib/locator/distance";
import { type DrawnPin, drawnPins, type PlacedBranch } from "#lib/locator/ghana-map";
import { excerpt } from "#lib/text/excerpt";
import { lowerFirst } from "#lib/text/first-letter";
import { plainLetters } from "#lib/text/text-match";

/** The offer of a branch, as far as the backend says. */
export type BranchOffer = {
	services: readonly string[];
	languages: readonly string[];
	/** Undefined if the backend does not say. */
	hasWheelchairAccess: boolean | undefined;
	hasCashMachine: boolean | undefined;
	/** Undefined if it has the usual ones. */
	/** Null: they cannot be read. */
	hours: WeekHours | null | undefined;
};

/** The filters that some branch supports; empty if none does. */
export type BranchFacets = {
	services: string[];
	languages: string[];
	access: boolean;
	cash: boolean;
	saturday: boolean;
};

/** One page of the branches that match a query. */
export type BranchPage<B> = PageOf<B> & {
	/** As the list spells it; "" for all. */
	region: string;
	/** The pins of the branches on all pages; missing if every branch matches. */
	pins?: DrawnPin[];
};

/** The services and languages that branches name, in alphabetical order, and whether any has access, a cash machine or hours on Saturday. */
export const branchFacets = (branches: readonly Partial<BranchOffer>[]): BranchFacets => ({
	services: distinct(branches.flatMap(({ services = [] }) => services)),
	languages: distinct(branches.flatMap(({ languages = [] }) => languages)),
	access: branches.some(({ hasWheelchairAccess }) => hasWheelchairAccess),
	cash: branches.some(({ hasCashMachine }) => hasCashMachine),
	saturday: branches.some(isOpenOnSaturday),
});

/** The regions in the order in which the list first names them. */
export const regionsOf = (branches: readonly { region: string }[]): string[] => [
	...new Set(branches.map(({ region }) => region)),
];

type SoughtBranch = PlacedBranch &
	Partial<BranchOffer> & { region: string; name?: string; location?: string; area?: string | undefined };

/** The page of branches for a query. A page beyond the end means the last. */
export function branchPage<B extends SoughtBranch>(
	branches: readonly B[],
	query: Partial<BranchQuery>,
): BranchPage<B> {
	const found = matchingBranches(branches, query);
	return {
		...paginate(found, pageNumber(query.page ?? ""), BRANCHES_PER_PAGE),
		region: spelt(regionsOf(branches), query.region),
		...(found.length < branches.length && { pins: drawnPins(found) }),
	};
}

/**
 * The branches that match a query, on all pages. Case does not matter. A region, service or language that no branch has counts as
 * all, so that an old or mistyped link still shows branches. Each word of a town must begin a word of the branch's name or address.
 */
export function matchingBranches<B extends SoughtBranch>(
	branches: readonly B[],
	query: Partial<BranchQuery>,
): B[] {
	const { services, languages } = branchFacets(branches);
	const region = spelt(regionsOf(branches), query.region);
	const service = spelt(services, query.service);
	const language = spelt(languages, query.language);
	return branches.filter(
		(branch) =>
			isIn(branch, query.town) &&
			(!region || branch.region === region) &&
			(!service || has(branch.services, service)) &&
			(!language || has(branch.languages, language)) &&
			(!query.access || branch.hasWheelchairAccess) &&
			(!query.cash || branch.hasCashMachine) &&
			(!query.saturday || isOpenOnSaturday(branch)),
	);
}

const isOpenOnSaturday = ({ hours }: Partial<BranchOffer>): boolean => hours?.[6] !== undefined;

/** Accents count for nothing: few phones have 'ɔ'. */
function isIn({ name = "", location = "", area = "", region }: SoughtBranch, town = ""): boolean {
	const words = wordsOf([name, location, area, region].join(" "));
	return wordsOf(town).every((typed) => words.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\d]+/gu) ?? [];

const has = (list: readonly string[] = [], name: string) =>
	list.some((entry) => nameKey(entry) === nameKey(name));

const distinct = (names: readonly string[]): string[] =>
	[...new Map(names.map((name) => [nameKey(name), name])).values()].sort((a, b) => a.localeCompare(b));

const BESIDE_MAX = 3;

/**
 * Alternatives to a branch: the three nearest with a known position. For a branch without a position, three others of its region.
 */
export function branchesBeside<B extends { region: string; position?: Position }>(
	branch: B,
	branches: readonly B[],
): B[] {
	const { position, region } = branch;
	const others = branches.filter((other) => other !== branch);
	if (!position) return others.filter((other) => other.region === region).slice(0, BESIDE_MAX);
	const placed = others.filter((other) => other.position);
	return nearestFirst(placed, position).slice(0, BESIDE_MAX);
}

/**
 * Where to go instead of a branch: the nearest one that keeps its usual hours now. Undefined for a branch without a position.
 */
export function branchInstead<B extends Unusual & { position?: Position | undefined }>(
	branch: B,
	branches: readonly B[],
	at: Date,
): B | undefined {
	const { position } = branch;
	if (!position) return undefined;
	const placed = branches.filter((other) => other !== branch && other.position);
	return nearestFirst(placed, position).find((other) => isUsual(other, at));
}

/** Whether neither an alert names it nor is it closed for a reason of its own. */
const isUsual = (branch: Unusual, at: Date): boolean => openingTexts(branch, at).hours !== undefined;

/**
 * A branch to choose from: what visitors read below its region, and the value that is sent, which distinguishes two branches of one
 * name.
 */
export type BranchChoice = { name: string; value: string };

/**
 * Branches to choose from by region, each name once. Empty if there are too many: visitors then type the branch.
 */
export function branchChoices(
	branches: readonly (Unusual & { region: string; name: string })[],
	at = new Date(),
): { region: string; choices: BranchChoice[] }[] {
	if (branches.length > BRANCHES_AT_ONCE) return [];
	return [...Map.groupBy(branches, ({ region }) => region)].map(([region, list]) => ({
		region,
		choices: [...new Map(list.map((branch) => [branch.name, branch])).values()].map((branch) => ({
			name: choiceName(branch, at),
			value: choiceValue(branch),
		})),
	}));
}

const choiceValue = ({ name, region }: { name: string; region: string }) => `${name}, ${region}`;

/**
 * If the branch that was chosen is closed, until when, and where to go instead: 'Wa Branch is closed until Friday 4 December: we are
 * moving. Until then, the nearest branch is …'. Empty while an alert says what is true of it, and for a branch that was typed.
 */
export function closedChoiceText(
	branches: readonly (Unusual & { region: string; name: string; position?: Position | undefined })[],
	chosen: string,
	at: Date,
): string {
	const branch = branches.find((each) => choiceValue(each) === chosen);
	if (!branch || branch.alert || isUsual(branch, at)) return "";
	const instead = branchInstead(branch, branches, at);
	const closed = `${branch.name} is ${lowerFirst(unusualText(branch, at) ?? "closed")}.`;
	return instead ? `${closed} Until then, the nearest branch is ${instead.name}.` : closed;
}

/** A branch in a list of choices, with what must be known before it is chosen: 'Wa Branch – Closed until Friday 4 December'. */
export function choiceName(branch: Unusual & { name: string }, at: Date): string {
	if (isUsual(branch, at)) return branch.name;
	return `${branch.name} – ${excerpt(unusualText(branch, at) ?? "", NOTE_WORDS)}`;
}

const NOTE_WORDS = 12;
