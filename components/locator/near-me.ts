import { type Branch, readAllBranches } from "#components/locator/all-branches";
import type { BranchQuery } from "#lib/locator/branch-query";
import { type BranchPage, branchPage } from "#lib/locator/branch-search";
import { distanceKm, distanceText, nearestFirst, type Position } from "#lib/locator/distance";

const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

export type NearestBranches = {
	/** The visitor's position, which never leaves the browser. */
	here: Position;
	/** The page of the branches that match a query, nearest first. */
	pageFor: (query: BranchQuery) => BranchPage<Branch>;
	/** How far away a branch is, in words; undefined if its position is not known. */
	distanceTo: (branch: Branch) => string | undefined;
};

/**
 * The branches by distance from the visitor, or the reason, in words for visitors, why there is no position. Rejects if the
 * branches cannot be read.
 */
export async function nearestBranches(): Promise<NearestBranches | { reason: string }> {
	try {
		const [here, branches] = await Promise.all([position(), readAllBranches()]);
		const nearest = nearestFirst(branches, here);
		return {
			here,
			pageFor: (query) => branchPage(nearest, query),
			distanceTo: ({ position }) => position && distanceText(distanceKm(here, position)),
		};
	} catch (error) {
		if (error instanceof Refusal) return { reason: error.message };
		throw error;
	}
}

class Refusal extends Error {}

function position(): Promise<Position> {
	return new Promise((resolve, reject) => {
		if (!window.isSecureContext || !navigator.geolocation) {
			reject(
				new Refusal(
					"Your browser shares your position on a secure connection (https) only. Choose your region instead.",
				),
			);
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
			({ code }) => reject(new Refusal(REASONS[code] ?? NO_POSITION)),
			POSITION_OPTIONS,
		);
	});
}

const NO_POSITION = "Your position could not be found. Choose your region instead.";

/** By the codes of `GeolocationPositionError`. */
const REASONS: Record<number, string> = {
	1: "Your position is not shared with this site. Allow it in your browser’s settings, or choose your region instead.",
	2: NO_POSITION,
	3: "Finding your position took too long. Try again, or choose your region instead.",
};
