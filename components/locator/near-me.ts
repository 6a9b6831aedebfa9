import { type BranchEntry, readBranchEntries } from "#components/locator/branch-entries";
import type { BranchQuery } from "#lib/locator/branch-query";
import { branchPage } from "#lib/locator/branch-search";
import { distanceNote, nearestFirst, type Position } from "#lib/locator/distance";
import { within } from "#lib/web/deadline";

const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };
/** Some browsers never call back: those without a prompt, or whose prompt was dismissed. */
const NO_ANSWER_MS = 15_000;

export type NearestBranches = {
	/** The visitor's position, which never leaves the browser. */
	here: Position;
	/** The entries of the branches that match a query, nearest first. */
	entriesFor: (query: BranchQuery) => HTMLElement[];
};

/**
 * The branches by distance from the visitor, or the reason, in words for visitors, why there is no position. Rejects if the
 * branches cannot be read.
 */
export async function nearestBranches(): Promise<NearestBranches | { reason: string }> {
	try {
		const [here, branches] = await Promise.all([position(), readBranchEntries()]);
		const nearest = nearestFirst(branches, here);
		return {
			here,
			entriesFor: (query) => branchPage(nearest, query).items.map((branch) => withDistance(branch, here)),
		};
	} catch (error) {
		if (error instanceof Refusal) return { reason: error.message };
		throw error;
	}
}

/** A copy of a branch's entry that says how far away it is. */
function withDistance({ entry, position }: BranchEntry, here: Position): HTMLElement {
	const copy = document.importNode(entry, true);
	const distance = copy.querySelector("[data-distance]");
	if (distance && position) distance.textContent = distanceNote(here, position);
	return copy;
}

class Refusal extends Error {}

async function position(): Promise<Position> {
	if (!window.isSecureContext || !navigator.geolocation) throw new Refusal(INSECURE);
	try {
		return await within(positionOfBrowser(), NO_ANSWER_MS, () => {
			throw new Refusal(TOO_LONG);
		});
	} catch (error) {
		throw error instanceof Refusal ? error : new Refusal(NO_POSITION);
	}
}

const positionOfBrowser = () =>
	new Promise<Position>((resolve, reject) => {
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
			({ code }) => reject(new Refusal(REASONS[code] ?? NO_POSITION)),
			POSITION_OPTIONS,
		);
	});

const INSECURE =
	"Your browser shares your position on a secure connection (https) only. Choose your region instead.";
const TOO_LONG = "Finding your position took too long. Try again, or choose your region instead.";
const NO_POSITION = "Your position could not be found. Choose your region instead.";

/** By the codes of `GeolocationPositionError`. */
const REASONS: Record<number, string> = {
	1: "Your position is not shared with this site. Allow it in your browser’s settings, or choose your region instead.",
	2: NO_POSITION,
	3: TOO_LONG,
};
