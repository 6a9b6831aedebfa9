import "server-only";
import { type BranchQuery, isNarrowed, nameKey, spelt } from "#lib/locator/branch-query";
import { type BranchPage, branchPage, matchingBranches, regionsOf } from "#lib/locator/branch-search";
import { nearestFirst, type Position } from "#lib/locator/distance";
import { drawnPins } from "#lib/locator/ghana-map";
import { plainLetters } from "#lib/text/text-match";
import { isOneErrorApart } from "#lib/text/typing-error";
import places from "./places.json" with { type: "json" };

/** A town, or a region with the middle of its towns. */
type Place = { name: string; key: string; position: Position; isRegion: boolean };

/** The branches of a query, or those nearest to the place that it names. */
export type FoundBranches<B> = BranchPage<B> & {
	/** Missing where branches match. */
	nearest?: {
		/** Why these are listed: 'We have no branch in Yendi.' */
		reason: string;
		/** What distances are measured from; missing for a region. */
		from?: Position;
	};
};

type Sought = Parameters<typeof branchPage>[0][number];

const NEAREST_MAX = 3;

/**
 * The page of branches for a query. Where none matches, but the town or region is one of Ghana's, the three branches nearest to it
 * that have the services asked for, by straight line. A town may be the beginning of its name, or have one wrong letter.
 */
export function foundBranches<B extends Sought>(
	branches: readonly B[],
	query: BranchQuery,
): FoundBranches<B> {
	const page = branchPage(branches, query);
	const place = page.total === 0 && query.town ? townNamed(query.town) : regionNamed(query, page);
	if (!place) return page;
	const placed = matchingBranches(branches, { ...query, town: "", region: "" }).filter(hasPosition);
	const items = nearestFirst(placed, place.position).slice(0, NEAREST_MAX);
	if (items.length === 0) return page;
	const { name, position, isRegion } = place;
	return {
		items,
		page: 1,
		pages: 1,
		total: items.length,
		region: isRegion ? name : page.region,
		pins: drawnPins(items),
		nearest: {
			reason: reasonFor(place, branches, query),
			...(!isRegion && { from: position }),
		},
	};
}

const hasPosition = <B extends Sought>(branch: B): branch is B & { position: Position } =>
	branch.position !== undefined;

function reasonFor({ name, isRegion }: Place, branches: readonly Sought[], query: BranchQuery): string {
	const there = isRegion ? `${name} Region` : name;
	const own = isRegion ? spelt(regionsOf(branches), name) : matchingBranches(branches, { town: name }).length;
	if (!own) return `We have no branch in ${there}.`;
	return isNarrowed(query) ? `No branch in ${there} has all that you chose.` : "";
}

/** The regions in which the company has no branch, each with its nearest. */
export function regionsWithoutBranch<B extends Sought>(
	branches: readonly B[],
): { name: string; nearest: B }[] {
	const own = new Set(regionsOf(branches).map((name) => nameKey(name).replace(/ region$/, "")));
	const placed = branches.filter(hasPosition);
	return REGIONS.filter(({ key }) => !own.has(key)).flatMap(({ name, position }) => {
		const [nearest] = nearestFirst(placed, position);
		return nearest ? [{ name, nearest }] : [];
	});
}

const keyOf = (name: string): string =>
	plainLetters(name)
		.match(/[\p{L}\d]+/gu)
		?.join(" ") ?? "";

const middleOf = (list: readonly Position[]): Position => ({
	lat: list.reduce((sum, { lat }) => sum + lat, 0) / list.length,
	lng: list.reduce((sum, { lng }) => sum + lng, 0) / list.length,
});

const REGIONS: readonly Place[] = [...Map.groupBy(places, ({ region }) => region)]
	.map(([name, towns]) => ({ name, key: keyOf(name), position: middleOf(towns), isRegion: true }))
	.sort((a, b) => a.name.localeCompare(b.name));

const PLACES: readonly Place[] = [
	...REGIONS,
	...places.map(({ name, lat, lng }) => ({
		name,
		key: keyOf(name),
		position: { lat, lng },
		isRegion: false,
	})),
];

/** The region of a query that names no town, if no branch of it was found. */
function regionNamed({ town, region }: BranchQuery, page: BranchPage<unknown>): Place | undefined {
	if (town || (page.region && page.total > 0)) return undefined;
	return REGIONS.find(({ key }) => key === nameKey(region));
}

/** The shortest beginning that misleads nobody. */
const BEGINNING_MIN = 3;
/** With one wrong letter, shorter names are other places: Lome, Dome. */
const MISTYPED_MIN = 4;

function townNamed(typed: string): Place | undefined {
	const sought = keyOf(typed).replace(/ region$/, "");
	const whole = PLACES.find(({ key }) => key === sought);
	if (whole || sought.length < BEGINNING_MIN) return whole;
	const begun = PLACES.filter(({ key }) => key.startsWith(sought) || key.split(" ").includes(sought));
	const [shortest] = begun.sort((a, b) => a.key.length - b.key.length);
	if (shortest || sought.length < MISTYPED_MIN) return shortest;
	return PLACES.find(({ key }) => [key, ...key.split(" ")].some((name) => isMistyped(name, sought)));
}

const isMistyped = (name: string, typed: string) => name[0] === typed[0] && isOneErrorApart(name, typed);
